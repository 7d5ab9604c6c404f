import { setImmediate as untilNextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { captureOutput, logLibrary } from './library-output.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const last = (count: number) => lines.slice(-count).map((line) => JSON.parse(line) as unknown);

test('what a library says is a line, without what it was given', () => {
  logLibrary(log, 'error', 'accounts', ['User not found', { email: 'ana@ejemplo.co' }]);
  expect(last(1)).toMatchObject([{ level: 50, library: 'accounts', msg: 'User not found' }]);
  logLibrary(log, 'warn', 'accounts', [new Error('gone'), 'ana@ejemplo.co']);
  expect(last(1)).toMatchObject([{ level: 40, err: { message: 'gone' } }]);
  expect(lines.join()).not.toContain('ana@ejemplo.co');
  logLibrary(log, 'warn', 'router', ['%'.repeat(15_000)]);
  expect(lines.at(-1)?.length).toBeLessThan(1000);
});

test('what is printed, and warned of, goes through the log until the end', async () => {
  const own = console.error;
  {
    using _ = captureOutput(log);
    console.error('It broke', new Error('disk'), { password: 'hunter2' });
    process.emitWarning('old ways', { code: 'OLD' });
    await untilNextTurn();
  }
  expect(last(2)).toMatchObject([
    { level: 50, library: 'console', msg: 'It broke', err: { message: 'disk' } },
    { level: 40, library: 'node', msg: 'old ways', err: { code: 'OLD' } },
  ]);
  expect(lines.join()).not.toContain('hunter2');
  expect(console.error).toBe(own);
});
