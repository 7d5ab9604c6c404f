import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brand } from '#content/brand.ts';
import { readMarkdown } from '#content/markdown/read-markdown.ts';
import { pages } from '#content/site-map.ts';
import { socialImagePath } from '#content/social-image-path.ts';
import { tools } from '#content/tools.ts';
import { stateWord, type Tool } from '#content/tools/tool.ts';
import { countLine } from '#packages/lyrics/src/index.ts';
import { sampleSong } from '#server/services/lyrics/sample-song.ts';
import type { DrawnVerse } from './draw-verses.ts';
import { drawSocialImage, type SocialImage } from './social-image.ts';

type Picture = SocialImage & { path: string };

/** Draws the picture of every public page's link below `folder`. Resolves with how many. */
export async function makeSocialImages(folder: string): Promise<number> {
  const pictures = [...pagePictures(), ...(await postPictures())];
  await mkdir(join(folder, 'og'), { recursive: true });
  for (const { path, ...words } of pictures) {
    await writeFile(join(folder, socialImagePath(path)), drawSocialImage(words));
  }
  return pictures.length;
}

export const pagePictures = (): Picture[] =>
  Object.values(pages).map((page) => ({
    path: page.path,
    title:
      page.path === pages.home.path
        ? 'Tu música 2600 metros más cerca de las estrellas'
        : page.name,
    label: `${brand.name}, ${brand.address.city}`,
    ...toolParts(page.path),
  }));

/** What the picture of a tool says besides. */
function toolParts(path: string): Pick<SocialImage, 'state' | 'verses'> {
  const tool = Object.values<Tool>(tools).find(({ page }) => pages[page].path === path);
  if (!tool) return {};
  const state = { words: stateWord(tool), isOpen: tool.opens !== undefined };
  return path === pages.lyrics.path ? { state, verses: sampleVerses() } : { state };
}

/** How the song begins that visitors see. */
const sampleVerses = (): DrawnVerse[] =>
  (sampleSong().sections[0]?.stanzas[0]?.lines ?? []).map(({ text, metre, letter }) => ({
    ...{ text, letter },
    syllables: countLine(text, metre)?.def ?? 0,
  }));

async function postPictures(): Promise<Picture[]> {
  const folder = 'content/posts';
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(
    files.map(async (name) => {
      const { head } = readMarkdown(await readFile(join(folder, name), 'utf8'));
      return {
        path: `${pages.blog.path}/${basename(name, '.md')}`,
        title: head.title ?? '',
        label: `${pages.blog.name}, ${brand.name}`,
      };
    }),
  );
}
