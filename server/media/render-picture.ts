import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { limitEach } from './concurrency-limit.ts';
import type { StillLook } from './render-still.ts';
import { type Limits, ProgramKilled, runLimited } from './run-limited.ts';
import { withScratchFolder } from './scratch-folder.ts';

/** Run from its source, as the one that looks at sound is. */
const childProgram = resolve('server/media/child/render-picture.ts');

/** Enough to read every figure of a phone's screen or a scanned page, and to fill a cover. */
const sides = { proof: 2000, photo: 3000 } as const satisfies Record<StillLook, number>;

/** The largest picture that is taken needs about two seconds. */
const usualLimits = {
  timeoutMs: 30_000,
  cpuSeconds: 10,
  memoryBytes: 1024 ** 3,
  fileBytes: 16 * 1024 * 1024,
};

const refusals = [
  'image.empty',
  'image.invalid',
  'image.too-many-pixels',
  'storage.full',
] as const satisfies AppError['code'][];

const answerSchema = z.union([
  z.object({ refusal: z.enum(refusals) }),
  z.object({ width: z.number(), height: z.number() }),
]);

/** Such a picture comes seldom: a program is started for each, and keeps nothing for the next. */
const inTurn = limitEach(2);

/**
 * A JPEG made of a picture that somebody sent, as a file or its bytes, and its size. It is decoded in a process that is limited in time and memory: whatever is
 * in the file, this process goes on serving, and nothing of the file but its pixels is kept. Each `owner` has one at a time. Rejects
 * with `image.*` and `storage.full`; a picture over the limits is `image.too-many-pixels`.
 */
export async function renderPicture(
  sent: string | Uint8Array,
  { owner, look, limits = usualLimits }: { owner: string; look: StillLook; limits?: Limits },
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  return inTurn(owner, async () => {
    return withScratchFolder(async (folder) => {
      const file = typeof sent === 'string' ? resolve(sent) : join(folder, 'sent');
      if (typeof sent !== 'string') await writeFile(file, sent);
      const result = join(folder, 'picture.jpg');
      const command = [process.execPath, '--max-old-space-size=64', childProgram];
      let said = '';
      const given = [file, result, String(sides[look]), look];
      await runLimited([...command, ...given], limits, (chunk) => {
        said += chunk.toString();
      }).catch((cause: unknown) => {
        throw isOverLimit(cause) ? new AppError('image.too-many-pixels', { cause }) : cause;
      });
      const answer = answerSchema.parse(JSON.parse(said));
      if ('refusal' in answer) throw new AppError(answer.refusal);
      return { ...answer, bytes: await readFile(result) };
    });
  });
}

/** How a process of Node's ends at the limits of processor and memory. Anything else is no fault of the file. */
const signalsOfLimits: NodeJS.Signals[] = ['SIGXCPU', 'SIGABRT', 'SIGTRAP', 'SIGILL'];

function isOverLimit(error: unknown): boolean {
  if (error instanceof ProgramKilled) return signalsOfLimits.includes(error.signal);
  return error instanceof Error && error.name === 'TimeoutError';
}
