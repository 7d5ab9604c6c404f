import { createRhymeList, type RhymeList } from './rhyme-list.ts';
import data from './words.json' with { type: 'json' };

/** The words of Spanish by what they rhyme with. Half a megabyte: a browser imports this when somebody looks for a rhyme. */
export const createSpanishRhymes = (): RhymeList => createRhymeList(data);
