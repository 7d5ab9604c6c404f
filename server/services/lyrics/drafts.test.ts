import { expect, test } from 'vitest';
import type { TextModel } from '#server/ports/text-model/text-model.ts';
import { createDrafts } from './drafts.ts';

const prompt = { system: 'sistema', user: 'tema' };
const { signal } = new AbortController();

/** Drafts of a model that writes when it is told to. */
function open() {
  const asked: { write: (text: string) => void; fail: () => void }[] = [];
  const warned: object[] = [];
  const model: TextModel = {
    name: 'de-prueba',
    draft: () =>
      new Promise((resolve, reject) => {
        asked.push({ write: resolve, fail: () => reject(new Error('no draft')) });
      }),
  };
  const drafts = createDrafts(model, { warn: (told: object) => void warned.push(told) });
  const ask = (userId = 'ana') => drafts.ask({ userId, prompt, signal });
  return { asked, warned, ask };
}

test('is what the model writes, one after another', async () => {
  const { asked, ask } = open();
  for (const text of ['una', 'otra']) {
    const draft = ask();
    asked.at(-1)?.write(text);
    expect(await draft).toBe(text);
  }
});

test('of a model that fails there is none, and the operator is told once', async () => {
  const { asked, warned, ask } = open();
  const draft = ask();
  asked[0]?.fail();
  expect(await draft).toBeNull();
  expect(warned).toEqual([{ err: expect.any(Error), model: 'de-prueba' }]);
  const next = ask();
  asked[1]?.write('la letra');
  expect(await next).toBe('la letra');
});

test('of a person who has one under way there is no other', async () => {
  const { asked, ask } = open();
  const first = ask();
  expect(await ask()).toBeNull();
  const other = ask('luis');
  asked[0]?.write('de Ana');
  asked[1]?.write('de Luis');
  expect(await Promise.all([first, other])).toEqual(['de Ana', 'de Luis']);
});

test('where eight are under way there is none, until one of them is there', async () => {
  const { asked, ask } = open();
  const eight = Array.from({ length: 8 }, (_, at) => ask(`persona ${at}`));
  expect(await ask('novena')).toBeNull();
  asked[3]?.write('');
  await eight[3];
  const ninth = ask('novena');
  expect(asked).toHaveLength(9);
  for (const { write } of asked) write('');
  await Promise.all([...eight, ninth]);
});
