import { capital } from './capital.ts';

/** Stand for a fact, for one that could be ours in part, and for the stop that ended either. They are of no alphabet (Unicode `Co`). */
export const masks = { fact: '\uE000', maybeOurs: '\uE001', stop: '\uE002' } as const;

/** A fact, and whether some of it could be taken for a piece of a template. */
export type Masked = { text: string; mayBeOurs: boolean };

/** A text with every fact in it masked, longest first: what is left is what we said, and what is wrong there is our fault. */
export function mask(text: string, facts: readonly Masked[]): string {
  const longestFirst = [...facts].sort((one, other) => other.text.length - one.text.length);
  return longestFirst.reduce((masked, { text, mayBeOurs }) => {
    const stop = /[.!?…]$/.test(text) ? masks.stop : '';
    const sign = (mayBeOurs ? masks.maybeOurs : masks.fact) + stop;
    return replaceWhole(replaceWhole(masked, text, sign), capital(text), sign);
  }, text);
}

const endsInWord = /[\p{L}\p{M}\p{N}]$/u;
const beginsInWord = /^[\p{L}\p{M}\p{N}]/u;

/** Replaces what stands as words of its own, and not within one. */
function replaceWhole(text: string, sought: string, sign: string): string {
  let replaced = '';
  let from = 0;
  for (;;) {
    const at = text.indexOf(sought, from);
    if (at === -1) return replaced + text.slice(from);
    const end = at + sought.length;
    const isWithin =
      (endsInWord.test(text.slice(Math.max(0, at - 2), at)) && beginsInWord.test(sought)) ||
      (beginsInWord.test(text.slice(end, end + 2)) && endsInWord.test(sought));
    replaced += text.slice(from, at) + (isWithin ? sought : sign);
    from = end;
  }
}
