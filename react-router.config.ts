import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const files = glob(join(reactRouterConfig.buildDirectory, 'client/assets/manifest-*.js'));
    for await (const file of files)
      await writeFile(file, withoutImports(await readFile(file, 'utf8')));
  },
} satisfies Config;

/**
 * The browser's table of routes, a third shorter: what each route imports is there for links that prefetch, and ours do
 * not. The server, which preloads it for the first page, has a table of its own.
 */
function withoutImports(manifest: string): string {
  const [assignment = '', json = ''] = manifest.split(/(?<==)(.*);$/s);
  const { routes, ...rest } = JSON.parse(json) as { routes: Record<string, object> };
  for (const route of Object.values(routes)) Reflect.deleteProperty(route, 'imports');
  return `${assignment}${JSON.stringify({ ...rest, routes })};`;
}
