import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where `app/ui/fonts.css` finds what this makes. */
const folder = 'build/fonts';
const packages = 'node_modules';
/** OpenType features that the pages use: kerning, accents in their place, digits of one width. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/**
 * Cuts the fonts of a stylesheet down to what Spanish is written with: a third less to load. A font of which two faces
 * are declared, one from its package and one from `build/fonts`, loads whole only on a page with other characters. The
 * second face's `unicode-range` says which ones are kept.
 */
export function spanishFonts(stylesheet: string): Plugin {
  let root = '';
  return {
    name: 'estudio2600:spanish-fonts',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      if (this.environment.name !== 'client') return;
      const css = await readFile(join(root, stylesheet), 'utf8');
      await mkdir(join(root, folder), { recursive: true });
      for (const { whole, cut, characters } of readCuts(css)) {
        const font = await readFile(join(root, packages, whole));
        const options = { targetFormat: 'woff2', keepFeatures: features } as const;
        await writeFile(join(root, folder, cut), await subsetFont(font, characters, options));
      }
    },
  };
}

export type Cut = {
  /** The font's path in `node_modules`. */
  whole: string;
  /** The name of its file when it is cut. */
  cut: string;
  characters: string;
};

/** The fonts that a stylesheet wants cut. */
export function readCuts(css: string): Cut[] {
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face);
  const source = (face: string) => /url\('([^']+)'\)/.exec(face)?.[1] ?? '';
  const family = (face: string) => /font-family:[^;]+/.exec(face)?.[0];
  return faces
    .filter((face) => source(face).includes(`${folder}/`))
    .map((face) => {
      const cut = basename(source(face));
      const whole = faces.find((other) => other !== face && family(other) === family(face));
      const range = /unicode-range:([^;]+);/.exec(face)?.[1];
      if (!whole || !range) throw new Error(`${cut} is cut from no font, or to no range`);
      return { whole: source(whole), cut, characters: charactersOf(range) };
    });
}

/** The characters of a `unicode-range` such as `U+20-7E, U+F1`. */
const charactersOf = (range: string): string =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
