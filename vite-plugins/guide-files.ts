import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { type Guide, readGuide } from '#content/guide.ts';
import { guideData } from '#server/documents/guide-data.ts';
import { renderDocument } from '#server/documents/render-document.ts';
import { drawContactSheet } from './contact-sheet.ts';

const id = 'virtual:guide-files';
const resolvedId = `\0${id}`;
const folder = 'content/guides';
/** Who changes one of these changes the files. */
const sources = [folder, 'server/documents'];

/** What the page of the guides says of a file: how long and how heavy it is, and the picture of its pages. */
type GuideFile = {
  bytes: number;
  pages: number;
  picture: { src: string; width: number; height: number };
};

/** What the site serves besides, by its address. */
type Served = { path: string; type: string; bytes: Uint8Array };
type Rendered = { slug: string; file: GuideFile; served: readonly Served[] };

/**
 * Sets the PDFs of the guides in `content/guides`, puts them beside the other files of the site, and gives the pages
 * what came out: `import guideFiles from 'virtual:guide-files'`, by the slug of the guide.
 */
export function guideFiles(): Plugin {
  let root = '';
  let rendered: Promise<Rendered[]> | undefined;
  const renderOnce = () => (rendered ??= renderAll(root));

  return {
    name: 'estudio2600:guide-files',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    async load(source) {
      if (source !== resolvedId) return undefined;
      const files = (await renderOnce()).map(({ slug, file }) => [slug, file]);
      return `export default ${JSON.stringify(Object.fromEntries(files))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { path, bytes } of (await renderOnce()).flatMap(({ served }) => served))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: bytes });
    },
    configureServer({ middlewares }) {
      const serve: Connect.NextHandleFunction = (request, response, next) => {
        renderOnce()
          .then((all) => all.flatMap(({ served }) => served))
          .then((all) => all.find(({ path }) => path === request.originalUrl))
          .then((found) => {
            response.statusCode = found ? 200 : 404;
            response.setHeader('content-type', found?.type ?? 'text/plain').end(found?.bytes);
          }, next);
      };
      middlewares.use('/guias', serve).use('/assets', serve);
    },
    hotUpdate({ file }) {
      if (!sources.some((source) => file.startsWith(join(root, source)))) return;
      rendered = undefined;
      const { moduleGraph } = this.environment;
      const module = moduleGraph.getModuleById(resolvedId);
      if (module) moduleGraph.invalidateModule(module);
    },
  };
}

async function renderAll(root: string): Promise<Rendered[]> {
  const files = await readdir(join(root, folder));
  const guides = await Promise.all(
    files.map(async (file) =>
      readGuide(file.slice(0, -'.md'.length), await readFile(join(root, folder, file), 'utf8')),
    ),
  );
  guides.sort((one, other) => one.step - other.step);
  return Promise.all(guides.map((guide) => render(guide, guides)));
}

async function render(guide: Guide, all: readonly Guide[]): Promise<Rendered> {
  const pdf = await renderDocument('guide', guideData(guide, all));
  const { bytes, pages, width, height } = await drawContactSheet(pdf);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const src = `/assets/${guide.slug}-${version}.webp`;
  return {
    slug: guide.slug,
    file: { bytes: pdf.length, pages, picture: { src, width, height } },
    served: [
      { path: guide.path, type: 'application/pdf', bytes: pdf },
      { path: src, type: 'image/webp', bytes },
    ],
  };
}
