import { expect, test } from 'vitest';
import { nextWindow, windowStart } from './usage-window.ts';

test.each([
  // A month begins at midnight of Bogotá, five hours behind UTC.
  ['lyricsGenerator', '2026-12-01T04:59:59Z', '2026-11-01', '2026-12-01T05:00:00.000Z'],
  ['lyricsGenerator', '2026-12-01T05:00:00Z', '2026-12-01', '2027-01-01T05:00:00.000Z'],
  ['coverArtGenerator', '2028-02-29T12:00:00Z', '2028-02-01', '2028-03-01T05:00:00.000Z'],
  // A week on Monday (ISO 8601), also across a year.
  ['vocalAnalyzer', '2026-11-30T04:59:59Z', '2026-11-23', '2026-11-30T05:00:00.000Z'],
  ['vocalAnalyzer', '2026-11-30T05:00:00Z', '2026-11-30', '2026-12-07T05:00:00.000Z'],
  ['vocalAnalyzer', '2027-01-03T20:00:00Z', '2026-12-28', '2027-01-04T05:00:00.000Z'],
] as const)('%s at %s counts since %s, until %s', (feature, now, start, next) => {
  expect(windowStart(feature, new Date(now))).toBe(start);
  expect(nextWindow(feature, new Date(now)).toISOString()).toBe(next);
});
