import { expect, test } from 'vitest';
import { platforms, tones } from '#packages/bio/src/index.ts';
import { planLimits } from './plan-limits.ts';

test('the templates of the plans are ours, and of one that pays all of them', () => {
  expect(planLimits.pro.bioTones).toEqual(tones);
  expect(planLimits.pro.bioPlatforms).toEqual(platforms);
  expect(tones).toEqual(expect.arrayContaining([...planLimits.free.bioTones]));
  expect(platforms).toEqual(expect.arrayContaining([...planLimits.free.bioPlatforms]));
});
