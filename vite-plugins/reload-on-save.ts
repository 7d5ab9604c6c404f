import { resolve, sep } from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';

const sources = ['app', 'content', 'packages', 'server', 'simulators'];
const event = 'estudio2600:saved';

/** Runs in a page that is the same for everyone: nothing in it can be exchanged, so it is loaded again. */
const listener = `
import.meta.hot?.on(${JSON.stringify(event)}, () => {
  if (!window.__reactRouterContext) location.reload();
});`;

/**
 * In development: a page that is never hydrated is loaded again whenever a source file is saved, and any page when the
 * file is of the shell, which no route loads. What else the browser has, Vite and React Router exchange by themselves.
 */
export function reloadOnSave(entry: string): Plugin {
  let root = '';
  const isIn = (folder: string, file: string) => file.startsWith(resolve(root, folder) + sep);
  const isLoadedByRoutes = (module: EnvironmentModuleNode, seen = new Set([module])): boolean =>
    isIn('app', module.file ?? '') ||
    [...module.importers].some((importer) => {
      if (seen.has(importer)) return false;
      seen.add(importer);
      return isLoadedByRoutes(importer, seen);
    });
  return {
    name: 'estudio2600:reload-on-save',
    apply: 'serve',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      const isEntry = this.environment.name === 'client' && id === resolve(root, entry);
      return isEntry ? { code: code + listener, map: null } : undefined;
    },
    hotUpdate({ file, modules, server }) {
      if (modules.length === 0 || !sources.some((folder) => isIn(folder, file))) return;
      const isShell =
        this.environment.name === 'ssr' && !modules.some((module) => isLoadedByRoutes(module));
      server.environments.client.hot.send(
        isShell ? { type: 'full-reload' } : { type: 'custom', event, data: {} },
      );
    },
  };
}
