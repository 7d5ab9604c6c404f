import { join } from 'node:path';
import { runAloud } from '../scripts/check/program.ts';
import { figure } from './measure.ts';

const root = join(import.meta.dirname, '..');
/** What uses `test/sampled.ts`. */
const tests = [
  'packages/membership/src/stories.test.ts',
  'packages/payments/src/apply-event.test.ts',
  'server/database/missing-tables.test.ts',
  'server/media/damaged-files.test.ts',
  'server/media/make-preview.test.ts',
];
const journeys = ['journeys/forms', 'journeys/pages'];

/** Tries all of that of which `npm test` tries samples. */
export async function sweepBench(): Promise<string> {
  process.env.SWEEP = '1';
  const began = performance.now();
  const runs: [string, string[]][] = [
    ['vitest', ['run', ...tests]],
    ['playwright', ['test', ...journeys]],
  ];
  for (const [program, args] of runs)
    if ((await runAloud(root, program, args)) !== 0)
      throw new Error(`algo de lo que ${program} probó falló: arriba está qué`);
  return `sweep: todo pasó, en ${figure((performance.now() - began) / 60_000, 1)} min`;
}
