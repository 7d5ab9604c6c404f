import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InboxMessage, inboxMessageSchema, type NewInboxMessage } from './inbox-message.ts';

export type MessageFolder = {
  add(message: NewInboxMessage): Promise<void>;
  /** Newest first. */
  list(): Promise<InboxMessage[]>;
};

const mostMessages = 500;
const namePattern = /^\d{15}-[\da-f]{8}\.json$/;

/** One file per message, named by its time: several processes may add to the folder and read it, before and after a restart. */
export async function openMessageFolder(folder: string): Promise<MessageFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let lastTime = 0;

  const newestFirst = async () =>
    (await readdir(folder))
      .filter((name) => namePattern.test(name))
      .sort()
      .reverse();

  return {
    async add(message) {
      // Two mails of one millisecond keep their order.
      lastTime = Math.max(Date.now(), lastTime + 1);
      const id = `${String(lastTime).padStart(15, '0')}-${randomBytes(4).toString('hex')}`;
      const stored = { id, at: new Date(lastTime).toISOString(), ...message };
      // A reader meets the whole file or none.
      const unfinished = join(folder, `${id}.part`);
      await writeFile(unfinished, JSON.stringify(stored));
      await rename(unfinished, join(folder, `${id}.json`));
      for (const name of (await newestFirst()).slice(mostMessages)) {
        await rm(join(folder, name), { force: true });
      }
    },

    async list() {
      const messages = (await newestFirst()).map((name) => readMessage(join(folder, name)));
      return (await Promise.all(messages)).filter((message) => message !== null);
    },
  };
}

/** Null for a file that another process removed meanwhile, or that is no message. */
async function readMessage(file: string): Promise<InboxMessage | null> {
  try {
    return inboxMessageSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
