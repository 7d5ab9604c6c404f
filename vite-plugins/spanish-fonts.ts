import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where `app/ui/fonts.css` finds what this makes. */
const folder = 'build/fonts';
const packages = 'node_modules';
/** OpenType features that the pages use: kerning, accents in their place, digits of one width. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];
/** What may be written in Spanish, and more: a face leaves out of it what its whole font is declared for. */
const written = `U+20-7E, U+A0-FF, U+2009-200B, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F,
  U+2032-2033, U+2039-203A, U+2060, U+20AC, U+2117, U+2122, U+2190-2193, U+2212`;

/**
 * Cuts the fonts of a stylesheet down to what our pages are written with, and to the weights and widths that a face is
 * declared for: a third less to load. A cut font is a face
 * from `build/fonts`; another face of its family, from the package and with a `unicode-range`, is the whole font and
 * says which characters the cut one leaves to it.
 */
export function spanishFonts(stylesheet: string): Plugin {
  let builds = false;
  let root = '';
  const cutAll = async () => {
    await mkdir(join(root, folder), { recursive: true });
    for (const cut of readCuts(await readFile(join(root, stylesheet), 'utf8'))) {
      const whole = await readFile(join(root, packages, cut.whole));
      await writeFile(join(root, folder, cut.cut), await cutFont(whole, cut, 'woff2'));
    }
  };
  return {
    name: 'estudio2600:spanish-fonts',
    configResolved(config) {
      builds = config.command === 'build';
      root = config.root;
    },
    async buildStart() {
      // React Router reads the routes with a server of its own, also where only their types are made; what that one
      // wrote would stand in the way of a build beside it, which takes the folder away first.
      if (builds && this.environment.name === 'client') await cutAll();
    },
    configureServer: cutAll,
  };
}

export type Cut = {
  /** The font's path in `node_modules`. */
  whole: string;
  /** The name of its file when it is cut. */
  cut: string;
  characters: string;
  /** How much of its axes the face is declared for. */
  axes: Partial<Record<'wght' | 'wdth', { min: number; max: number }>>;
};

export const cutFont = (
  whole: Uint8Array,
  { characters, axes }: Pick<Cut, 'characters' | 'axes'>,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Uint8Array> =>
  subsetFont(Buffer.from(whole), characters, {
    targetFormat,
    keepFeatures: features,
    variationAxes: axes,
  });

/** The fonts that a stylesheet wants cut. */
export function readCuts(css: string): Cut[] {
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face);
  const source = (face: string) => /url\('([^']+)'\)/.exec(face)?.[1] ?? '';
  const family = (face: string) => /font-family:[^;]+/.exec(face)?.[0];
  const range = (face: string) => /unicode-range:([^;]+);/.exec(face)?.[1];
  return faces
    .filter((face) => source(face).includes(`${folder}/`))
    .map((face) => {
      const cut = basename(source(face));
      const whole = faces.find((other) => range(other) && family(other) === family(face));
      if (!whole) throw new Error(`${cut} is cut from no font`);
      const left = new Set(charactersOf(range(whole) ?? ''));
      const characters = charactersOf(written).filter((one) => !left.has(one));
      return {
        whole: source(whole),
        cut,
        characters: characters.join(''),
        axes: {
          ...axis('wght', /font-weight:\s*(\d+) (\d+);/.exec(face)),
          ...axis('wdth', /font-stretch:\s*(\d+)% (\d+)%;/.exec(face)),
        },
      };
    });
}

/** Of a face for one weight or width, none: its font may have no such axis. */
const axis = (name: 'wght' | 'wdth', range: RegExpExecArray | null): Cut['axes'] =>
  range ? { [name]: { min: Number(range[1]), max: Number(range[2]) } } : {};

/** The characters of a `unicode-range` such as `U+20-7E, U+F1`. */
const charactersOf = (range: string): string[] =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    const length = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length }, (_, at) => String.fromCodePoint(first + at));
  });
