import { z } from 'zod';
import { oneLine, severalLines } from './one-line.ts';

/** What a field says of a text that is too long or cannot be kept, and of none, where it may not be empty. */
type Says = { empty?: string; long: string };

/** A field of a form with a text in one line, of so many UTF-16 units at most. */
export const lineField = (longest: number, { empty, long }: Says) =>
  z
    .string()
    .default('')
    .transform(oneLine)
    .refine((text) => text !== '' || empty === undefined, empty)
    .refine((text) => text.length <= longest && !/\p{Cc}/u.test(text) && text.isWellFormed(), long);

/** The same with a text of several lines. */
export const textField = (longest: number, { empty, long }: Says) =>
  z
    .string()
    .default('')
    .transform(severalLines)
    .refine((text) => text !== '' || empty === undefined, empty)
    .refine((text) => text.length <= longest && text.isWellFormed(), long);
