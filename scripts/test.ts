import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runAloud, stopProgramsWithUs } from './check/program.ts';
import { runSteps } from './check/step.ts';
import { checkSteps } from './check/steps.ts';
import { failuresOfVitest, sumUp, type Tally, tallyPlaywright, tallyVitest } from './test/tally.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

stopProgramsWithUs();
// A report of an earlier run must never be counted.
rmSync(results, { recursive: true, force: true });

announce('Revisiones');
const checks = { ...(await runSteps(checkSteps(root))), skipped: 0 };

announce('Pruebas');
let failures: string[] = [];
const tallyAndName = (report: unknown, exitCode: number) => {
  failures = failuresOfVitest(report);
  return tallyVitest(report, exitCode);
};
const vitest = await tallyRunner('vitest.json', tallyAndName, 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, 'vitest.json')}`,
]);

announce('Recorridos en el navegador');
const journeys = await tallyRunner('playwright.json', tallyPlaywright, 'playwright', ['test']);

const { line, failed } = sumUp([checks, vitest, journeys]);
// Said again where a reader of the end finds it; Playwright's own report ends with its failures.
for (const failure of failures) console.log(failure);
console.log(`\n${line}`);
process.exitCode = failed > 0 ? 1 : 0;

function announce(title: string): void {
  console.log(`\n— ${title} —`);
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
