import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoBytes } from '#content/demo-file.ts';
import { AppError } from '#server/app-error.ts';
import { removeOldFiles } from '#server/ports/storage/durable-files.ts';
import { requireSpace } from '#server/services/uploads/disk-space.ts';
import type { AppServices } from '../app-services.ts';
import { networkOf } from '../limits/network-of.ts';

type Services = Pick<AppServices, 'limits' | 'incomingFolder'>;

export type ReservedDemo = {
  path: string;
  /** It counts as an attempt, and the disk has space for it. */
  counted: boolean;
  /** Counts it when so many bytes have arrived that there is more than words in them. */
  countIfLarge(arrivedBytes: number): Promise<void>;
};

/** A form that brings no more has hardly a demo in it: it counts when it turns out to have one. */
const wordsAlone = 256 * 1024;
/** What the forms of one address that are on their way may come to. */
const mostOnTheirWay = 2 * demoBytes;
/** Milliseconds without a byte after which the process that received a file is no more. */
const abandonedAfter = 15 * 60_000;

/**
 * Makes room for the file of a form before its body is read: whether its sender has attempts left, the disk has space,
 * and what the same address is sending already leaves some. Rejects with `rate.limited` or `storage.full`. Only of a
 * form that does not announce its length (null) the first two are looked at on the way.
 * The reservation is the file itself, whose name says whose it is and what it may come to: all processes that share
 * the folder see it, and it ends with the file.
 */
export async function reserveDemo(
  { limits, incomingFolder }: Services,
  ip: string,
  announcedBytes: number | null,
): Promise<ReservedDemo> {
  const bytes = Math.min(announcedBytes ?? demoBytes, demoBytes);
  const demo = {
    path: join(incomingFolder, `${ownerOf(ip)}.${bytes}.${randomUUID()}`),
    counted: false,
    async countIfLarge(arrivedBytes: number) {
      if (demo.counted || arrivedBytes <= wordsAlone) return;
      demo.counted = true;
      await limits.spend('demoIp', ip);
      await requireSpace(incomingFolder, bytes);
    },
  };
  await demo.countIfLarge(announcedBytes ?? 0);
  await removeAbandonedDemos(incomingFolder);
  await writeFile(demo.path, '', { flag: 'wx', mode: 0o600 });
  // Looked at with its own in place: of two that begin at once, neither overlooks the other.
  if ((await bytesOnTheirWay(incomingFolder, ownerOf(ip))) > mostOnTheirWay) {
    await rm(demo.path, { force: true });
    throw new AppError('rate.limited', { retryAfter: 60 });
  }
  return demo;
}

const ownerOf = (ip: string) => createHash('sha256').update(networkOf(ip)).digest('hex');

/** What a process that was killed left behind. */
export const removeAbandonedDemos = (folder: string): Promise<void> =>
  removeOldFiles(folder, abandonedAfter);

async function bytesOnTheirWay(folder: string, whose: string): Promise<number> {
  const names = await readdir(folder);
  return names
    .map((name) => name.split('.'))
    .filter(([owner]) => owner === whose)
    .reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}
