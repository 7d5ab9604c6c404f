import { z } from 'zod';
import { lineField } from '#packages/one-line/src/index.ts';
import type { Analysis } from './analyse-take.ts';
import { noteSeconds } from './note-seconds.ts';

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

/** Characters of the name of a take. */
export const longestTakeName = 80;
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

const rounded = (value: number): number => Math.round(1000 * value) / 1000;
const roundedOrNull = (value: number | null): number | null =>
  value === null ? null : rounded(value);

/** What would be kept of an analysis; null of one without a range, which is refused as too short. */
export function summariseTake(analysis: Analysis): SavedTake | null {
  const { range, accuracy, stability, loudness: loud, dynamics, voiceType, keys } = analysis;
  if (!range) return null;
  const { low, high, tessitura } = range;
  const { vibrato } = stability;
  return {
    ...{ seconds: rounded(analysis.seconds), sungSeconds: rounded(analysis.sungSeconds) },
    notes: analysis.notes.length,
    range: { low: rounded(low), high: rounded(high) },
    tessitura: {
      ...{ low: rounded(tessitura.low), middle: rounded(tessitura.middle) },
      ...{ high: rounded(tessitura.high), mode: tessitura.mode },
    },
    histogram: noteSeconds(analysis.notes).map(([note, sung]) => [note, rounded(sung)]),
    accuracy: accuracy && {
      tuning: rounded(accuracy.tuning.offset),
      median: rounded(accuracy.againstOwn.median),
      within25: rounded(accuracy.againstOwn.within25),
    },
    deviation: roundedOrNull(stability.deviation),
    vibrato: {
      share: rounded(vibrato.share),
      ...{ rate: roundedOrNull(vibrato.rate), extent: roundedOrNull(vibrato.extent) },
    },
    loudness: {
      integrated: roundedOrNull(loud.integrated),
      span: roundedOrNull(dynamics?.span ?? null),
    },
    voiceTypes:
      voiceType?.kind === 'guess'
        ? voiceType.candidates.map(({ type, probability }) => ({
            type,
            probability: rounded(probability),
          }))
        : [],
    keys: keys.slice(0, 2).map(({ tonic, mode, confidence }) => ({
      ...{ tonic, mode },
      confidence: rounded(confidence),
    })),
  };
}
