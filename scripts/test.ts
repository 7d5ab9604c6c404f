import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runAloud, stopProgramsWithUs } from './check/program.ts';
import { runSteps } from './check/step.ts';
import { checkSteps } from './check/steps.ts';
import { createStages } from './test/stages.ts';
import { failuresOfVitest, sumUp, type Tally, tallyPlaywright, tallyVitest } from './test/tally.ts';

/** What was added since, each of which may take half a minute. */
const features = ['staff', 'payments', 'membership', 'lyrics and biographies', 'covers', 'vocal'];

/** Seconds that all stages together may take on two cores; with installing, seven minutes and what the features add. */
const budget = 405 + 30 * features.length;

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const stages = createStages(() => performance.now() / 1000);

stopProgramsWithUs();
// A report of an earlier run must never be counted.
rmSync(results, { recursive: true, force: true });
// Dozens of programs start in the tests; each would compile the same code.
process.env.NODE_COMPILE_CACHE ??= join(results, 'compile-cache');

// The build leaves half of two cores idle, and the checks need nothing that is built.
const [checks, built] = await stage('Construcción y revisiones', () =>
  Promise.all([runSteps(checkSteps(root)), runAloud(root, 'node', ['scripts/start.mjs', 'build'])]),
);
if (built !== 0) process.exit(built);

let failures: string[] = [];
const tallyAndName = (report: unknown, exitCode: number) => {
  failures = failuresOfVitest(report);
  return tallyVitest(report, exitCode);
};
const vitest = await stage('Pruebas', () =>
  tallyRunner('vitest.json', tallyAndName, 'vitest', [
    'run',
    '--tags-filter=!sweep',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'vitest.json')}`,
  ]),
);

const journeys = await stage('Recorridos en el navegador', () =>
  tallyRunner('playwright.json', tallyPlaywright, 'playwright', ['test', '--grep-invert=@sweep']),
);

const { line, failed } = sumUp([{ ...checks, skipped: 0 }, vitest, journeys]);
// Said again where a reader of the end finds it; Playwright's own report ends with its failures.
for (const failure of failures) console.log(failure);
console.log(`\n${stages.report(budget)}\n\n${line}`);
process.exitCode = failed > 0 ? 1 : 0;

function stage<T>(title: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n— ${title} —`);
  return stages.time(title, work);
}

async function tallyRunner(
  report: string,
  tally: (report: unknown, exitCode: number) => Tally,
  program: string,
  args: string[],
): Promise<Tally> {
  try {
    const exitCode = await runAloud(root, program, args);
    return tally(JSON.parse(readFileSync(join(results, report), 'utf8')), exitCode);
  } catch (error) {
    console.error(`${program} no dejó un informe que se pueda contar:`, error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
