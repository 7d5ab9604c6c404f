import { resolve } from 'node:path';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import type { AudioFacts } from './facts.ts';
import { type Limits, ProgramKilled, runLimited } from './run-limited.ts';

/** Run from its source, as the one of previews is. */
const childProgram = resolve('server/media/child/identify.ts');

/** A song takes a tenth of a second, most of it the start of the process; the worst file known, less than one. */
const usualLimits: Limits = {
  timeoutMs: 30_000,
  cpuSeconds: 5,
  memoryBytes: 1024 ** 3,
  fileBytes: 0,
};

const refusals = [
  'audio.empty',
  'audio.invalid',
  'audio.too-long',
  'audio.truncated',
] as const satisfies AppError['code'][];

const answerSchema = z.union([
  z.object({ audio: z.custom<AudioFacts>() }),
  z.object({ refusal: z.enum(refusals) }),
]);

const inTurn = limitConcurrency(2);

/**
 * Says what the bytes of a file are, never what its name says. They are read in a process that is limited in time and
 * memory, two at a time: whatever is in the file, this process goes on serving. A file over the limits is refused.
 */
export async function identifyAudio(
  file: string,
  limits: Partial<Limits> = {},
): Promise<AudioFacts> {
  const answer = await inTurn(() => identifyApart(resolve(file), { ...usualLimits, ...limits }));
  if ('refusal' in answer) throw new AppError(answer.refusal);
  return answer.audio;
}

async function identifyApart(file: string, limits: Limits) {
  let answer = '';
  try {
    const node = [process.execPath, '--max-old-space-size=64', childProgram];
    await runLimited([...node, file], limits, (chunk) => {
      answer += chunk.toString();
    });
  } catch (cause) {
    throw isOverLimit(cause) ? new AppError('audio.invalid', { cause }) : cause;
  }
  return answerSchema.parse(JSON.parse(answer));
}

/** How a process of Node's ends at the limits of processor and memory. Anything else is no fault of the file. */
const signalsOfLimits: NodeJS.Signals[] = ['SIGXCPU', 'SIGABRT', 'SIGTRAP', 'SIGILL'];

function isOverLimit(error: unknown): boolean {
  if (error instanceof ProgramKilled) return signalsOfLimits.includes(error.signal);
  return error instanceof Error && error.name === 'TimeoutError';
}
