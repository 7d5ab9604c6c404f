import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const files = glob(join(reactRouterConfig.buildDirectory, 'client/assets/manifest-*.js'));
    for await (const file of files) {
      const manifest = await readFile(file, 'utf8');
      await writeFile(file.replace('/manifest-', '/staff-'), shortened(manifest));
      await writeFile(
        file,
        shortened(manifest, (id) => !id.startsWith('routes/admin/')),
      );
    }
  },
} satisfies Config;

const unread = new Set(['imports', 'hasDefaultExport']);

/**
 * The browser's table of the routes that are meant, a third shorter: files have no page to draw and take no form; what each
 * route imports is there for links that prefetch, and ours do not; whether it has a page is read nowhere; what it has not
 * need not be said. The server, which preloads it for the first page, has a table of its own. The staff's routes stand in one
 * that their pages alone load: `server/http/request-handlers.ts`.
 */
function shortened(manifest: string, isMeant = (_id: string) => true): string {
  const [assignment = '', json = ''] = manifest.split(/(?<==)(.*);$/s);
  const { routes, ...rest } = JSON.parse(json) as {
    routes: Record<string, Record<string, unknown>>;
  };
  for (const [id, route] of Object.entries(routes)) {
    const isPage = [route.hasDefaultExport, route.hasAction].includes(true);
    if (!isPage || !isMeant(id)) Reflect.deleteProperty(routes, id);
    for (const [name, value] of Object.entries(route)) {
      if (unread.has(name) || value === false) Reflect.deleteProperty(route, name);
    }
  }
  return `${assignment}${JSON.stringify({ ...rest, routes })};`;
}
