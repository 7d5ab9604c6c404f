import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes it a build error when a module under `server/` is loaded for the browser. The router has
 * already taken loaders and actions out of a route by then, and `import type` leaves no import.
 */
export function serverBoundary(): Plugin {
  let root = '';
  return {
    name: 'estudio2600:server-boundary',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: /\/server\// },
      handler(id) {
        const path = relative(root, id);
        if (this.environment.name !== 'client' || !path.startsWith('server/')) return;
        const importers = this.getModuleInfo(id)?.importers ?? [];
        const from = importers.map((importer) => relative(root, importer)).join(', ');
        this.error(`${path} belongs to the server but is imported for the browser by ${from}`);
      },
    },
  };
}
