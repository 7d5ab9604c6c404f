import { expect, test } from 'vitest';
import { ProviderError } from '#server/ports/payments/errors.ts';
import { askEach } from './ask-each.ts';

const silent = new ProviderError('It does not respond', { isFinal: false });

/** What was asked, of items that say whether they are answered. */
async function asked(items: readonly boolean[]): Promise<number> {
  let count = 0;
  await askEach(items, {
    ask: (isAnswered) => {
      count += 1;
      return isAnswered ? Promise.resolve() : Promise.reject(silent);
    },
    onFailed: (error) => expect(error).toBe(silent),
  });
  return count;
}

test('two that are not answered in a row are the last ones', async () => {
  expect(await asked([false, false, true, true])).toBe(2);
});

test('one here and there keeps nobody from being asked', async () => {
  expect(await asked([false, true, false, true, false, true])).toBe(6);
});
