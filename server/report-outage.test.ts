import { expect, test } from 'vitest';
import { createOutageReport } from './report-outage.ts';

const refused = (worker: number) =>
  Object.assign(new Error(`connect ECONNREFUSED (Worker: ${worker})`), { code: 'ECONNREFUSED' });

/** A report whose lines are kept: what was said, and for how many. */
function outage() {
  const said: [string, number][] = [];
  const clock = { now: 0 };
  const report = createOutageReport(
    { error: ({ err, times }: { err: Error; times: number }) => said.push([err.message, times]) },
    () => clock.now,
  );
  return { said, clock, report };
}

test('an outage of an hour is a line a minute, with how often it came', () => {
  const { said, clock, report } = outage();
  for (; clock.now < 3_600_000; clock.now += 1000) {
    for (let worker = 0; worker < 10; worker += 1) report(refused(worker));
  }
  expect(said).toHaveLength(60);
  expect(said[0]).toEqual(['connect ECONNREFUSED (Worker: 0)', 1]);
  expect(new Set(said.slice(1).map(([, times]) => times))).toEqual(new Set([600]));
});

test('another error is said at once, with the same name and without a code', () => {
  const { said, report } = outage();
  const ended = 'Connection terminated unexpectedly';
  report(refused(1));
  report(new Error(`${ended} (Queue: send-mail, Worker: 1)`));
  report(new Error(`${ended} (Queue: expire-uploads, Worker: 2)`));
  report(new Error('An event of no known kind: x'));
  expect(said.map(([message]) => message)).toEqual([
    'connect ECONNREFUSED (Worker: 1)',
    `${ended} (Queue: send-mail, Worker: 1)`,
    'An event of no known kind: x',
  ]);
});

test('a later outage begins to count anew', () => {
  const { said, clock, report } = outage();
  for (; clock.now < 40_000; clock.now += 1000) report(refused(clock.now));
  clock.now = 5 * 3_600_000;
  report(refused(1));
  expect(said.map(([, times]) => times)).toEqual([1, 1]);
});
