import { posts } from './posts.ts';
import { pages } from './site-map.ts';

/** Pages for everyone to find. */
export const publicPaths: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  ...posts.map(({ path }) => path),
];
