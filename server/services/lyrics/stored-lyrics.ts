import { z } from 'zod';
import { lyricsSchema } from '#packages/lyrics/src/index.ts';

/** The engine that writes songs, which goes with each: what one writes, the next may write otherwise. */
const engine = 'lyrics 1';

/** Who wrote a song: our engine, with a text model where some of its stanzas are of one. */
export const engineOf = (model: string | null): string =>
  model === null ? engine : `${engine} + model ${model}`;

/** The text model that wrote some of a song, by its name; null of a song that is all ours. */
export const modelOf = (engineVersion: string): string | null =>
  / \+ model (.+)$/s.exec(engineVersion)?.[1] ?? null;

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
