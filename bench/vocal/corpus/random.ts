/** Numbers of a seed, as the corpus draws them: the order of the calls is part of the corpus. */
export type Random = {
  /** From 0 up to 1. */
  (): number;
  /** Normal, mean 0 and deviation 1. */
  gauss: () => number;
  range: (from: number, to: number) => number;
  /** A whole number, `to` included. */
  int: (from: number, to: number) => number;
  pick: <T>(all: readonly T[]) => T;
};

/** mulberry32, by T. Ettinger, in the public domain; normal numbers by the polar method of Marsaglia. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  let spare: number | null = null;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const gauss = (): number => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    let x: number;
    let y: number;
    let radius: number;
    do {
      x = 2 * next() - 1;
      y = 2 * next() - 1;
      radius = x * x + y * y;
    } while (radius >= 1 || radius === 0);
    const scale = Math.sqrt((-2 * Math.log(radius)) / radius);
    spare = y * scale;
    return x * scale;
  };
  const range = (from: number, to: number) => from + (to - from) * next();
  return Object.assign(next, {
    gauss,
    range,
    int: (from: number, to: number) => Math.floor(range(from, to + 1)),
    pick: <T>(all: readonly T[]): T => {
      const chosen = all[Math.floor(next() * all.length)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
  });
}
