import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

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

test('two of one network at once, the rest in their order, and others meanwhile', async () => {
  const limit = createConcurrencyLimit(2);
  const { begun, work, end } = workshop();
  const names = ['a1', 'a2', 'a3', 'a4'];
  const done = names.map((name) => limit('a', work(name)));
  void limit('b', work('b1'));
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
  const limit = createConcurrencyLimit(1);
  const failing = limit('a', () => Promise.reject(new Error('no')));
  const next = limit('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await limit('a', () => Promise.resolve('again'))).toBe('again');
});

test('who begins while the last one leaves does not exceed the limit', async () => {
  const limit = createConcurrencyLimit(1);
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
      await limit('a', work);
    }),
  );
  expect(most).toBe(1);
});

test('who waits for something outside leaves their place to others, and comes back behind them', async () => {
  const limit = createConcurrencyLimit(1);
  const { begun, work, end } = workshop();
  const arriving = Promise.withResolvers<string>();
  const reading = limit('a', async (outside) => {
    const read = await outside(() => arriving.promise);
    begun.push(read);
    return work('after')();
  });
  const second = limit('a', work('second'));
  await nextTurn();
  expect(begun).toEqual(['second']);
  arriving.resolve('read');
  await nextTurn();
  expect(begun).toEqual(['second']);
  end('second');
  await second;
  await nextTurn();
  expect(begun).toEqual(['second', 'read', 'after']);
  const third = limit('a', work('third'));
  await nextTurn();
  expect(begun).not.toContain('third');
  end('after');
  await reading;
  await nextTurn();
  end('third');
  expect(await third).toBe('third');
});

test('work that ends while something outside is still to come takes no place with it', async () => {
  const limit = createConcurrencyLimit(1);
  const [arriving, ending] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let late: Promise<string> | undefined;
  const ended = limit('a', (outside) => {
    late = outside(() => arriving.promise);
    return ending.promise;
  });
  const { begun, work, end } = workshop();
  const next = limit('a', work('next'));
  const after = limit('a', work('after'));
  ending.resolve('ended');
  expect(await ended).toBe('ended');
  await nextTurn();
  expect(begun).toEqual(['next']);
  arriving.resolve('too late');
  expect(await late).toBe('too late');
  await nextTurn();
  expect(begun).toEqual(['next']);
  end('next');
  await next;
  await nextTurn();
  end('after');
  expect(await after).toBe('after');
});

test('what is awaited outside after the end of the work takes nobody’s place', async () => {
  const limit = createConcurrencyLimit(1);
  const outside = await limit('a', (given) => Promise.resolve(given));
  const { begun, work, end } = workshop();
  const next = limit('a', work('next'));
  const after = limit('a', work('after'));
  expect(await outside(() => Promise.resolve('late'))).toBe('late');
  await nextTurn();
  expect(begun).toEqual(['next']);
  end('next');
  await next;
  await nextTurn();
  end('after');
  expect(await after).toBe('after');
});

test('work that ends while it waits to come back gives the place on', async () => {
  const limit = createConcurrencyLimit(1);
  const arriving = Promise.withResolvers<string>();
  const ending = Promise.withResolvers<string>();
  const ended = limit('a', (outside) => {
    void outside(() => arriving.promise);
    return ending.promise;
  });
  const { begun, work, end } = workshop();
  const second = limit('a', work('second'));
  await nextTurn();
  arriving.resolve('arrived');
  await nextTurn();
  ending.resolve('ended');
  expect(await ended).toBe('ended');
  const third = limit('a', work('third'));
  end('second');
  await second;
  await nextTurn();
  expect(begun).toEqual(['second', 'third']);
  end('third');
  expect(await third).toBe('third');
});

test('who waits for two things outside at once leaves one place, and takes one again', async () => {
  const limit = createConcurrencyLimit(1);
  const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const reading = limit('a', (outside) =>
    Promise.all([outside(() => one.promise), outside(() => two.promise)]),
  );
  const { begun, work, end } = workshop();
  const second = limit('a', work('second'));
  const third = limit('a', work('third'));
  await nextTurn();
  expect(begun).toEqual(['second']);
  one.resolve('one');
  two.resolve('two');
  end('second');
  await second;
  await nextTurn();
  expect(begun).toEqual(['second', 'third']);
  end('third');
  expect(await third).toBe('third');
  expect(await reading).toEqual(['one', 'two']);
  expect(await limit('a', () => Promise.resolve('again'))).toBe('again');
});
