import {
  findRhymes,
  type FoundRhymes,
  type RhymeQuery,
} from '#packages/lyrics/src/rhymes/find-rhymes.ts';
import { createSpanishRhymes } from '#packages/lyrics/src/rhymes/spanish-rhymes.ts';

const list = createSpanishRhymes();

/** With the list of words in it, a browser loads this when somebody looks for a rhyme. */
export const searchRhymes = (query: RhymeQuery): FoundRhymes | null => findRhymes(list, query);
