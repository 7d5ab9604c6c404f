import { z } from 'zod';
import {
  type Genre,
  genreProfiles,
  keptSongSchema,
  type Mood,
  moods,
} from '#packages/lyrics/src/index.ts';
import { engineWith } from '#server/services/tools/engine-version.ts';

// A table's keys are its type's.
const genres = Object.keys(genreProfiles) as Genre[];
const allMoods = Object.keys(moods) as Mood[];

/** The engine that writes songs, which goes with each: what one writes, the next may write otherwise. */
const engine = 'lyrics 3';

/** Who wrote a song: our engine, with a text model where some of its stanzas are of one. */
export const engineOf = (model: string | null): string => engineWith(engine, model);

/** A song as it is kept. */
export const storedLyricsSchema = keptSongSchema;

export type StoredLyrics = z.output<typeof storedLyricsSchema>;

/** What was asked, as it is kept; of a text that somebody pasted, that it was. */
export const storedRequestSchema = z.union([
  // Not as the form of today reads it: what it refuses now, it may have taken before.
  z.object({
    theme: z.string(),
    genre: z.enum(genres).catch('pop'),
    mood: z.enum(allMoods).catch('reflexivo'),
  }),
  z.object({ isPasted: z.literal(true), title: z.string() }),
]);

export type StoredRequest = z.output<typeof storedRequestSchema>;
