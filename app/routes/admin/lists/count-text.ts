import type { BoundedCount } from '#server/services/lists/search-plan.ts';

const figures = new Intl.NumberFormat('es-CO');

/** How many there are, as exactly as it is known: «3», «más de 1.000». */
export const countText = ({ count, isMore }: BoundedCount): string =>
  `${isMore ? 'más de ' : ''}${figures.format(count)}`;
