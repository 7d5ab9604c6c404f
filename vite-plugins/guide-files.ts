import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Guide, readGuide } from '#content/guide.ts';
import { drawGuide, type GuidePdf } from './guide-pdf/draw-guide.ts';

const id = 'virtual:guide-files';
const resolvedId = `\0${id}`;
const folder = 'content/guides';

/** What is known of a guide's file once it is drawn: how heavy it is, and its pages from afar. */
export type GuideFile = Pick<GuidePdf, 'title' | 'miniatures'> & { bytes: number };

type Drawn = { guide: Guide; pdf: GuidePdf };

/**
 * Draws the PDFs of the guides in `content/guides`, puts them beside the other files of the site, and tells the pages
 * what came out: `import guideFiles from 'virtual:guide-files'`, by the slug of the guide.
 */
export function guideFiles(): Plugin {
  let root = '';
  let drawn: Promise<Drawn[]> | undefined;
  const drawOnce = () => (drawn ??= drawAll(root));

  return {
    name: 'estudio2600:guide-files',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    async load(source) {
      if (source !== resolvedId) return undefined;
      const files = (await drawOnce()).map(({ guide, pdf: { bytes, title, miniatures } }) => {
        const file: GuideFile = { bytes: bytes.length, title, miniatures };
        return [guide.slug, file];
      });
      return `export default ${JSON.stringify(Object.fromEntries(files))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { guide, pdf } of await drawOnce()) {
        this.emitFile({ type: 'asset', fileName: guide.path.slice(1), source: pdf.bytes });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/guias', (request, response, next) => {
        drawOnce()
          .then((all) => all.find(({ guide }) => guide.path === `/guias${request.url}`))
          .then((found) => {
            response.statusCode = found ? 200 : 404;
            response.setHeader('content-type', 'application/pdf').end(found?.pdf.bytes);
          }, next);
      });
    },
    hotUpdate({ file }) {
      if (!file.startsWith(join(root, folder))) return;
      drawn = undefined;
      const { moduleGraph } = this.environment;
      const told = moduleGraph.getModuleById(resolvedId);
      if (told) moduleGraph.invalidateModule(told);
    },
  };
}

async function drawAll(root: string): Promise<Drawn[]> {
  const all: Drawn[] = [];
  for (const file of await readdir(join(root, folder))) {
    const source = await readFile(join(root, folder, file), 'utf8');
    const guide = readGuide(file.slice(0, -'.md'.length), source);
    all.push({ guide, pdf: await drawGuide(guide, root) });
  }
  return all;
}
