import { join } from 'node:path';
import { stopProgramsWithUs } from './check/program.ts';
import { runSteps } from './check/step.ts';
import { checkSteps } from './check/steps.ts';

stopProgramsWithUs();
const { passed, failed } = await runSteps(checkSteps(join(import.meta.dirname, '..')));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
