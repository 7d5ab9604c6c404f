import {
  type Bio,
  genres,
  isGenre,
  makeBios,
  parseFacts,
  type Platform,
  type Tone,
} from '#packages/bio/src/index.ts';
import { band, factName, placed, type Sample } from './example.ts';

/** The wording that visitors see, of all that the seeds make. */
const seed = 10;

const biosOf = (tone: Tone, platforms: readonly Platform[]): Bio[] =>
  makeBios(band, { ...band, tone, platforms, seed });

/** The biographies of the band as they come out for a free account, with what they were made of. */
export function readSample(): Sample {
  const { name, genre, experience, achievements, style } = parseFacts(band);
  const genreName = isGenre(band.genre) ? genres[band.genre].es : band.genre;
  const facts = [
    name,
    { id: genre.id, text: genreName },
    ...[...experience, ...achievements, ...style],
  ];
  const ids = facts.map(({ id }) => id);
  return {
    facts: facts.map(({ id, text }) => ({ name: factName(id), value: text })),
    lengths: biosOf(band.tone, ['tiktok', 'instagram', 'youtube', 'spotify']).map((bio) =>
      placed(bio, ids),
    ),
  };
}

/** What only Pro has: the same band in the other tones, and for the press. */
export const readLocked = (): string[] =>
  [
    ...biosOf('creative', ['instagram']),
    ...biosOf('bold', ['instagram']),
    ...biosOf('professional', ['press']),
  ].map(({ text }) => text);
