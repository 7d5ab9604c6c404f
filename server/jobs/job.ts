import type { z } from 'zod';
import type { JobRun } from '#server/background/job-queue.ts';
import type { Mailer } from '#server/ports/mail/mailer.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** One kind of background job: its queue, what it carries, when it comes by itself, and what is done. */
export type Job<Name extends string, Data extends object> = {
  name: Name;
  /** The queue's name in versions before: jobs that wait there are carried out. */
  formerly?: string;
  /** What it carries, parsed when a worker takes it. */
  data: z.ZodType<Data>;
  queue: QueueOptions;
  /** Cron expression (UTC): an empty job comes then, once for all processes. */
  schedule?: string;
  /** Seconds before the first try. */
  startAfter?: number;
  /**
   * Seconds: of the jobs that are asked for in each stretch of so many, counted from midnight, the first one is put in the
   * queue. Those of the schedule come all the same.
   */
  onceIn?: number;
  /** The field that says whose job it is. Its data stand encrypted in the table: see `job-seal.ts`. */
  sealedBy?: keyof Data & string;
  /** A field that also stands unsealed, for when nobody can open the rest any more. */
  unsealed?: keyof Data & string;
  /** How many a process does at a time, and that of one owner (`sealedBy`) it does one at a time, as do all processes together nearly always; one, whoever's, where it says nothing. */
  workers?: { most: number; mostOfOwner: 1 };
  /** Does the work of one try; one that throws is tried again as the queue says. */
  handle: (context: JobContext, data: Data, run: JobRun) => Promise<void>;
};

/** What jobs work with. */
export type JobContext = { services: AppServices; mailer: Mailer };

/** https://timgit.github.io/pg-boss: times in seconds. */
type QueueOptions = {
  /** A worker that says nothing for so long has died, and its job is given to another. */
  heartbeatSeconds: number;
  /** Tries after the first. */
  retryLimit: number;
  retryDelay?: number;
  /** Each wait is twice as long as the one before, up to `retryDelayMax`. */
  retryBackoff?: boolean;
  retryDelayMax?: number;
  /** How long one try may take. */
  expireInSeconds?: number;
  /** How long a job that is done, or was given up, stays in the table. */
  deleteAfterSeconds?: number;
};

export const minute = 60;
const heartbeatSeconds = 15;

/** For what has to be done in the end: about 15 hours of tries. */
export const insistent = {
  heartbeatSeconds,
  retryLimit: 20,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 60 * minute,
} as const satisfies QueueOptions;

/** For what comes again by itself. */
export const periodic = {
  heartbeatSeconds,
  retryLimit: 0,
  expireInSeconds: 20 * minute,
} as const satisfies QueueOptions;

/** For a mail about something that somebody typed: the row goes within the hour. */
export const shortLived = {
  heartbeatSeconds,
  retryLimit: 3,
  retryDelay: 5,
  deleteAfterSeconds: 60 * minute,
} as const satisfies QueueOptions;
