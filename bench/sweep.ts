import { join } from 'node:path';
import { runAloud } from '../scripts/check/program.ts';
import { figure } from './measure.ts';

const root = join(import.meta.dirname, '..');

/** Tries all of that of which `npm test` tries a part: what has the tag `sweep`, and what `test/sampled.ts` samples. */
export async function sweepBench(): Promise<string> {
  process.env.SWEEP = '1';
  const began = performance.now();
  const runs: [string, string[]][] = [
    ['vitest', ['run']],
    ['playwright', ['test']],
  ];
  for (const [program, args] of runs)
    if ((await runAloud(root, program, args)) !== 0)
      throw new Error(`algo de lo que ${program} probó falló: arriba está qué`);
  return `sweep: todo pasó, en ${figure((performance.now() - began) / 60_000, 1)} min`;
}
