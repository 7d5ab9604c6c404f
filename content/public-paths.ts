import { posts } from './posts.ts';
import { pages } from './site-map.ts';

const names: ReadonlyMap<string, string> = new Map([
  ...Object.values(pages).map(({ path, name }) => [path, name] as const),
  ...posts.map(({ path, title }) => [path, title] as const),
]);

/** Pages for everyone to find. */
export const publicPaths: readonly string[] = [...names.keys()];

/** What the page at a path is called; null where there is none for everyone. */
export const publicPageName = (path: string): string | null => names.get(path) ?? null;
