import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { LiveEvents } from '#server/background/live-events.ts';
import type { Locks } from '#server/background/locks.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import type { AccountMails } from './accounts/send-account-mails.ts';
import type { Auth } from './accounts/auth.ts';
import type { MessageMails } from './contacts/message-mails.ts';
import type { AttemptLimits } from './limits/attempt-limits.ts';
import type { NewsletterMails } from './newsletter/newsletter-mails.ts';
import type { ProjectMails } from './projects/project-mails.ts';

/** What services work with; made once in `server/main.ts`. */
export type AppServices = {
  db: Database;
  auth: Auth;
  mails: AccountMails;
  projectMails: ProjectMails;
  newsletterMails: NewsletterMails;
  messageMails: MessageMails;
  limits: AttemptLimits;
  storage: Storage;
  /** Takes the files of forms while they arrive. */
  incomingFolder: string;
  jobs: JobQueue;
  events: LiveEvents;
  uploadLocks: Locks;
  /** Where files stand while they arrive. */
  uploadsFolder: string;
  log: Logger;
  /** The one clock of what services decide. */
  now: () => Date;
};
