/** Numbers that follow from a seed and from what they are for: another use of the same seed changes none of them. */
export type Random = {
  /** From 0 up to 1. */
  (): number;
  between: (from: number, to: number) => number;
  /** A whole number, `to` included. */
  int: (from: number, to: number) => number;
  one: <T>(all: readonly T[]) => T;
  isLucky: (chance: number) => boolean;
};

/** mulberry32, by T. Ettinger, in the public domain, seeded with a hash of both (FNV-1a, 32 bits). */
export function createRandom(seed: number, use: string): Random {
  let state = hashOf(`${seed} ${use}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return Object.assign(next, {
    between: (from: number, to: number) => from + (to - from) * next(),
    int,
    one: <T>(all: readonly T[]): T => {
      const chosen = all[int(0, all.length - 1)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
    isLucky: (chance: number) => next() < chance,
  });
}

/** The items in an order of chance. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item, at) => ({ item, at, key: random() }))
    .sort((one, other) => one.key - other.key || one.at - other.at)
    .map(({ item }) => item);
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
