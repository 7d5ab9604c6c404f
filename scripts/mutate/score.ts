import { z } from 'zod';

// https://github.com/stryker-mutator/mutation-testing-elements: the schema of its report
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.string().optional(),
          location: z.object({ start: z.object({ line: z.int() }) }),
        }),
      ),
    }),
  ),
});

export type Score = {
  /** Those that no test noticed, as `file:line mutator → replacement`. */
  survivors: string[];
  counts: { killed: number; survived: number; noCoverage: number; timeout: number };
  /** Of a hundred; none when nothing was changed. */
  percent: number;
};

/** What reports of Stryker say. A change that ends a test run, by an exception at import or in a loop, was noticed. */
export function readScore(reports: readonly unknown[]): Score {
  const files = reports.flatMap((report) => Object.entries(reportSchema.parse(report).files));
  const mutants = files.flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
  const of = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status));
  const unnoticed = of('Survived', 'NoCoverage');
  const counts = {
    killed: of('Killed', 'RuntimeError').length,
    survived: of('Survived').length,
    noCoverage: of('NoCoverage').length,
    timeout: of('Timeout').length,
  };
  const noticed = counts.killed + counts.timeout;
  return {
    survivors: unnoticed.map(
      ({ file, location, mutatorName, replacement = '' }) =>
        `${file}:${location.start.line} ${mutatorName} → ${replacement.split('\n', 1)[0]}`,
    ),
    counts,
    percent: (100 * noticed) / Math.max(1, noticed + unnoticed.length),
  };
}
