/** Numbers from 0 to below 1, the same ones for the same seed everywhere. Source: mulberry32, T. Ettinger. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in an order of chance: the heavier come sooner more often. Source: Efraimidis and Spirakis, 2006. */
export function shuffled<T>(
  items: readonly T[],
  random: Random,
  weigh: (item: T) => number = () => 1,
): T[] {
  return items
    .map((item, at) => ({ item, at, key: random() ** (1 / Math.max(weigh(item), 1e-6)) }))
    .sort((one, other) => other.key - one.key || one.at - other.at)
    .map(({ item }) => item);
}
