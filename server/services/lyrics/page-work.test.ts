import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createPageWork, type SentPage } from './page-work.ts';

const stays = new AbortController().signal;

/** Work that ends when it is told to, or when nobody waits for it any more. */
function open() {
  const begun: { end: (id: string) => void; fail: () => void; signal: AbortSignal }[] = [];
  const once = createPageWork(20);
  const outside: boolean[] = [];
  const send = (more: Partial<SentPage> = {}) =>
    once(
      {
        ...{ userId: 'ana', token: 'una', signal: stays },
        outside: (wait) => {
          outside.push(true);
          return wait();
        },
        ...more,
      },
      (signal) =>
        new Promise((resolve, reject) => {
          const fail = () => reject(new Error('ended'));
          signal.addEventListener('abort', () => resolve('left'));
          begun.push({ end: resolve, fail, signal });
        }),
    );
  return { begun, send, outside };
}

test('a page that is sent again meanwhile waits for what is under way, outside of any turn', async () => {
  const { begun, send, outside } = open();
  const both = [send(), send()];
  begun[0]?.end('la letra');
  expect(await Promise.all(both)).toEqual(['la letra', 'la letra']);
  expect(begun).toHaveLength(1);
  expect(outside).toHaveLength(1);
});

test('and one that is sent later, by somebody else, or another one, has its own', async () => {
  const { begun, send } = open();
  const first = send();
  begun[0]?.end('1');
  await first;
  const others = [send(), send({ userId: 'luis' }), send({ token: 'otra' })];
  expect(begun).toHaveLength(4);
  for (const [at, { end }] of begun.entries()) end(`${at + 1}`);
  expect(await Promise.all(others)).toEqual(['2', '3', '4']);
});

test('work that fails fails for all who wait, and may be done again', async () => {
  const { begun, send } = open();
  const both = [send(), send()];
  begun[0]?.fail();
  for (const sent of both) await expect(sent).rejects.toThrow('ended');
  const again = send();
  begun[1]?.end('la letra');
  expect(await again).toBe('la letra');
});

describe('whoever leaves', () => {
  test('ends it a moment later', async () => {
    const { begun, send } = open();
    const leaving = new AbortController();
    const sent = send({ signal: leaving.signal });
    leaving.abort();
    expect(begun[0]?.signal.aborted).toBe(false);
    expect(await sent).toBe('left');
  });

  test('does not, where they sent the page again', async () => {
    const { begun, send } = open();
    const leaving = new AbortController();
    const first = send({ signal: leaving.signal });
    leaving.abort();
    const second = send();
    await sleep(60);
    expect(begun[0]?.signal.aborted).toBe(false);
    begun[0]?.end('la letra');
    expect(await Promise.all([first, second])).toEqual(['la letra', 'la letra']);
  });

  test('does, where each of them left, also before it began', async () => {
    const { begun, send } = open();
    const gone = AbortSignal.abort();
    expect(await Promise.all([send({ signal: gone }), send({ signal: gone })])).toEqual([
      'left',
      'left',
    ]);
    expect(begun).toHaveLength(1);
  });
});
