import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
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

function logged(err: unknown): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  createLog('info', stream).error({ err }, 'falla');
  return text;
}
