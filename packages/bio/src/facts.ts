import { type Genre, isGenre } from './genres.ts';
import { type ListPiece, splitList, splitTold } from './split-list.ts';
import { saysSomething, tidyName, tidyPiece } from './tidy.ts';

/** What somebody typed of themselves. Name and genre there must be; the rest may be empty. */
export type BioForm = {
  artistName: string;
  genre: string;
  experience: string;
  achievements: string;
  style: string;
};

/** Where each comes from: `style-2` is the second word of the style. */
export type FactId =
  | 'name'
  | 'genre'
  | `experience-${number}`
  | `achievement-${number}`
  | `style-${number}`;

/** What was typed, and what parts it from the one before where both are said. */
export type ListedFact = { id: FactId; text: string; joint: ', ' | '; ' };

/** All that a biography may assert. */
export type Facts = {
  name: { id: 'name'; text: string };
  genre: { id: 'genre'; genre: Genre };
  experience: readonly ListedFact[];
  achievements: readonly ListedFact[];
  style: readonly ListedFact[];
};

/** As many of a list as one biography says; who lists more writes an inventory. */
const mostListed = 40;

/**
 * The facts of a form, each as it was typed but for the spaces and stops around it.
 * @throws {RangeError} without a name that can be seen, or with a genre that is none of ours: `bioSchema` says so in words.
 */
export function parseFacts(form: BioForm): Facts {
  const name = tidyName(form.artistName);
  if (name === '') throw new RangeError('A biography has a name.');
  if (!isGenre(form.genre)) throw new RangeError(`«${form.genre}» is no genre.`);
  return {
    name: { id: 'name', text: name },
    genre: { id: 'genre', genre: form.genre },
    experience: listed('experience', splitTold(form.experience)),
    achievements: listed('achievement', splitList(form.achievements)),
    style: listed('style', splitList(form.style)),
  };
}

function listed(
  kind: 'experience' | 'achievement' | 'style',
  pieces: readonly ListPiece[],
): ListedFact[] {
  const facts: ListedFact[] = [];
  for (const { text, joint } of pieces) {
    const kept = tidyPiece(text);
    if (!saysSomething(kept) || facts.some((fact) => fact.text === kept)) continue;
    facts.push({ id: `${kind}-${facts.length + 1}`, text: kept, joint });
    if (facts.length === mostListed) break;
  }
  return facts;
}
