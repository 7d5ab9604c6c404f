import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { pages } from '#content/site-map.ts';
import { toolOpenings } from '#content/tool-openings.ts';

/** What the page of a route loads of script before it is alive: addresses of files, and their bytes in brotli. */
export type RouteScript = { path: string; files: string[]; bytes: number };

/** Of every page of the built product that a browser makes alive. No product is started. */
export async function routeScripts(): Promise<RouteScript[]> {
  const built = '../build/server/index.js'; // not there before the build, which types must not need
  const build = (await import(built)) as ServerBuild;
  return Object.entries(build.routes).flatMap(([id, route]) => {
    // What only frames others has no path of its own.
    if (!route?.path || !route.module.default || isSameForAll(build, id)) return [];
    const path = pathOf(build, id);
    // A developer's page shows every part at once.
    if (path.startsWith('/dev/')) return [];
    const files = filesOf(build, id, path);
    return [{ path, files, bytes: files.reduce((sum, file) => sum + brotliBytes(file), 0) }];
  });
}

/** What a module becomes that a page asks for once it is alive, with all that it imports: texts of files. */
export function laterScript(module: string): string[] {
  const files = new Set(globSync(`${module}-*.js`, { cwd: onDisk('/assets') }));
  for (const file of files)
    for (const [, imported = ''] of scriptText(`/assets/${file}`).matchAll(importedFile))
      files.add(imported);
  return [...files].map((file) => scriptText(`/assets/${file}`));
}

const importedFile = /\b(?:from|import)"\.\/([\w.-]+\.js)"/g;

/** The text of a file of the browser's, by its address. */
export const scriptText = (file: string): string => readFileSync(onDisk(file), 'utf8');

/** The tools, and what stands below them: they bring what they work with. */
export const isTool = ({ path }: Pick<RouteScript, 'path'>): boolean =>
  tools.some((tool) => path === tool || path.startsWith(`${tool}/`));

const tools = (Object.keys(toolOpenings) as (keyof typeof toolOpenings)[])
  .filter((page) => toolOpenings[page] !== null)
  .map((page) => pages[page].path);

/** Bytes that a page may load, and that a tool may load more than the dashboard. */
export const mostBytes = { page: 115_000, toolMore: 10_000 };

/** A route, and all that frame it. */
function branchOf(build: ServerBuild, id: string): string[] {
  const { parentId } = build.routes[id] ?? {};
  return parentId === undefined ? [id] : [...branchOf(build, parentId), id];
}

/** Made once for everyone, and never alive. Of `visitors` alone there is a page for who is signed in. */
const isSameForAll = (build: ServerBuild, id: string): boolean =>
  branchOf(build, id)
    .map((one) => build.routes[one]?.module.handle as PageHandle | undefined)
    .find((handle) => handle?.static)?.static === true;

const pathOf = (build: ServerBuild, id: string): string =>
  `/${branchOf(build, id)
    .flatMap((one) => build.routes[one]?.path?.split('/') ?? [])
    .filter(Boolean)
    .join('/')}`;

/** What its page names: the table of routes, and what the entry, the route and its frames are made of. */
function filesOf(build: ServerBuild, id: string, path: string): string[] {
  const { assets } = build;
  const table = path.startsWith('/admin/')
    ? assets.url.replace('/manifest-', '/staff-')
    : assets.url;
  const modules = branchOf(build, id).flatMap((one) => assets.routes[one] ?? []);
  return [
    ...new Set([
      table,
      ...[assets.entry, ...modules].flatMap(({ module, imports = [] }) => [module, ...imports]),
    ]),
  ];
}

/** As it is sent; what is too small to be compressed is sent as it is. */
const brotliBytes = (file: string): number =>
  (statSync(`${onDisk(file)}.br`, { throwIfNoEntry: false }) ?? statSync(onDisk(file))).size;

const onDisk = (file: string): string => join(import.meta.dirname, '../build/client', file);
