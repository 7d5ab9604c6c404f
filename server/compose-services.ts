import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { system } from '#server/actor.ts';
import { openJobQueue } from './background/job-queue.ts';
import { openLocks } from './background/locks.ts';
import { openLiveEvents } from './background/live-events.ts';
import { dataDirError } from './data-dir.ts';
import type { Connection } from './database/connection.ts';
import { openDatabase } from './database/database.ts';
import { jobs as kinds } from './jobs/jobs.ts';
import { logLibrary } from './library-output.ts';
import { createFileStore } from './ports/storage/file-store.ts';
import { createAuth } from './services/accounts/auth.ts';
import { type AccountMails, createAccountMails } from './services/accounts/send-account-mails.ts';
import type { AppServices } from './services/app-services.ts';
import { createMessageMails } from './services/contacts/message-mails.ts';
import { expireAttachments } from './services/contacts/reserve-attachment.ts';
import { createAttemptLimits } from './services/limits/attempt-limits.ts';
import { createNewsletterMails } from './services/newsletter/newsletter-mails.ts';
import { createProjectMails } from './services/projects/project-mails.ts';

type Options = {
  /** The connection of the product's own role. */
  app: Connection;
  secret: string;
  /** Where this site stands: mails and cookies name it. */
  origin: string;
  /** Every name of this place. */
  trustedOrigins: string[];
  secureCookies: boolean;
  /** Holds the files, also those on their way. */
  dataDir: string;
  log: Logger;
  /** Hears what fails by itself: a lost connection, and each try of a job as a `FailedTry`. */
  onError: (error: Error) => void;
  /** What stands in for the mails about accounts. */
  mails?: AccountMails;
};

/**
 * Opens what services work with, over one database and one folder; all of it is closed with `opened`. Rejects with a
 * `ConfigError` when the folder cannot serve.
 */
export async function composeServices(
  opened: AsyncDisposableStack,
  { app, secret, origin, dataDir, log, onError, ...options }: Options,
): Promise<AppServices> {
  const db = openDatabase(app, onError);
  opened.defer(() => db.close());
  const events = await openLiveEvents(app, onError);
  opened.defer(() => events.close());
  const uploadLocks = await openLocks(app, onError);
  opened.defer(() => uploadLocks.close());
  const jobs = await openJobQueue(app, { secret, jobs: kinds }, onError);
  opened.defer(() => jobs.stop());

  const mails = options.mails ?? createAccountMails(jobs, origin);
  return {
    ...(await openFolders(dataDir)),
    db,
    events,
    uploadLocks,
    jobs,
    log,
    now: () => new Date(),
    mails,
    limits: createAttemptLimits(db.counterPool),
    auth: createAuth(db, {
      ...options,
      origin,
      secret,
      mails,
      log: (level, said) => logLibrary(log, level, 'better-auth', said),
    }),
    projectMails: createProjectMails(jobs, { origin, secret }),
    newsletterMails: createNewsletterMails(jobs, { origin, secret }),
    messageMails: createMessageMails(jobs),
  };
}

async function openFolders(dataDir: string) {
  const uploadsFolder = join(dataDir, 'uploads');
  const incomingFolder = join(dataDir, 'incoming');
  const storage = createFileStore(join(dataDir, 'files'));
  try {
    for (const folder of [uploadsFolder, incomingFolder])
      await mkdir(folder, { recursive: true, mode: 0o700 });
    await expireAttachments({ incomingFolder }, system);
    await storage.prepare();
  } catch (error) {
    throw dataDirError(error, dataDir);
  }
  return { uploadsFolder, incomingFolder, storage };
}
