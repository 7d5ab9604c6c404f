import { countLine, sectionNames, type SongRequest } from '#packages/lyrics/src/index.ts';
import { sampleRequest, sampleSong } from '#server/services/lyrics/sample-song.ts';

/** A song as it comes out of the tool. */
export type Sample = Pick<SongRequest, 'theme' | 'genre' | 'mood'> & {
  title: string;
  stanzas: { name: string; verses: { text: string; letter: string; syllables: number }[] }[];
};

/** The first verse and the chorus of a song that nobody touched. */
export function readSample(): Sample {
  const { title, sections } = sampleSong();
  const { theme, genre, mood } = sampleRequest;
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
