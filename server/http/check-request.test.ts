import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { checkRequest } from './check-request.ts';

const site = 'https://estudio.example';
/** What Node read of a request with these header lines. */
const incoming = (rawHeaders: string[], headers = {}) =>
  ({ rawHeaders, headers }) as IncomingMessage;
const check = (target: string, ...lines: string[]) => checkRequest(site + target, incoming(lines));

test('an address may have 12,000 letters, however long the name of the site is', () => {
  check(`/${'x'.repeat(11_999)}`, 'Host', 'estudio.example');
  expect(() => check(`/${'x'.repeat(12_000)}`)).toThrow(
    expect.objectContaining({ code: 'request.too-long' }),
  );
});

test('one line says the host', () => {
  check('/', 'Host', 'a', 'X-Host', 'b', 'Hosts', 'c', 'Accept', 'host');
  expect(() => check('/', 'Host', 'a', 'Accept', 'x', 'hOST', 'a')).toThrow(
    expect.objectContaining({ code: 'request.malformed' }),
  );
});

test.each(['ana@', 'ana:clave@', '@'])('no address has «%s» before its host', (userinfo) => {
  for (const rest of ['/', '/auth?a=1', '?a', '#a'])
    expect(() => checkRequest(`http://${userinfo}estudio.example${rest}`, undefined)).toThrow(
      expect.objectContaining({ code: 'request.malformed' }),
    );
});

test.each(['/@ana', '/?de=ana@ejemplo.co', '?de=ana@ejemplo.co', '#@x', '/a/b@c'])(
  'behind the host, %s may',
  (target) => {
    check(target);
  },
);

test.each(['/%', '/a%zz', '/pqr/aB-c_9%E0%A4', '/%E0%A4/x?a=1'])('%s is no address', (target) => {
  expect(() => check(target)).toThrow(expect.objectContaining({ code: 'request.malformed' }));
});

test.each(['/%C3%B1/x', '/?a=%', '/a?%E0%A4', '/a#%'])('%s is one', (target) => {
  check(target);
});

test('a body says its length', () => {
  const chunked = incoming([], { 'transfer-encoding': 'chunked' });
  expect(() => checkRequest(`${site}/`, chunked)).toThrow(
    expect.objectContaining({ code: 'request.no-length' }),
  );
});
