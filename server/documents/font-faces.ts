/** A font of our documents: a static one, cut from a font of npm, under a family name that no machine has. */
export type FontFace = {
  family: string;
  /** Its path in `node_modules`. */
  source: string;
  /** Where on the axes of a variable font it stands. */
  axes: Partial<Record<'wght' | 'wdth', number>>;
};

const anybody = '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2';
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const figtreeItalic = '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2';
const figtreeExtended = '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
const martianMono = '@fontsource/martian-mono/files/martian-mono-latin-400-normal.woff2';
const dejaVu = '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';

/** How wide the display font can be set, in percent: each line of a fitted title takes the one that fills it. */
const displayWidths = Array.from({ length: 17 }, (_, step) => 50 + step * 5);

/** Typst cannot vary a font, and takes one face only of a family at a weight. The templates choose by family. */
export const fontFaces: readonly FontFace[] = [
  ...displayWidths.map((wdth) => ({
    family: `Estudio Display ${wdth}`,
    source: anybody,
    axes: { wdth, wght: 800 },
  })),
  { family: 'Estudio Text', source: figtree, axes: { wght: 400 } },
  { family: 'Estudio Text', source: figtree, axes: { wght: 700 } },
  { family: 'Estudio Text', source: figtreeItalic, axes: { wght: 400 } },
  { family: 'Estudio Extended', source: figtreeExtended, axes: { wght: 400 } },
  { family: 'Estudio Extended', source: figtreeExtended, axes: { wght: 700 } },
  { family: 'Estudio Mono', source: martianMono, axes: {} },
  // Signs, and the letters of other alphabets.
  { family: 'Estudio Signs', source: dejaVu, axes: {} },
];
