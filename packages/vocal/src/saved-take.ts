import { z } from 'zod';
import { lineField } from '#packages/one-line/src/index.ts';
import { longestTakeName } from './summarise-take.ts';

/** Notes of voices, as MIDI numbers: what is outside was sung by nobody. */
const midi = z.number().min(12).max(120);
const cents = z.number().min(-200).max(200);
const seconds = z.number().min(0).max(3600);
const share = z.number().min(0).max(1);
const loudness = z.number().min(-100).max(20);

const isRising = ({ low, high }: { low: number; high: number }): boolean => low <= high;

const voiceTypes = ['soprano', 'mezzo', 'contralto', 'tenor', 'baritone', 'bass'] as const;

/** What is kept of a take whose person wants it: numbers, and nothing that could be heard. */
const takeOf = (object: typeof z.strictObject) =>
  object({
    seconds,
    sungSeconds: seconds,
    notes: z.int().min(0).max(20_000),
    range: object({ low: midi, high: midi }).refine(isRising),
    tessitura: object({ low: midi, middle: midi, high: midi, mode: midi }).refine(isRising),
    /** Seconds that each semitone was sung for. */
    histogram: z
      .array(z.tuple([z.int().min(12).max(120), seconds]))
      .max(109)
      .refine((notes) => notes.every(([note], at) => at === 0 || note > (notes[at - 1]?.[0] ?? 0))),
    accuracy: object({ tuning: cents, median: cents, within25: share }).nullable(),
    deviation: z.number().min(0).max(200).nullable(),
    vibrato: object({
      share,
      rate: z.number().min(0).max(20).nullable(),
      extent: z.number().min(0).max(600).nullable(),
    }),
    loudness: object({
      integrated: loudness.nullable(),
      span: z.number().min(0).max(120).nullable(),
    }),
    voiceTypes: z.array(object({ type: z.enum(voiceTypes), probability: share })).max(2),
    keys: z
      .array(
        object({
          tonic: z.int().min(0).max(11),
          mode: z.enum(['major', 'minor']),
          confidence: share,
        }),
      )
      .max(2),
  });

/** It comes from a browser: a number out of its bounds, one too many, or a field that there is not, and nothing of it is taken. */
export const savedTakeSchema = takeOf(z.strictObject);

/** As it is read again: what was kept of it before, and is not any more, is left out. */
export const storedTakeSchema = takeOf(z.object);

export type SavedTake = z.output<typeof savedTakeSchema>;

/** Characters of its JSON: a histogram of all 109 semitones, with room. */
const longestTake = 8000;

/** The form that saves a take: its ticket, what it is to be called, and its numbers as JSON. */
export const saveTakeSchema = z.object({
  ticket: z.string().default(''),
  name: lineField(longestTakeName, {
    empty: 'Ponle un nombre a la toma',
    long: `El nombre puede tener hasta ${longestTakeName} caracteres, en una línea`,
  }),
  take: z
    .string()
    .default('')
    .refine((text) => text.length <= longestTake)
    .transform(parsed)
    .pipe(savedTakeSchema),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
