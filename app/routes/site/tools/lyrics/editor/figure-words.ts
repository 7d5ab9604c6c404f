import type { LineCount } from '#packages/lyrics/src/index.ts';

type Figures = LineCount['figures'];

const names = {
  sinalefa: ({ where }) => `juntando «${where}» (sinalefa)`,
  dialefa: ({ where }) => `separando «${where}» (dialefa)`,
  sinéresis: ({ where }) => `con sinéresis en «${where}»`,
  diéresis: ({ where }) => `con diéresis en «${where}»`,
  hiato: ({ where }) => `sílaba por sílaba en «${where}»`,
} satisfies Record<Figures[number]['kind'], (figure: Figures[number]) => string>;

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** How a verse is sung that has what is asked only so: «con sinéresis en «poe-ta»». Empty of one that asks for nothing. */
export const figureWords = (figures: Figures): string =>
  list.format(figures.map((figure) => names[figure.kind](figure)));
