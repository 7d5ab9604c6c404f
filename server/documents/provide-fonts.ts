import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf } from './font-characters.ts';
import { type FontFace, fontFaces } from './font-faces.ts';
import { renameFont } from './rename-font.ts';

export type Fonts = {
  /** The folder with the TrueType files. */
  folder: string;
  /** The code points that at least one of them has. */
  characters: ReadonlySet<number>;
};

/** Beside the cut fonts of the site. The build makes them; whoever runs without a build makes them once. */
const home = resolve('build/fonts');
const list = 'characters.json';

let provided: Promise<Fonts> | undefined;

/** The fonts of our documents, as files that Typst can read: it passes over WOFF and WOFF2 without a word. */
export const provideFonts = (): Promise<Fonts> => (provided ??= findOrMake());

async function findOrMake(): Promise<Fonts> {
  const sources = new Map<string, Buffer>();
  for (const { source } of fontFaces)
    if (!sources.has(source)) sources.set(source, await readFile(resolve('node_modules', source)));
  const folder = join(home, `documents-${fingerprint(sources)}`);
  const read = async () => JSON.parse(await readFile(join(folder, list), 'utf8')) as number[];
  const found = await read().catch(() => undefined);
  if (!found) await make(folder, sources);
  return { folder, characters: new Set(found ?? (await read())) };
}

/** Other fonts, or other cuts of them, stand in another folder. */
function fingerprint(sources: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256').update(JSON.stringify(fontFaces));
  for (const source of sources.values()) hash.update(source);
  return hash.digest('hex').slice(0, 12);
}

/** Makes all of them beside the folder, which appears when it is whole: another process may be making the same. */
async function make(folder: string, sources: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(home, { recursive: true });
  const draft = await mkdtemp(join(home, 'draft-'));
  const characters = new Set<number>();
  for (const [index, face] of fontFaces.entries()) {
    const font = await makeFont(face, sources.get(face.source) ?? Buffer.alloc(0));
    for (const code of charactersOf(font)) characters.add(code);
    await writeFile(join(draft, `${index}.ttf`), font);
  }
  await writeFile(join(draft, list), JSON.stringify([...characters]));
  // Whoever runs the server need not be who built it.
  await chmod(draft, 0o755);
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

async function makeFont({ family, source, axes }: FontFace, whole: Buffer): Promise<Buffer> {
  const cut = await subsetFont(whole, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: axes,
  });
  const style = source.includes('italic') ? 'Italic' : axes.wght === 700 ? 'Bold' : 'Regular';
  return renameFont(cut, family, style);
}
