import { z } from 'zod';
import { keptSongSchema, lyricsSchema } from '#packages/lyrics/src/index.ts';

/** The engine that wrote a song, which goes with it: what one writes, the next may write otherwise. */
export const engineVersion = 'lyrics 1';

/** A song as it is kept. */
export const storedLyricsSchema = keptSongSchema;

export type StoredLyrics = z.output<typeof storedLyricsSchema>;

/** What was asked, as it is kept; of a text that somebody pasted, that it was. */
export const storedRequestSchema = z.union([
  lyricsSchema,
  z.object({ isPasted: z.literal(true), title: z.string() }),
]);

export type StoredRequest = z.output<typeof storedRequestSchema>;
