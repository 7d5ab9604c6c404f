import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const id = 'virtual:site-script';
const resolvedId = `\0${id}`;

/**
 * Adds to the client build the small script of the static pages, and gives the server build its hashed address:
 * `import siteScript from 'virtual:site-script'`. It is bundled apart: one request, and nothing of it reaches React's.
 */
export function siteScript(entry: string): Plugin {
  let fileName: string | undefined;
  let reference = '';
  let root = '';
  return {
    name: 'estudio2600:site-script',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const source = await bundle(root, entry);
      reference = this.emitFile({ type: 'asset', name: 'site.js', source });
    },
    generateBundle() {
      if (this.environment.name === 'client') fileName = this.getFileName(reference);
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

async function bundle(root: string, entry: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve(root, entry), checks: { bundlerTimings: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = built.output;
  if (others.length > 0) {
    const names = others.map(({ fileName }) => fileName);
    throw new Error(`${entry} has to be one file, and is also ${names.join(', ')}`);
  }
  return chunk.code;
}
