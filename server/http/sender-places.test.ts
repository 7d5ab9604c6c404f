import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSenderPlaces } from './sender-places.ts';

/** Work that goes on until it is told to end; what has begun, in its order. */
function workshop() {
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => endings.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => endings.get(name)?.() };
}

test('two of one sender at once, the rest in their order, and others meanwhile', async () => {
  const places = createSenderPlaces(2);
  const { begun, work, end } = workshop();
  const names = ['a1', 'a2', 'a3', 'a4'];
  const done = names.map((name) => places('a', work(name)));
  void places('b', work('b1'));
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end('a2');
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  end('a1');
  end('a3');
  await nextTurn();
  end('a4');
  expect(await Promise.all(done)).toEqual(names);
});

test('work that fails gives its place to the next', async () => {
  const places = createSenderPlaces(1);
  const failing = places('a', () => Promise.reject(new Error('no')));
  const next = places('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await places('a', () => Promise.resolve('again'))).toBe('again');
});

test('who begins while the last one leaves does not exceed the places', async () => {
  const places = createSenderPlaces(1);
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await nextTurn();
    working -= 1;
  };
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      for (let turn = 0; turn < index % 7; turn += 1) await nextTurn();
      await places('a', work);
    }),
  );
  expect(most).toBe(1);
});
