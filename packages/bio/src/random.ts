/**
 * Numbers from 0 up to 1 that follow from a seed: mulberry32, by T. Ettinger, in the public domain. It repeats after 2³² of
 * them, of which a biography takes some dozens.
 */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of them, by the next number. */
export function oneOf<T>(all: readonly T[], random: () => number): T {
  const chosen = all[Math.floor(random() * all.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}
