import { expect, test } from 'vitest';
import { passRetryAfter } from './pass-retry-after.ts';

const pass = (action: Record<string, string>) =>
  Object.fromEntries(
    passRetryAfter({
      actionHeaders: new Headers(action),
      parentHeaders: new Headers({ 'x-parent': '1' }),
      loaderHeaders: new Headers({ 'x-loader': '1' }),
      errorHeaders: undefined,
    }) as Headers,
  );

test('of an action a page passes on when to try again, beside what its parents say', () => {
  expect(pass({ 'retry-after': '60', 'x-action': '1' })).toEqual({
    'x-parent': '1',
    'retry-after': '60',
  });
  expect(pass({ 'x-action': '1' })).toEqual({ 'x-parent': '1' });
});
