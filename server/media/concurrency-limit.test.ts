import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

test('runs so many at a time, in the order in which they came, also after a failure', async () => {
  const inTurn = limitConcurrency(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index);
      return promise;
    }),
  );
  expect(begun).toEqual([0, 1]);

  ends[1]?.reject(new Error('damaged'));
  await expect(results[1]).rejects.toThrow('damaged');
  expect(begun).toEqual([0, 1, 2]);

  for (const [index, { resolve }] of ends.entries()) resolve(index);
  expect(await Promise.all([results[0], results[2], results[3], results[4]])).toEqual([0, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
