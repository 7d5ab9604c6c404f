import { expect, test } from 'vitest';
import { summaryOf } from './song-summary.ts';

const all = (status: Parameters<typeof summaryOf>[0][number]['status'], count: number) =>
  Array.from({ length: count }, () => ({ status }));

test.each([
  [
    [...all('pending', 30), ...all('failed', 2), ...all('live', 3), ...all('uploading', 6)],
    '3 en vivo, 36 en proceso, 2 fallaron',
  ],
  [[...all('failed', 1), ...all('removed', 1)], '1 falló, 1 retirada'],
  [[...all('processing', 1), ...all('removed', 2)], '1 en proceso, 2 retiradas'],
])('a song’s distributions in a line: %#', (distributions, words) => {
  expect(summaryOf(distributions)).toBe(words);
});
