import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:site-script';
const resolvedId = `\0${id}`;

/**
 * Adds one more entry to the client build, the small script that every page loads, and gives the
 * server build its hashed address: `import siteScript from 'virtual:site-script'`.
 */
export function siteScript(entry: string): Plugin {
  let fileName: string | undefined;
  let root = '';
  return {
    name: 'estudio2600:site-script',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: entry, name: 'site' });
    },
    // Hashes are final only once the files are written.
    writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const module = resolve(root, entry);
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.moduleIds.includes(module)) fileName = chunk.fileName;
    },
    load(source) {
      if (source !== resolvedId) return undefined;
      // Only the server writes the address into a page; hydration keeps what it finds.
      if (this.environment.name === 'client') return `export default '';`;
      const path = this.environment.mode === 'dev' ? entry : fileName;
      if (!path) this.error(`${entry} is not in the client build: build the client first`);
      return `export default ${JSON.stringify(`/${path}`)};`;
    },
  };
}
