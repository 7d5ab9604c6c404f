import {
  countLine,
  generateSong,
  sectionNames,
  type SongRequest,
} from '#packages/lyrics/src/index.ts';
import { songBank } from '#server/services/lyrics/song-bank.ts';

/** A song as it comes out of the tool. */
export type Sample = Pick<SongRequest, 'theme' | 'genre' | 'mood'> & {
  title: string;
  stanzas: { name: string; verses: { text: string; letter: string; syllables: number }[] }[];
};

/** What a visitor sees of it: it is said beside the song (`content/tools/lyrics.ts`). */
const request: SongRequest = {
  ...{ theme: 'la lluvia', seed: 14 },
  ...({ genre: 'folk', mood: 'nostalgico', structure: 'verse-chorus' } as const),
};

/** The first verse and the chorus of a song that nobody touched. */
export function readSample(): Sample {
  const { title, sections } = generateSong(songBank(), request);
  const { theme, genre, mood } = request;
  return {
    ...{ theme, genre, mood, title },
    stanzas: sections.slice(0, 2).flatMap(({ kind, stanzas }) =>
      stanzas.map(({ lines }) => ({
        name: sectionNames[kind],
        verses: lines.map(({ text, metre, letter }) => ({
          ...{ text, letter },
          syllables: countLine(text, metre)?.def ?? 0,
        })),
      })),
    ),
  };
}
