import { resolve } from 'node:path';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { AudioFacts } from './facts.ts';
import { limitedPool } from './limited-pool.ts';
import { ProgramKilled } from './run-limited.ts';

/** Run from its source, as the one of previews is. */
const childProgram = resolve('server/media/child/identify.ts');

/** A song takes some hundredths of a second; the worst file known, less than one. */
const usualLimits = { timeoutMs: 30_000, cpuSeconds: 5, memoryBytes: 1024 ** 3 };

/** Seconds of processor after which a process looks at no further file: each may take what the limit says. */
const enough = 2;

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

/**
 * Says what the bytes of a file are, never what its name says. They are read in a process that is limited in time and
 * memory, two at a time: whatever is in the file, this process goes on serving. A file over the limits is refused.
 */
export function audioIdentifier(
  limits = usualLimits,
): (file: string, signal?: AbortSignal) => Promise<AudioFacts> {
  const ask = limitedPool({
    command: [process.execPath, '--max-old-space-size=64', childProgram, String(enough)],
    limits: { ...limits, cpuSeconds: enough + limits.cpuSeconds, fileBytes: 0 },
    most: 2,
    idleMs: 60_000,
  });
  return async (file, signal) => {
    const result = answerSchema.parse(
      await ask(resolve(file), signal).catch((cause: unknown) => {
        throw isOverLimit(cause) ? new AppError('audio.invalid', { cause }) : cause;
      }),
    );
    if ('refusal' in result) throw new AppError(result.refusal);
    return result.audio;
  };
}

/** The identifier that the parts of this process share. */
export const identifyAudio = audioIdentifier();

/** How a process of Node's ends at the limits of processor and memory. Anything else is no fault of the file. */
const signalsOfLimits: NodeJS.Signals[] = ['SIGXCPU', 'SIGABRT', 'SIGTRAP', 'SIGILL'];

function isOverLimit(error: unknown): boolean {
  if (error instanceof ProgramKilled) return signalsOfLimits.includes(error.signal);
  return error instanceof Error && error.name === 'TimeoutError';
}
