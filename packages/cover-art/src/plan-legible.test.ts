import { expect, test } from 'vitest';
import { createMetrics, registerFaces } from '../node/fonts.ts';
import type { Brief } from './brief.ts';
import { faultsOf } from './faults.ts';
import { plan } from './plan.ts';
import { planLegible } from './plan-legible.ts';

registerFaces();
const measure = createMetrics();
const brief: Brief = {
  artist: 'Niebla Norte',
  title: 'Arena',
  genre: 'indie',
  mood: 'sereno',
  ratio: '1:1',
};

test('a scene that is read is the one of its seed; else the next seeds are tried, and each is another scene', () => {
  const seed = 7;
  expect(planLegible(brief, seed, measure, () => true)).toEqual(plan(brief, seed, measure));
  const looked: number[] = [];
  const third = planLegible(brief, seed, measure, (scene) => {
    looked.push(scene.seed);
    return looked.length === 3;
  });
  expect(new Set(looked).size).toBe(3);
  expect(third).toEqual(plan(brief, looked[2] ?? 0, measure));
  expect(faultsOf(third)).toEqual([]);
});

test('of what is never read five are looked at, and then its type stands on plain ground', () => {
  let looked = 0;
  const plain = planLegible({ ...brief, style: 'aura' }, 7, measure, () => {
    looked += 1;
    return false;
  });
  expect(looked).toBeLessThanOrEqual(5);
  expect(looked).toBeGreaterThan(3);
  expect(plain).toEqual(plan({ ...brief, style: 'tiles' }, 7, measure));
});
