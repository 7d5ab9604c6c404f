import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes it a build error when a module under `server/` is imported for the browser. The router has
 * already taken loaders and actions out of a route by then, and `import type` leaves no import.
 */
export function serverBoundary(): Plugin {
  let root = '';
  return {
    name: 'estudio2600:server-boundary',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer, options) {
      // Vite's scan for dependencies reads routes before the router has cut them.
      if (this.environment.name !== 'client' || !importer || options.scan) return;
      const module = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = module ? relative(root, module.id) : '';
      if (path.startsWith('server/'))
        this.error(
          `${path} belongs to the server but is imported for the browser by ${relative(root, importer)}`,
        );
    },
  };
}
