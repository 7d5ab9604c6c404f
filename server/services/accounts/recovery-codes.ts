import { randomInt } from 'node:crypto';

/** Read aloud and typed from paper: without 0, 1, i, l and o. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of 49 bits each, as `k7m2x-9qd4t`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => `${letters()}-${letters()}`);

const letters = () =>
  Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
