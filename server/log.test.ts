import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { routeAddresses } from '#test/route-addresses.ts';
import { createLog } from './log.ts';

test('an error is logged without what hangs on it', () => {
  const error = Object.assign(new Error('se cayó', { cause: new Error('antes') }), {
    code: '57P01',
    client: { password: 'secreta' },
  });
  const line = logged(error);
  expect(line).toContain('se cayó');
  expect(line).toContain('57P01');
  expect(line).toContain('antes');
  expect(line).not.toContain('secreta');
});

test('a copy of an error, which is no Error, is logged like one', () => {
  const line = logged({
    message: 'se cayó la cola',
    worker: 'w1',
    client: { password: 'secreta' },
  });
  expect(line).toContain('se cayó la cola');
  expect(line).not.toContain('secreta');
  expect(logged('una cadena')).toContain('una cadena');
});

test.each([
  ['/cotizacion/aB-c_9', '/cotizacion/…'],
  ['/cotizacion/aB-c_9.data', '/cotizacion/…'],
  ['/cotizacion/aB-c_9/pdf', '/cotizacion/…/pdf'],
  ['/demos/7~1.abc', '/demos/…'],
  ['/PQR/aB-c_9', '/PQR/…'],
  ['//%70qr//aB-c_9/pdf', '//pqr//…/pdf'],
  ['/pqr%2FaB-c_9', '/pqr/…'],
  ['/cotizacion/..%2faB-c_9', '/cotizacion/…'],
  ['/pqr/x/aB-c_9', '/pqr/…'],
  ['/pqr/x%0AaB-c_9', '/pqr/…'],
  ['/%E0%A4pqr/aB-c_9', '/%…'],
  ['/admin/cotizaciones/7', '/admin/cotizaciones/7'],
])('of %s the log has no token', (path, shown) => {
  expect(logged(null, path)).toContain(`"path":"${shown}"`);
});

const withToken = [...routeAddresses].filter((address) => address.includes(':token'));

test.each(withToken)('of %s the log has no token', (address) => {
  expect(logged(null, address.replace(':token', 'aB-c_9'))).not.toContain('aB-c_9');
});

test('there are addresses with a token', () => {
  expect(withToken.length).toBeGreaterThan(2);
});

function logged(err: unknown, path = '/'): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  createLog('info', stream).error({ err, path }, 'falla');
  return text;
}
