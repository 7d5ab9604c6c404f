import { z } from 'zod';
import {
  type Genre,
  genres,
  languages,
  persons,
  platforms,
  tones,
} from '#packages/bio/src/index.ts';

// A table's keys are its type's.
const allGenres = Object.keys(genres) as Genre[];

/** The engine that wrote a biography, which goes with it: what one writes, the next may write otherwise. */
export const engineVersion = 'bio 2';

/** Biographies as they are kept: what each says now, and the facts for which it had no room. */
export const storedBioSchema = z.object({
  texts: z.array(
    z.object({
      platform: z.enum(platforms),
      text: z.string(),
      left: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
});

export type StoredBio = z.output<typeof storedBioSchema>;

/** What was asked, as it is kept. */
export const storedRequestSchema = z.object({
  // Not as the form of today reads it: what it refuses now, it may have taken before.
  ...{ artistName: z.string(), genre: z.enum(allGenres).catch('pop') },
  ...{ experience: z.string(), achievements: z.string(), style: z.string() },
  ...{ tone: z.enum(tones), person: z.enum(persons), language: z.enum(languages) },
  press: z.boolean(),
});
