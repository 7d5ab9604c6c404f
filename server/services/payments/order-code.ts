import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that is read as a number, nor the other way round. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomLetters = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** How people name an order: 40 bits, unique in its table. */
export const newOrderCode = (): string => randomLetters(8);

/** What a provider knows one attempt by: the order, and which time. */
export const newReference = (code: string): string => `${code}-${randomLetters(6)}`;
