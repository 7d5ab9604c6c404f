import type { Person } from '#packages/bio/src/index.ts';

/** How a text is said, of one that is there. */
export const voices = {
  '1s': 'en primera persona',
  '1p': 'en primera persona del plural',
  '3s': 'en tercera persona',
} as const satisfies Record<Person, string>;
