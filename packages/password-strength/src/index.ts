import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * From 0, guessed at once, to 4, guessed by nobody: the score of Wheeler, «zxcvbn: Low-Budget Password Strength
 * Estimation» (USENIX Security 2016).
 */
export type Strength = 0 | 1 | 2 | 3 | 4;
export type Estimate = (password: string) => Strength;

/** What a guesser tries first, in lower case, the most frequent first. Each of `passwords` is guessed at once. */
export type GuessLists = { passwords: string[]; words: string[] };

/** What is looked at of a longer password; the rest could only make it stronger. */
const longestChecked = 64;

export function createEstimate({ passwords, words }: GuessLists): Estimate {
  const zxcvbn = new ZxcvbnFactory({ dictionary: { passwords, words } });
  const listed = new Set(passwords);
  return (password) =>
    listed.has(password.toLowerCase()) ? 0 : zxcvbn.check(password.slice(0, longestChecked)).score;
}
