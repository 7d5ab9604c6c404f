import { expect, test } from 'vitest';
import { limitConcurrency, limitEach } from './concurrency-limit.ts';

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

test('whoever brings many keeps nobody waiting for more than one of them, also after a failure', async () => {
  const inTurn = limitEach(2);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const run = (owner: string, name: string) =>
    inTurn(owner, () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  const begins = async (...names: string[]) => {
    await expect.poll(() => begun).toEqual(names);
  };
  const many = [1, 2, 3].map((count) => run('ana', `ana ${count}`));
  const [second, third] = [run('luis', 'luis'), run('ñusta', 'ñusta')];
  await begins('ana 1', 'luis');

  ends.get('ana 1')?.reject(new Error('damaged'));
  await expect(many[0]).rejects.toThrow('damaged');
  await begins('ana 1', 'luis', 'ñusta');

  ends.get('luis')?.resolve('luis');
  await begins('ana 1', 'luis', 'ñusta', 'ana 2');
  // There is room, and one of hers is under way.
  ends.get('ñusta')?.resolve('ñusta');
  expect(await Promise.all([second, third])).toEqual(['luis', 'ñusta']);
  expect(begun).toHaveLength(4);

  ends.get('ana 2')?.resolve('second');
  await begins('ana 1', 'luis', 'ñusta', 'ana 2', 'ana 3');
  ends.get('ana 3')?.resolve('third');
  expect(await Promise.all([many[1], many[2]])).toEqual(['second', 'third']);
});
