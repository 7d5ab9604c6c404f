type Item = { length: number; score: number };

/** What the best of the items come to in a room, and which they are. A room below 0 has none. */
type PackedList = {
  scoreIn: (room: number) => number;
  itemsIn: (room: number) => readonly number[];
};

/**
 * The 0/1 knapsack of some items, for every room up to one: R. Bellman's dynamic programme, a row an item. Where all
 * of them fit there is nothing to weigh.
 */
export function packList(items: readonly Item[], room: number): PackedList {
  const length = items.reduce((sum, item) => sum + item.length, 0);
  const score = items.reduce((sum, item) => sum + item.score, 0);
  const all = [...items.keys()];
  let table: Table | null = null;
  const fromTable = () => (table ??= tableOf(items, room));
  return {
    scoreIn: (left) => (left >= length ? score : left < 0 ? 0 : (fromTable().best[left] ?? 0)),
    itemsIn: (left) => (left >= length ? all : left < 0 ? [] : readTable(fromTable(), items, left)),
  };
}

/** Of each room the best score; and for each item, whether it is taken there with those before it. */
type Table = { best: Float64Array; taken: readonly Uint8Array[] };

function tableOf(items: readonly Item[], room: number): Table {
  const best = new Float64Array(room + 1);
  const taken = items.map(({ length, score }) => {
    const isTaken = new Uint8Array(room + 1);
    for (let left = room; left >= length; left--) {
      const withIt = (best[left - length] ?? 0) + score;
      if (withIt <= (best[left] ?? 0)) continue;
      best[left] = withIt;
      isTaken[left] = 1;
    }
    return isTaken;
  });
  return { best, taken };
}

function readTable({ taken }: Table, items: readonly Item[], room: number): number[] {
  let left = room;
  const read: number[] = [];
  for (const [at, item] of [...items.entries()].toReversed()) {
    if (taken[at]?.[left] !== 1) continue;
    read.unshift(at);
    left -= item.length;
  }
  return read;
}
