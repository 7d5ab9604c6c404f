import { open } from 'node:fs/promises';
import { largestProof } from '#packages/payments/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import { renderPicture } from '#server/media/render-picture.ts';
import type { AppServices } from '../app-services.ts';
import type { SentFile } from '../contacts/receive-form.ts';

/**
 * Keeps what there is to see in a picture that came with a report. A job that removes it, unless a report names it by then,
 * is queued before: whatever becomes of this process, no picture stays that nobody knows of.
 */
export async function storeProof(
  { jobs, storage }: Pick<AppServices, 'jobs' | 'storage'>,
  actor: UserActor,
  { image, path }: { image: SentFile; path: string },
): Promise<void> {
  if (image.fault) throw proofError(image.fault);
  if (image.bytes > largestProof) throw proofError('too-large');
  const { bytes } = await renderPicture(image.path, { owner: actor.userId, look: 'proof' }).catch(
    async (error: unknown) => {
      if (!isAppError(error) || !error.code.startsWith('image.')) throw error;
      const code = (await isPdf(image.path)) ? 'transfer.image-pdf' : codeOf(error);
      throw new AppError(code, { cause: error });
    },
  );
  await jobs.send('delete-unclaimed-proof', { path });
  await storage.put('transfers', path, bytes);
}

const codeOf = ({ code }: AppError) =>
  code === 'image.too-many-pixels' ? 'transfer.image-too-many-pixels' : 'transfer.image-invalid';

/** Many banks give one: who sent it is told what to send instead. Its mark may stand anywhere in the first 1024 bytes. */
async function isPdf(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
  return buffer.subarray(0, bytesRead).includes('%PDF-');
}

/** What is said about a picture that did not arrive. */
export const proofError = (fault: 'too-large' | 'incomplete' | Error): Error =>
  fault instanceof Error ? fault : new AppError(`transfer.image-${fault}`);
