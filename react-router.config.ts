import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { tools } from './content/tools.ts';
import type { Tool } from './content/tools/tool.ts';

/** Nearly all of the static pages. The last route is that of every address which the table does not name. */
const isSite = (id: string) =>
  /^(?:legal|routes\/site)\//.test(id) && !id.endsWith('/not-found') && !isTool(id);
/** The tools that are open: whoever is signed in has a page of theirs. What a script of theirs asks is none. */
const isTool = (id: string) => {
  const [, folder = '', file] = /^routes\/site\/tools\/([^/]+)\/(.+)$/.exec(id) ?? [];
  return open.has(folder) && !askedByScripts.has(file ?? '');
};
const askedByScripts = new Set(['run-options', 'ticket']);
const open = new Set(
  Object.entries<Tool>(tools).flatMap(([key, { opens }]) => (opens ? [key] : [])),
);
const isForStaff = (id: string) => /^routes\/(?:admin|dev)\//.test(id);

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const files = glob(join(reactRouterConfig.buildDirectory, 'client/assets/manifest-*.js'));
    for await (const file of files) {
      const manifest = await readFile(file, 'utf8');
      const staff = file.replace('/manifest-', '/staff-');
      await writeFile(
        staff,
        shortened(manifest, (id) => !isSite(id)),
      );
      await writeFile(
        file,
        shortened(manifest, (id) => !isSite(id) && !isForStaff(id)),
      );
    }
  },
} satisfies Config;

type Route = Record<string, unknown> & { parentId?: string; css?: string[] };

/** What the frames around a route bring. */
function stylesAbove(routes: Readonly<Record<string, Route>>, id: string): Set<string> {
  const { parentId } = routes[id] ?? {};
  if (parentId === undefined) return new Set();
  return new Set([...stylesAbove(routes, parentId), ...(routes[parentId]?.css ?? [])]);
}

const unread = new Set(['imports', 'hasDefaultExport']);

/**
 * The browser's table of the routes that are meant, a third shorter: static pages are documents (`app/keep-page.ts`); files
 * have no page to draw and take no form; what each route imports is there for links that prefetch, and ours do not; whether it has a page is read nowhere; what it has not
 * need not be said; its version is for tables that are asked for in parts; the styles of what frames a page are there
 * already. The server, which preloads it for the first page, has a table of its own. The staff's routes, and those of a
 * developer, stand in one that their pages alone load: `server/http/request-handlers.ts`.
 */
function shortened(manifest: string, isMeant: (id: string) => boolean): string {
  const [assignment = '', json = ''] = manifest.split(/(?<==)(.*);$/s);
  const { routes, ...rest } = JSON.parse(json) as { routes: Record<string, Route> };
  const meant = Object.entries(routes).flatMap(
    ([id, { css, ...route }]): [string, Partial<Route>][] => {
      const isPage = [route.hasDefaultExport, route.hasAction].includes(true);
      if (!isPage || !isMeant(id)) return [];
      const above = stylesAbove(routes, id);
      const styles = css?.filter((file) => !above.has(file)) ?? [];
      const said = Object.entries(route).filter(
        ([name, value]) => !unread.has(name) && value !== false,
      );
      return [
        [id, inOrder({ ...Object.fromEntries(said), ...(styles.length > 0 && { css: styles }) })],
      ];
    },
  );
  const table = { ...rest, version: undefined, routes: Object.fromEntries(meant) };
  const named = `for(const[i,r]of Object.entries(${assignment.replace('=', '')}.routes))r.id=i`;
  return `${assignment}${JSON.stringify(table)};${named};`;
}

/** Addresses of files beside each other are packed best; the id of a route is the key of its entry. */
function inOrder({ path, module, css, parentId, ...more }: Partial<Route>): Partial<Route> {
  return { path, module, css, parentId, ...more, id: undefined };
}
