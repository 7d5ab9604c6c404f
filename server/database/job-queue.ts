import type { Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Mail } from '#server/ports/mail/mailer.ts';
import type { Bucket } from '#server/ports/storage/storage.ts';
import type { Connection } from './connection.ts';
import type { DB } from './schema.ts';

/** What each queue carries. */
export type Jobs = {
  'drop-unclaimed-demo': { path: string };
  'erase-accounts': object;
  'forget-unconfirmed': object;
  'process-media': { jobId: string };
  'purge-projects': object;
  'remove-objects': { objects: { bucket: Bucket; path: string }[] };
  'send-mail': Mail;
  'sweep-uploads': object;
  'tell-of-guesses': { email: string };
  /** The operator's command cannot write mails itself. */
  'tell-two-factor-off': { email: string; displayName: string };
};

export type JobName = keyof Jobs;

type RepeatedJob = 'erase-accounts' | 'forget-unconfirmed' | 'purge-projects' | 'sweep-uploads';

const minute = 60;

const queues = {
  'drop-unclaimed-demo': {
    retryLimit: 20,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 60 * minute,
  },
  'erase-accounts': { retryLimit: 0, expireInSeconds: 50 * minute },
  'forget-unconfirmed': { retryLimit: 0, expireInSeconds: 20 * minute },
  // How often a file is tried is the media job's own business. A worker that died is noticed by its silence.
  'process-media': {
    retryLimit: 20,
    retryDelay: 5,
    heartbeatSeconds: 30,
    // The longest song's own limit is shorter.
    expireInSeconds: 120 * minute,
  },
  'purge-projects': { retryLimit: 0, expireInSeconds: 20 * minute },
  'remove-objects': {
    retryLimit: 20,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 60 * minute,
  },
  'send-mail': {
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 10 * minute,
    deleteAfterSeconds: 24 * 60 * minute,
  },
  'sweep-uploads': { retryLimit: 0, expireInSeconds: 20 * minute },
  // Of any address that somebody typed: it is not kept longer than the work takes.
  'tell-of-guesses': { retryLimit: 3, retryDelay: 5, deleteAfterSeconds: 60 * minute },
  'tell-two-factor-off': { retryLimit: 3, retryDelay: 5 },
} as const satisfies Record<JobName, object>;

/** Seconds that a job waits before it is first tried. */
const waits: Partial<Record<JobName, number>> = { 'drop-unclaimed-demo': 60 * minute };

/** One try of a job. */
export type JobRun = {
  /** Aborts when the job is taken away, for whatever reason. */
  signal: AbortSignal;
  /** Whether that is because this process stops. */
  isStopping: () => boolean;
};

export type JobQueue = {
  /** Puts a job in the queue; within a transaction, the job exists when that commits. */
  send<Name extends JobName>(name: Name, data: Jobs[Name], within?: Kysely<DB>): Promise<void>;
  /** Takes jobs one at a time until `stop`. A handler that throws gives the job back for another try. */
  work<Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name], run: JobRun) => Promise<void>,
  ): Promise<void>;
  /** Puts an empty job in the queue whenever the cron expression (UTC) says so, once for all processes. */
  repeat(name: RepeatedJob, cron: string): Promise<void>;
  /** Removes the jobs, also those that are done, whose data have these values. */
  forget<Name extends JobName>(name: Name, data: Partial<Jobs[Name]>): Promise<void>;
  /** Lets running jobs finish for some seconds, then gives them back. */
  stop(): Promise<void>;
};

export async function openJobQueue(
  app: Connection,
  onError: (error: Error) => void,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...app,
    options: '-c role=estudio_service',
    max: 4,
    schema: 'jobs',
    createSchema: false,
    useListenNotify: true,
  });
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, { ...options, notify: true });
  }

  let stopping = false;

  return {
    async send(name, data, within) {
      const startAfter = waits[name] ?? 0;
      await boss.send(name, data, within ? { startAfter, db: fromKysely(within) } : { startAfter });
    },
    async work(name, handle) {
      const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
      const worker = await boss.work(name, options, async ([job]) => {
        if (!job) return;
        const data = job.data as Jobs[typeof name];
        await handle(data, { signal: job.signal, isStopping: () => stopping });
        // The next job may wait already: it is looked for at once, not with the next poll.
        boss.notifyWorker(worker);
      });
    },
    async repeat(name, cron) {
      await boss.schedule(name, cron);
    },
    async forget(name, data) {
      const found = await boss.findJobs(name, { data });
      if (found.length > 0)
        await boss.deleteJob(
          name,
          found.map(({ id }) => id),
        );
    },
    async stop() {
      stopping = true;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
