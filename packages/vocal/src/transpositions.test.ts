import { expect, test } from 'vitest';
import { sungNotes } from '#test/sung-notes.ts';
import { findTranspositions } from './transpositions.ts';

const singer = {
  ...{ low: 55, high: 70, comfortLow: 58, comfortHigh: 66 },
  tessitura: { low: 60, middle: 62, high: 64, mode: 62 },
};

test('each second costs what its note strains, and each semitone away from the song a tenth', () => {
  const song = sungNotes([
    [66, 1],
    [62, 3],
  ]);
  expect(findTranspositions(song, singer, { tonic: 1, mode: 'minor' })).toEqual([
    {
      ...{ shift: -2, key: { tonic: 11, mode: 'minor' }, low: 60, high: 64 },
      ...{ insideTessitura: 1, cost: expect.closeTo(0.2, 9) },
    },
    {
      ...{ shift: -1, key: { tonic: 0, mode: 'minor' }, low: 61, high: 65 },
      ...{ insideTessitura: 0.75, cost: expect.closeTo(0.35, 9) },
    },
    {
      ...{ shift: 0, key: { tonic: 1, mode: 'minor' }, low: 62, high: 66 },
      ...{ insideTessitura: 0.75, cost: expect.closeTo(0.5, 9) },
    },
  ]);
});

test('beyond what is comfortable, and beyond what was sung at all, it costs more', () => {
  const costs = (midi: number) =>
    findTranspositions(sungNotes([[midi, 2]]), singer, undefined).map(({ shift, cost }) => [
      shift,
      Number(cost.toFixed(6)),
    ]);
  expect(costs(75)).toEqual([
    [-6, 9.6],
    [-5, 10.5],
    [-4, 31.4],
  ]);
  expect(costs(49)).toEqual([
    [6, 9.6],
    [5, 30.5],
    [4, 31.4],
  ]);
});

test('half a semitone beside the tessitura is still on it, and no more', () => {
  const [own] = findTranspositions(sungNotes([[64.5, 1]]), singer, undefined);
  expect(own).toMatchObject({ shift: 0, cost: 0, insideTessitura: 1, key: undefined });
  const [moved] = findTranspositions(sungNotes([[64.6, 1]]), singer, undefined);
  expect(moved).toMatchObject({ shift: -1, insideTessitura: 1 });
  expect(findTranspositions([], singer, undefined)).toEqual([]);
});
