import { describe, expect, test } from 'vitest';
import { failuresOfVitest, sumUp, tallyPlaywright, tallyVitest } from './tally.ts';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}] }],
};
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } };

describe('vitest', () => {
  test('counts passed, failed, skipped and todo tests', () => {
    expect(tallyVitest(vitest, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
    const mixed = { ...vitest, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(tallyVitest(mixed, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test('a file that cannot be loaded is a failure though no test of it ran', () => {
    const unloadable = { status: 'failed', assertionResults: [] };
    const report = { ...vitest, testResults: [...vitest.testResults, unloadable] };
    expect(tallyVitest(report, 1)).toMatchObject({ passed: 3, failed: 1 });
  });
});

test('a failed test of vitest is named with the first line of what it said', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'divides',
    failureMessages: ['Error: 1\n at x', 'y'],
  };
  const report = { testResults: [{ name: '/sum.test.ts', assertionResults: [passed, failed] }] };
  expect(failuresOfVitest(report)).toEqual(['✗ /sum.test.ts › divides\n    Error: 1']);
});

describe('playwright', () => {
  test('counts, and a journey that passed only when repeated has failed', () => {
    expect(tallyPlaywright(playwright, 0)).toEqual({ passed: 2, failed: 0, skipped: 0 });
    const mixed = { stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 4 } };
    expect(tallyPlaywright(mixed, 1)).toEqual({ passed: 2, failed: 2, skipped: 4 });
  });
});

test('a runner that ran nothing has failed, even when it says that all is well', () => {
  expect(tallyVitest({ ...vitest, numPassedTests: 0, testResults: [] }, 0).failed).toBe(1);
  expect(tallyPlaywright({ stats: { ...playwright.stats, expected: 0 } }, 0).failed).toBe(1);
});

test('a bad end without a failed test (an unhandled rejection, a global set-up) is a failure', () => {
  expect(tallyVitest(vitest, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(tallyPlaywright(playwright, 1)).toMatchObject({ passed: 2, failed: 1 });
});

test('a report of another shape is refused', () => {
  expect(() => tallyVitest({}, 0)).toThrow('numPassedTests');
  expect(() => tallyPlaywright({ stats: {} }, 0)).toThrow('expected');
});

test('the last line names skipped tests only when there are some', () => {
  const a = { passed: 2, failed: 0, skipped: 0 };
  expect(sumUp([a, a])).toEqual({ line: '4 passed, 0 failed', failed: 0 });
  const b = { passed: 0, failed: 1, skipped: 3 };
  expect(sumUp([a, b])).toEqual({ line: '2 passed, 1 failed, 3 skipped', failed: 1 });
});
