import type { Genre, Metre, Verse } from './genres.ts';
import type { Mood } from './moods.ts';
import type { SectionKind, Structure } from './plan.ts';

/** What somebody asks a song of. */
export type SongRequest = {
  /** In their own words; the chorus says it. */
  theme: string;
  genre: Genre;
  mood: Mood;
  structure: Structure;
  /** The same one makes the same song: 0 to 2^32 − 1. */
  seed: number;
  /** Lines that were in songs of before, as they are written; they do not come again while there are others. */
  history?: ReadonlySet<string>;
};

export type Song = {
  title: string;
  sections: SongSection[];
};

export type SongSection = {
  kind: SectionKind;
  stanzas: SongStanza[];
  /** The section before that it says again, by its place; null of one that says something of its own. */
  again: number | null;
};

export type SongStanza = {
  rhyme: Verse['rhyme'];
  lines: SongLine[];
};

export type SongLine = {
  text: string;
  metre: Metre;
  /** Lines of a stanza with one letter rhyme; `-` of one that rhymes with none. */
  letter: string;
  /** The image that it is of; null of a line that is not of the bank. */
  image: string | null;
};
