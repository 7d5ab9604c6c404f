import { z } from 'zod';

export type Tally = { passed: number; failed: number; skipped: number };

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Counts a run of vitest. A file that failed before its first test counts as one failure. */
export function tallyVitest(report: unknown, exitCode: number): Tally {
  const read = vitestReport.parse(report);
  const unloadable = read.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return settle(exitCode, {
    passed: read.numPassedTests,
    failed: read.numFailedTests + unloadable.length,
    skipped: read.numPendingTests + read.numTodoTests,
  });
}

const vitestNames = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** The tests that failed and what they said first, to be read after a long run. */
export const failuresOfVitest = (report: unknown): string[] =>
  vitestNames
    .parse(report)
    .testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages: [message = ''] }) =>
            `✗ ${file} › ${fullName}\n    ${message.split('\n', 1)[0]}`,
        ),
    );

const playwrightReport = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
});

export function tallyPlaywright(report: unknown, exitCode: number): Tally {
  const { stats } = playwrightReport.parse(report);
  return settle(exitCode, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
}

/** A runner that ran nothing, or that ended badly without naming a failed test, has failed. */
function settle(exitCode: number, tally: Tally): Tally {
  const ranNothing = tally.passed + tally.failed === 0;
  return ranNothing || (exitCode !== 0 && tally.failed === 0)
    ? { ...tally, failed: tally.failed + 1 }
    : tally;
}

/** The last line of `npm test`. */
export function sumUp(tallies: readonly Tally[]): { line: string; failed: number } {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped');
  return {
    line: `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    failed: sum('failed'),
  };
}
