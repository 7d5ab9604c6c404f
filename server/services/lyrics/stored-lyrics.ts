import { z } from 'zod';
import { lyricsSchema } from '#packages/lyrics/src/index.ts';

/** The engine that wrote a song, which goes with it: what one writes, the next may write otherwise. */
export const engineVersion = 'lyrics 1';

const metre = z.union([z.number().int(), z.tuple([z.number().int(), z.number().int()])]);

/** A song as it is kept. */
export const storedLyricsSchema = z.object({
  title: z.string(),
  sections: z.array(
    z.object({
      kind: z.enum(['verso', 'coro', 'puente', 'A', 'B', 'estrofa']),
      /** The section before that it says again; it has no stanzas of its own. */
      again: z.number().int().nullable(),
      stanzas: z.array(
        z.object({
          lines: z.array(z.object({ text: z.string(), metre, letter: z.string() })),
        }),
      ),
    }),
  ),
});

export type StoredLyrics = z.output<typeof storedLyricsSchema>;

/** What was asked, as it is kept. */
export const storedRequestSchema = lyricsSchema;
