import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesTried } from '#test/sampled.ts';
import { type Choice, type ListChoice, pack } from './pack.ts';

const choice = (length: number, value: number): Choice => ({ length, value });
const none: ListChoice = { leads: [], items: [] };

test('the way that is worth most stands, and of equals the longest', () => {
  const ways = [choice(5, 1), choice(9, 1), choice(9, 2), choice(12, 3)];
  const optionIn = (room: number) => pack([ways], none, room).options;
  expect([12, 11, 9, 8, 5, 4].map((room) => optionIn(room))).toEqual([
    ...[[3], [2], [2], [0], [0], [null]],
  ]);
  expect(pack([[choice(3, 1), choice(4, 1)]], none, 10).options).toEqual([1]);
});

test('of several messages the worthier ones, in shorter ways where that makes room', () => {
  const groups = [[choice(10, 8), choice(6, 8)], [choice(5, 4)], [choice(4, 1)]];
  expect(pack(groups, none, 19).options).toEqual([0, 0, 0]);
  expect(pack(groups, none, 16).options).toEqual([1, 0, 0]);
  expect(pack(groups, none, 14).options).toEqual([1, 0, null]);
  expect(pack(groups, none, 5).options).toEqual([null, 0, null]);
});

test('a list has a lead or is not there, and may leave out an item', () => {
  const list = { leads: [choice(6, 100), choice(3, 100)], items: [choice(9, 5), choice(2, 4)] };
  expect(pack([], list, 17)).toEqual({ options: [], lead: 0, items: [0, 1] });
  expect(pack([], list, 12)).toEqual({ options: [], lead: 1, items: [0] });
  expect(pack([], list, 8)).toEqual({ options: [], lead: 0, items: [1] });
  expect(pack([], list, 4)).toEqual({ options: [], lead: null, items: [] });
});

const choices = (most: number) =>
  fc.array(
    fc.record({ length: fc.integer({ min: 1, max: 12 }), value: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: most },
  );

test('no other packing is worth more, or as much and longer', () => {
  fc.assert(
    fc.property(
      fc.array(choices(3), { maxLength: 3 }),
      fc.record({ leads: choices(2), items: choices(5) }),
      fc.integer({ min: 0, max: 60 }),
      (groups, list, room) => {
        const packing = pack(groups, list, room);
        const total = totalOf(groups, list, packing);
        expect(total.length).toBeLessThanOrEqual(room);
        expect(total).toEqual(bestOfAll(groups, list, room));
      },
    ),
    { numRuns: timesTried(1000) },
  );
});

const sum = (choices: readonly (Choice | undefined)[]): Choice =>
  choices.reduce<Choice>(
    (total, one) => choice(total.length + (one?.length ?? 0), total.value + (one?.value ?? 0)),
    choice(0, 0),
  );

const totalOf = (groups: Choice[][], list: ListChoice, packing: ReturnType<typeof pack>) =>
  sum([
    ...groups.map((options, at) => options[packing.options[at] ?? -1]),
    list.leads[packing.lead ?? -1],
    ...packing.items.map((at) => list.items[at]),
  ]);

/** Every packing there is, one after the other. */
function bestOfAll(groups: Choice[][], { leads, items }: ListChoice, room: number): Choice {
  const subsets = Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_, at) => bits & (1 << at)),
  );
  const lists = leads.flatMap((lead) =>
    subsets.filter(({ length }) => length > 0).map((subset) => sum([lead, ...subset])),
  );
  const all = groups.reduce<Choice[]>(
    (sums, options) => sums.flatMap((one) => [one, ...options.map((other) => sum([one, other]))]),
    [choice(0, 0), ...lists],
  );
  return all
    .filter(({ length }) => length <= room)
    .reduce((best, one) =>
      one.value > best.value || (one.value === best.value && one.length > best.length) ? one : best,
    );
}
