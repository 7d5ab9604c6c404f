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

test('another error is said at once, and so is the first one of a later outage', () => {
  const { said, clock, report } = outage();
  report(refused(1));
  report(new Error('Connection terminated unexpectedly'));
  clock.now = 90_000;
  report(refused(2));
  expect(said).toEqual([
    ['connect ECONNREFUSED (Worker: 1)', 1],
    ['Connection terminated unexpectedly', 1],
    ['connect ECONNREFUSED (Worker: 2)', 1],
  ]);
});
