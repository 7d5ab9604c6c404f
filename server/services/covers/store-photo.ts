import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { largestPhoto } from '#packages/cover-art/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import { renderPicture } from '#server/media/render-picture.ts';
import type { AppServices } from '../app-services.ts';
import type { SentFile } from '../contacts/receive-form.ts';

type Services = Pick<AppServices, 'jobs' | 'storage'>;

/** Pixels of its short side, at least: stretched, it would be blurred. */
export const leastSide = 1000;

/** Keeps what there is to see in a photo for covers, and resolves with where it stands. Rejects with `cover.photo-*`. */
export async function storePhoto(
  services: Services,
  actor: UserActor,
  photo: SentFile,
): Promise<string> {
  if (photo.fault instanceof Error) throw photo.fault;
  if (photo.fault) throw new AppError(`cover.photo-${photo.fault}`);
  if (photo.bytes > largestPhoto) throw new AppError('cover.photo-too-large');
  return keepPicture(services, actor.userId, photo.path).catch(async (cause: unknown) => {
    if (!isAppError(cause) || !cause.code.startsWith('image.')) throw cause;
    throw new AppError((await isHeic(photo.path)) ? 'cover.photo-heic' : codeOf(cause), { cause });
  });
}

/**
 * Makes our own JPEG of a picture from anywhere, a file or its bytes, in a limited program, and resolves with where it stands in the bucket `covers`. A job that
 * removes it, unless a run names it by then, is queued before. Rejects with `image.*` and `cover.photo-small`.
 */
export async function keepPicture(
  { jobs, storage }: Services,
  owner: string,
  picture: string | Uint8Array,
): Promise<string> {
  const { bytes, width, height } = await renderPicture(picture, { owner, look: 'photo' });
  if (Math.min(width, height) < leastSide) throw new AppError('cover.photo-small');
  const path = `${owner}/photos/${randomUUID()}.jpg`;
  await jobs.send('delete-unclaimed-photo', { path });
  await storage.put('covers', path, bytes);
  return path;
}

const codeOf = ({ code }: AppError) =>
  code === 'image.too-many-pixels' ? 'cover.photo-too-many-pixels' : 'cover.photo-invalid';

/** ISO/IEC 23008-12: the brand stands in the first box of the file. */
async function isHeic(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(buffer.toString('latin1', 4, bytesRead));
}
