import type { Plugin } from 'vite';

const id = 'virtual:site-script';
const resolvedId = `\0${id}`;

/**
 * Adds one more entry to the client build, the small script of the static pages, and tells the
 * server build its hashed address: `import siteScript from 'virtual:site-script'`.
 */
export function siteScript(entry: string): Plugin {
  let reference: string | undefined;
  let fileName: string | undefined;
  return {
    name: 'estudio2600:site-script',
    resolveId: (source) => (source === id ? resolvedId : undefined),
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        reference = this.emitFile({ type: 'chunk', id: entry, name: 'site' });
    },
    generateBundle() {
      if (this.environment.name === 'client' && reference) fileName = this.getFileName(reference);
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
