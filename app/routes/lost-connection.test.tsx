import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorPage } from '#app/error-page.tsx';
import { isLostConnection } from '#app/lost-connection.ts';

test.each([
  [new TypeError('Failed to fetch'), true],
  [new TypeError('network error'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [new TypeError('The network connection was lost.'), true],
  [new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), true],
  [new Error('Unable to decode turbo-stream response'), true],
  [new TypeError("Cannot read properties of undefined (reading 'title')"), false],
  [new Error('Unexpected Server Error'), false],
  [{ status: 502, statusText: '', internal: false, data: 'Failed to fetch' }, false],
  [undefined, false],
])('%s is the network: %s', (error, isLost) => {
  expect(isLostConnection(error)).toBe(isLost);
});

test('a page that the network lost is no failure of ours', () => {
  const html = renderToStaticMarkup(<ErrorPage error={new TypeError('Failed to fetch')} />);
  expect(html).toContain('Se cortó la conexión');
  expect(html).toContain('Volver a intentar');
  expect(html).not.toMatch(/quedó anotado|de nuestro lado/);
  const own = renderToStaticMarkup(<ErrorPage error={new TypeError('x is undefined')} />);
  expect(own).toContain('Algo falló de nuestro lado');
});
