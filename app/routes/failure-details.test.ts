import { expect, test } from 'vitest';
import { explanation, failureCode } from '#app/failure-details.ts';

/** What a boundary gets: the router reads the response of a failed request into this. */
const failure = (data: unknown) => ({ status: 500, statusText: '', internal: false, data });

test.each([
  [failure({ requestId: '3f2a9c81d0b7' }), '3f2a9c81d0b7'],
  [failure('{"requestId":"3f2a9c81d0b7"}'), '3f2a9c81d0b7'],
  [failure({ requestId: 1 }), ''],
  [failure('<h1>502 Bad Gateway</h1>'), ''],
  [failure(null), ''],
  [new TypeError('Failed to fetch'), ''],
  [undefined, ''],
])('the code of %j is %j', (error, code) => {
  expect(failureCode(error)).toBe(code);
});

test('a failure is explained when the server said both what and why', () => {
  const words = { title: 'Demasiado', message: 'Acórtalo' };
  expect(explanation(failure({ ...words, requestId: 'x' }))).toEqual(words);
  expect(explanation(failure(JSON.stringify({ ...words, code: 'request.too-large' })))).toEqual(
    words,
  );
  expect(explanation(failure({ title: 'Demasiado' }))).toBeNull();
  expect(explanation(new Error('Demasiado'))).toBeNull();
});
