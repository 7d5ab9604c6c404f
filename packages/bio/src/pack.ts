import { packList } from './pack-list.ts';

/** A way to say something: what it takes, in UTF-16 units, and what it is worth. */
export type Choice = { length: number; value: number };

/** A list: one of the leads, each of which takes something too, and some of the items. */
export type ListChoice = { leads: readonly Choice[]; items: readonly Choice[] };

/** Which option of each group stands, or `null`; and of the list its lead and items, or no lead and none. */
export type Packing = {
  options: (number | null)[];
  lead: number | null;
  items: readonly number[];
};

/** More than any room: of packings that are worth the same, the one that fills the room best wins. */
const roomiest = 4096;

const scoreOf = ({ length, value }: Choice): number => value * roomiest + length;

/**
 * The packing that is worth most in a room of so many UTF-16 units, at most one option of each group; of those that are worth the same
 * the longest. Exact, by branch and bound: what cannot become better than the best one so far is not tried.
 */
export function pack(
  groups: readonly (readonly Choice[])[],
  list: ListChoice,
  room: number,
): Packing {
  const best: Packing & { score: number } = { options: [], lead: null, items: [], score: -1 };
  const listed = packList(
    list.items.map((item) => ({ ...item, score: scoreOf(item) })),
    room,
  );
  const leads = list.leads.map((lead, at) => ({ ...lead, at, score: scoreOf(lead) }));
  const sorted = groups.map((options) =>
    options
      .map((option, at) => ({ ...option, at, score: scoreOf(option) }))
      .sort((one, other) => other.score - one.score),
  );
  // What the rest of the groups and the list can add at most.
  const bounds = [Math.max(0, ...leads.map(({ score }) => score)) + listed.scoreIn(room)];
  for (const options of sorted.toReversed())
    bounds.unshift((bounds[0] ?? 0) + (options[0]?.score ?? 0));
  const chosen: (number | null)[] = [];

  const keep = (score: number, lead: number | null, items: () => readonly number[]) => {
    if (score <= best.score) return;
    Object.assign(best, { score, lead, items: items(), options: [...chosen] });
  };
  const chooseList = (left: number, score: number) => {
    for (const { at, length, score: own } of leads) {
      const added = listed.scoreIn(left - length);
      if (added > 0) keep(score + own + added, at, () => listed.itemsIn(left - length));
    }
    keep(score, null, () => []);
  };
  const choose = (at: number, left: number, score: number) => {
    if (score + (bounds[at] ?? 0) <= best.score) return;
    const options = sorted[at];
    if (!options) return chooseList(left, score);
    for (const option of options) {
      if (option.length > left) continue;
      chosen[at] = option.at;
      choose(at + 1, left - option.length, score + option.score);
    }
    chosen[at] = null;
    choose(at + 1, left, score);
  };
  choose(0, room, 0);
  const { options, lead, items } = best;
  return { options, lead, items };
}
