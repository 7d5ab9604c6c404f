import { expect, test } from 'vitest';
import { platforms, tones } from '#packages/bio/src/index.ts';
import { hasBioPlatform, hasBioTone, planLimits } from './plan-limits.ts';

test('the templates of the plans are ours, and of one that pays all of them', () => {
  expect(planLimits.pro.bioTones).toEqual(tones);
  expect(planLimits.pro.bioPlatforms).toEqual(platforms);
  expect(tones).toEqual(expect.arrayContaining([...planLimits.free.bioTones]));
  expect(platforms).toEqual(expect.arrayContaining([...planLimits.free.bioPlatforms]));
});

test.each([
  ['free', 'casual', true],
  ['free', 'bold', false],
  ['pro', 'bold', true],
  ['enterprise', 'creative', true],
  ['enterprise', 'épico', false],
] as const)('an account that is %s may sound %s: %j', (tier, tone, may) => {
  expect(hasBioTone(tier, tone)).toBe(may);
});

test.each([
  ['free', 'spotify', true],
  ['free', 'press', false],
  ['pro', 'press', true],
  ['enterprise', 'press', true],
] as const)('an account that is %s writes for %s: %j', (tier, platform, may) => {
  expect(hasBioPlatform(tier, platform)).toBe(may);
});
