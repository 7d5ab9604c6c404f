import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoBytes } from '#content/demo-file.ts';
import { AppError } from '#server/app-error.ts';
import { removeOldFiles } from '#server/ports/storage/durable-files.ts';
import { requireSpace } from '#server/services/uploads/disk-space.ts';
import type { AppServices } from '../app-services.ts';
import { networkOf } from '../limits/network-of.ts';

export type ReservedDemo = {
  path: string;
  /** Whether it counted as an attempt already. */
  counted: boolean;
};

/** A form that announces no more has hardly a demo in it: it counts when it turns out to have one. */
const wordsAlone = 256 * 1024;
/** What the forms of one address that are on their way may come to. */
const mostOnTheirWay = 2 * demoBytes;
/** Milliseconds without a byte after which the process that received a file is no more. */
const abandonedAfter = 15 * 60_000;

/**
 * Makes room for the file of a form before its body is read: whether its sender has attempts left, the disk has space,
 * and what the same address is sending already leaves some. Rejects with `rate.limited` or `storage.full`.
 * The reservation is the file itself, whose name says whose it is and what it may come to: all processes that share
 * the folder see it, and it ends with the file.
 */
export async function reserveDemo(
  { limits, incomingFolder }: Pick<AppServices, 'limits' | 'incomingFolder'>,
  ip: string,
  announcedBytes: number | null,
): Promise<ReservedDemo> {
  const counted = announcedBytes === null || announcedBytes > wordsAlone;
  const bytes = Math.min(announcedBytes ?? demoBytes, demoBytes);
  if (counted) {
    await limits.spend('demoIp', ip);
    await requireSpace(incomingFolder, bytes);
  }
  await removeAbandonedDemos(incomingFolder);
  const network = createHash('sha256').update(networkOf(ip)).digest('hex');
  const path = join(incomingFolder, `${network}.${bytes}.${randomUUID()}`);
  await writeFile(path, '', { flag: 'wx', mode: 0o600 });
  // Looked at with its own in place: of two that begin at once, neither overlooks the other.
  if ((await bytesOnTheirWay(incomingFolder, network)) > mostOnTheirWay) {
    await rm(path, { force: true });
    throw new AppError('rate.limited', { retryAfter: 60 });
  }
  return { path, counted };
}

/** What a process that was killed left behind. */
export const removeAbandonedDemos = (folder: string): Promise<void> =>
  removeOldFiles(folder, abandonedAfter);

async function bytesOnTheirWay(folder: string, network: string): Promise<number> {
  const names = await readdir(folder);
  return names
    .map((name) => name.split('.'))
    .filter(([owner]) => owner === network)
    .reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}
