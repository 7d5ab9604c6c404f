import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/site-map.ts';
import { tools } from '#content/tools.ts';
import type { Tool } from '#content/tools/tool.ts';
import { sampleSong } from '#server/services/lyrics/sample-song.ts';
import { drawSocialImage, type SocialImage } from './social-image.ts';
import { pagePictures } from './social-images.ts';

const pictures = pagePictures();
const pictureOf = (path: string) => pictures.find((one) => one.path === path);

describe('the picture of a link', () => {
  test.each(Object.values<Tool>(tools))('of $page says whether it is open', ({ page, opens }) => {
    const isOpen = opens !== undefined;
    expect(pictureOf(pages[page].path)?.state).toEqual({
      ...{ words: isOpen ? 'Abierta' : 'En camino', isOpen },
    });
  });

  test('of no other page does', () => {
    expect(pictures.filter(({ state }) => state)).toHaveLength(Object.keys(tools).length);
  });

  test('of Letras shows verses as they came out', () => {
    const drawn = pictures.filter(({ verses }) => verses);
    expect(drawn.map(({ path }) => path)).toEqual([pages.lyrics.path]);
    const [first] = sampleSong().sections;
    expect(drawn[0]?.verses?.map(({ text }) => text)).toEqual(
      first?.stanzas[0]?.lines.map(({ text }) => text),
    );
    for (const { syllables } of drawn[0]?.verses ?? []) expect(syllables).toBe(8);
  });
});

/** The colors in a part of a picture, `r,g,b`, with how often each is there. */
async function colorsOf(image: SocialImage, x: number, y: number, width: number, height: number) {
  const context = createCanvas(1200, 630).getContext('2d');
  context.drawImage(await loadImage(drawSocialImage(image)), 0, 0);
  const { data } = context.getImageData(x, y, width, height);
  const colors = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.slice(at, at + 3).join();
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return colors;
}

describe('a picture', () => {
  const plain = { title: 'Letras', label: 'Estudio' };
  const corner = [800, 70, 340, 50] as const;
  const [green, amber] = ['127,220,154', '253,181,50'];

  test('has in its corner the bars of what is open, lit, and nothing where nothing is said', async () => {
    const open = { ...plain, state: { words: 'Abierta', isOpen: true } };
    const coming = { ...plain, state: { words: 'En camino', isOpen: false } };
    // Five bars of 7 × 22, and letters.
    expect((await colorsOf(open, ...corner)).get(green)).toBeGreaterThan(5 * 7 * 22);
    const colors = await colorsOf(coming, ...corner);
    expect(colors.has(green)).toBe(false);
    expect(colors.size).toBeGreaterThan(1);
    expect((await colorsOf(plain, ...corner)).size).toBe(1);
  });

  test('has verses in the place of the range', async () => {
    const verses = [{ text: 'Y el viento le da color', letter: 'a', syllables: 8 }];
    const place = [0, 300, 1200, 260] as const;
    const [range, written] = [
      await colorsOf(plain, ...place),
      await colorsOf({ ...plain, verses }, ...place),
    ];
    expect(range.get(amber)).toBeGreaterThan(5000);
    // The ground of one letter.
    expect(written.get(amber)).toBeGreaterThan(1000);
    expect(written.get(amber)).toBeLessThan(1600);
  });
});
