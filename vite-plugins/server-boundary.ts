import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes it a build error when a module under `server/` is loaded for the browser. The router has
 * already taken loaders and actions out of a route by then, and `import type` leaves no import.
 */
export function serverBoundary(): Plugin {
  let root = '';
  const isServer = (id: string) => relative(root, id).startsWith('server/');
  /** Who asked for a server module first: the line to mend. */
  const importers = new Map<string, string>();

  return {
    name: 'estudio2600:server-boundary',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !importer) return;
      const module = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (module && isServer(module.id) && !importers.has(module.id))
        importers.set(module.id, relative(root, importer));
    },
    load(id) {
      if (this.environment.name !== 'client' || !isServer(id)) return;
      const path = relative(root, id);
      this.error(
        `${path} belongs to the server but is imported for the browser by ${importers.get(id)}`,
      );
    },
  };
}
