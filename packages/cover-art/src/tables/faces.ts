/** A typeface as it is installed: the package of Fontsource, and its weight. */
export type Face = string;

/** How a title is set: `stack` fills the width with each line, `quiet` is small and has air, `large` is large in lines as long as they are. */
export type Scale = 'stack' | 'quiet' | 'large';

/** What title and artist are set in. Tracking is in em. */
export type Setting = {
  display: Face;
  support: Face;
  isCapitals: boolean;
  tracking: number;
  scale: Scale;
};

/** A line each: display face, face of the artist, a for small and A for capital letters, tracking in thousandths of an em, and scale. */
const set = (table: string): Setting[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [display = '', support = '', letters, tracking, scale] = line.trim().split(/\s+/);
      return {
        ...{ display, support, isCapitals: letters === 'A' },
        ...{ tracking: Number(tracking) / 1000, scale: scale as Scale },
      };
    });

const loud = set(`
  archivo-black-400        space-mono-700    A -30 stack
  dela-gothic-one-400      archivo-900       A -10 stack
  anton-400                archivo-700       A 0   stack
  bowlby-one-400           archivo-900       A -10 stack
  big-shoulders-display-900 archivo-700      A -5  stack
  unbounded-800            space-grotesk-700 a -30 large
`);
const bold = set(`
  league-gothic-400 space-mono-700 A 0   stack
  anton-400         archivo-700    A 0   stack
  bowlby-one-400    archivo-700    A -10 stack
  archivo-900       archivo-700    A -20 large
  big-shoulders-display-900 space-mono-400 A 0 stack
`);
const warm = set(`
  shrikhand-400      archivo-700    a 0   large
  alfa-slab-one-400  archivo-700    A 0   stack
  gloock-400         archivo-700    a -10 large
  righteous-400      archivo-700    a 0   large
  bowlby-one-400     archivo-700    A -10 stack
  playfair-display-900 archivo-700  a -10 large
`);
const soft = set(`
  gloock-400           inter-600       a -10 large
  fraunces-600         inter-600       a -20 large
  instrument-serif-400 inter-500       a -20 quiet
  unbounded-600        space-grotesk-500 a -20 large
  playfair-display-600 inter-500       a -10 quiet
`);
const modern = set(`
  unbounded-600     space-mono-400    a -20 large
  space-grotesk-700 space-mono-400    a -40 quiet
  space-grotesk-700 space-grotesk-500 a -40 large
  archivo-900       space-mono-400    A -20 stack
  inter-800         space-mono-400    a -40 large
`);
const grave = set(`
  cormorant-garamond-600 cormorant-garamond-600 a -10 quiet
  bodoni-moda-500        cormorant-garamond-600 a -10 large
  playfair-display-600   inter-500              a -10 quiet
  fraunces-600           inter-500              a -10 quiet
`);
const smoky = set(`
  bebas-neue-400  archivo-500 A 0   stack
  bodoni-moda-800 archivo-500 a -20 large
  limelight-400   archivo-500 a 0   large
  gloock-400      archivo-500 a -10 quiet
  bebas-neue-400  archivo-500 A 20  quiet
`);
const handmade = set(`
  fraunces-900         fraunces-600      a -15 large
  instrument-serif-400 inter-500         a -10 quiet
  gloock-400           space-grotesk-500 a -10 large
  fraunces-600         inter-500         a -10 quiet
`);
const iron = set(`
  pirata-one-400  archivo-700 a 0  large
  metal-mania-400 archivo-700 A 10 large
  new-rocker-400  archivo-700 a 0  large
  league-gothic-400 archivo-700 A 10 stack
`);

/** Faces of each genre. */
export const settings = {
  pop: [...soft, ...modern.slice(0, 1), ...warm.slice(0, 1), ...loud.slice(5)],
  rock: bold,
  'hip-hop': loud,
  'r&b': soft,
  electronic: modern,
  latin: warm,
  reggaeton: loud,
  country: [...handmade, ...warm.slice(1, 2)],
  jazz: smoky,
  classical: grave,
  folk: handmade,
  punk: bold,
  metal: iron,
  blues: smoky,
  reggae: warm,
  world: [...handmade, ...warm.slice(0, 3)],
  alternative: [...modern.slice(1), ...bold.slice(0, 2)],
  indie: [...handmade, ...modern.slice(1, 3), ...soft.slice(2, 3)],
  funk: [...warm, ...loud.slice(3, 4)],
  soul: [...soft, ...warm.slice(0, 1)],
  trap: [...loud, ...modern.slice(0, 1)],
  cumbia: warm,
  vallenato: [...warm, ...handmade.slice(0, 1)],
  champeta: [...loud.slice(1, 5), ...warm.slice(0, 2)],
  salsa: [...warm, ...smoky.slice(0, 2)],
  bolero: [...grave.slice(1, 3), ...soft.slice(0, 2), ...smoky.slice(2, 3)],
  bambuco: [...grave.slice(2), ...handmade],
} as const satisfies Record<string, readonly Setting[]>;

/** Faces for titles that would be too small in their own: narrow, or with serifs where those have them. */
export const narrowFaces = {
  sans: 'league-gothic-400',
  serif: 'instrument-serif-400',
} as const satisfies Record<string, Face>;

export const hasSerifs = (face: Face): boolean =>
  /^(?:instrument-serif|cormorant|bodoni|playfair|gloock|fraunces)/.test(face);

export const allFaces: readonly Face[] = [
  ...new Set([
    ...Object.values(settings).flatMap((all) =>
      all.flatMap(({ display, support }) => [display, support]),
    ),
    ...Object.values(narrowFaces),
  ]),
].sort((one, other) => (one < other ? -1 : 1));
