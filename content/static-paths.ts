import { posts } from './posts.ts';
import { pages } from './site-map.ts';

/** Pages that a person fills in: each visitor gets their own. */
const hydrated: readonly string[] = [pages.contact.path];

/** Pages for everyone to find. */
export const publicPaths: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  ...posts.map(({ path }) => path),
];

/** What is the same for everyone, and is made once. */
export const staticPaths: readonly string[] = [
  ...publicPaths.filter((path) => !hydrated.includes(path)),
  '/sitemap.xml',
  '/robots.txt',
  `${pages.blog.path}/feed.xml`,
];
