import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { attachmentBytes } from '#content/attachment.ts';
import { system, type SystemActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { expireFiles } from '#server/ports/storage/durable-files.ts';
import { requireSpace } from '#server/services/files/disk-space.ts';
import type { Attempt } from '../limits/consume-in-turn.ts';
import type { Limit } from '../limits/attempt-limits.ts';
import type { AppServices } from '../app-services.ts';
import { networkOf } from '../limits/network-of.ts';

type Services = Pick<AppServices, 'contacts' | 'limits'>;

export type ReservedAttachment = {
  path: string;
  /** It counts as an attempt, and the disk has space for it. */
  counted: boolean;
  /** Writes the file as it arrives. Rejects with `rate.limited` where the network it comes from is sending too much. */
  store(chunks: AsyncIterable<Uint8Array>): Promise<void>;
};

/** A form that brings no more has hardly a file in it: it counts when it turns out to have one. */
const wordsAlone = 256 * 1024;
/** What the files of one address that are on their way may come to. */
const mostOnTheirWay = 2 * attachmentBytes;
/** Room is taken as a file arrives, so much at a time: one that was only announced keeps nobody else's out. */
const step = 256 * 1024;
/** Milliseconds without a byte after which the process that received a file is no more. */
const abandonedAfter = 15 * 60_000;

/**
 * Looks whether there is room for the file of a form before its body is read: whether its sender has attempts left, of their network
 * unless another one is named, and
 * the disk has space. Rejects with `rate.limited` or `storage.full`. Whether the same address is sending too much shows
 * as the file arrives.
 * The reservation is the file itself, which is a step longer than what has come and says by its name whose it is: all
 * processes that share the folder see it, and it ends with the file.
 */
export async function reserveAttachment(
  { contacts, limits }: Services,
  ip: string,
  announcedBytes: number,
  attempt: Attempt<Limit> = { limit: 'attachmentIp', key: ip },
): Promise<ReservedAttachment> {
  const { incomingFolder } = contacts;
  const counted = announcedBytes > wordsAlone;
  if (counted) {
    await limits.consume(attempt.limit, attempt.key);
    await requireSpace(incomingFolder, Math.min(announcedBytes, attachmentBytes));
  }
  await expireAttachments({ contacts }, system);
  const owner = ownerOf(ip);
  const path = join(incomingFolder, `${owner}.${randomUUID()}`);
  return {
    path,
    counted,
    async store(chunks) {
      await using file = await open(path, 'wx', 0o600);
      let [written, reserved] = [0, 0];
      try {
        for await (const chunk of chunks) {
          if (written + chunk.length > reserved) {
            reserved = written + chunk.length + step;
            await file.truncate(reserved);
            // Looked at with its own in place: of two that grow at once, neither overlooks the other.
            if ((await bytesOnTheirWay(incomingFolder, owner)) > mostOnTheirWay) {
              throw new AppError('rate.limited', { retryAfter: 60 });
            }
          }
          await file.writeFile(chunk);
          written += chunk.length;
        }
      } finally {
        await file.truncate(written);
      }
    },
  };
}

const ownerOf = (ip: string) => createHash('sha256').update(networkOf(ip)).digest('hex');

/** What a process that was killed left behind. */
export const expireAttachments = (
  { contacts }: Pick<AppServices, 'contacts'>,
  _actor: SystemActor,
): Promise<void> => expireFiles(contacts.incomingFolder, abandonedAfter);

async function bytesOnTheirWay(folder: string, owner: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(owner));
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0, // gone meanwhile
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
