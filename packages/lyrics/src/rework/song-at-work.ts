import type { Person } from '../bank.ts';
import type { Metre } from '../genres.ts';
import type { Mood } from '../moods.ts';

/** A line of a song that somebody changes. */
export type LineAtWork = {
  text: string;
  metre: Metre;
  /** Lines of a stanza with one letter rhyme; `-` of one that rhymes with none. */
  letter: string;
  /** The image of the bank that it came from; null of a line that somebody wrote. */
  image: string | null;
  /** It stays as it is. */
  isLocked: boolean;
};

/** A stanza that somebody changes, and what of its song it has to agree with. */
export type StanzaAtWork = {
  theme: string;
  mood: Mood;
  lines: readonly LineAtWork[];
  /** Every other line of the song: none comes a second time. */
  others: readonly { text: string; image: string | null }[];
  /** Another one chooses otherwise: 0 to 2^32 − 1. */
  seed: number;
};

/** Who speaks in the lines of a song, by their images: whoever speaks to a you says so; null where no line does. */
export function speakerOf(persons: readonly Person[]): Person {
  return persons.includes('tú') ? 'tú' : (persons.find((person) => person !== null) ?? null);
}
