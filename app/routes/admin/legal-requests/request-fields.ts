import { z } from 'zod';
import {
  answerSchema,
  askSchema,
  closeSchema,
  completeSchema,
  correctionSchema,
  enteredRequestSchema,
  extendSchema,
  identitySchema,
  reachedSchema,
  requestNoteSchema,
} from '#packages/legal-requests/src/index.ts';

/** What is kept once, under its key. */
const key = { idempotencyKey: z.uuid() };

export const keptRequestSchema = enteredRequestSchema.extend(key);
export const keptIdentitySchema = identitySchema.extend({ ...key, seen: z.string() });
export const keptCorrectionSchema = correctionSchema
  .extend({ ...key, seen: z.string() })
  .refine(({ email, seen }) => email !== seen, {
    path: ['email'],
    error: 'Ese es el correo que ya tiene',
  });

const words = {
  answer: answerSchema.extend(key),
  ask: askSchema.extend(key),
  complete: completeSchema.extend(key),
  extend: extendSchema.extend(key),
  close: closeSchema.extend(key),
  requestNote: requestNoteSchema.extend(key),
  reached: reachedSchema.extend(key),
};

export type WordsIntent = keyof typeof words;

export const isWordsIntent = (text: string | undefined): text is WordsIntent =>
  text !== undefined && Object.hasOwn(words, text);

/** What the form of an intent says: its one field, and the key under which that is kept. */
export const wordsSchemaOf = (intent: WordsIntent): z.ZodType<{ entryId: string; body: string }> =>
  words[intent].transform((sent: Record<string, string>) => ({
    entryId: sent.idempotencyKey ?? '',
    body: sent[intent] ?? '',
  }));

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** How much was seen of an address when its erasure was asked for. */
export const erasureSchema = z.object({
  contacts: count,
  proposals: count,
  demos: count,
  quotes: count,
  newsletter: count,
});
