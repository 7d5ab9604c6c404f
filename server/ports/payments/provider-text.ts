import { z } from 'zod';

/** PostgreSQL keeps no NUL: a payment with one in its text could not be stored, however often it was tried. */
const controls = /\p{Cc}/gu;

/** Without half of a letter that takes two units. */
const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed();

/** What a provider says in words: in one line, without control characters, and no longer than a sentence or two. */
export const cleanWords = (text: string): string =>
  cut(text.replaceAll(/\s+/gu, ' ').replaceAll(controls, '').trim(), 300);

/** What a provider names something by. Without its control characters another name could become one of ours. */
export const cleanName = (text: string): string => cut(text.replaceAll(controls, '\u{FFFD}'), 255);

export const providerWords = z.string().transform(cleanWords).nullish();

export const providerName = z.string().transform(cleanName).nullish();
