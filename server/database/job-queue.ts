import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Mail } from '#server/ports/mail/mailer.ts';
import type { Bucket } from '#server/ports/storage/storage.ts';
import type { Connection } from './connection.ts';
import { createJobSeal, isSealed } from './job-seal.ts';
import type { DB } from './schema.ts';

/** What each queue carries. */
export type Jobs = {
  'drop-unclaimed-demo': { path: string };
  'erase-accounts': object;
  'forget-unconfirmed': object;
  'process-media': { jobId: string };
  'purge-projects': object;
  'remove-expired': object;
  'remove-objects': { objects: { bucket: Bucket; path: string }[] };
  'send-mail': Mail;
  'sweep-uploads': object;
  'tell-of-guesses': { email: string };
  /** The operator's command cannot write mails itself. */
  'tell-two-factor-off': { email: string; displayName: string };
};

export type JobName = keyof Jobs;

type RepeatedJob =
  | 'erase-accounts'
  | 'forget-unconfirmed'
  | 'purge-projects'
  | 'remove-expired'
  | 'sweep-uploads';

const minute = 60;
/** A worker that says nothing for so long has died, and its job is given to another. */
const heartbeatSeconds = 15;

const queues = {
  'drop-unclaimed-demo': {
    heartbeatSeconds,
    retryLimit: 20,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 60 * minute,
  },
  'erase-accounts': { heartbeatSeconds, retryLimit: 0, expireInSeconds: 50 * minute },
  'forget-unconfirmed': { heartbeatSeconds, retryLimit: 0, expireInSeconds: 20 * minute },
  // How often a file is tried is the media job's own business. A worker that died is noticed by its silence.
  'process-media': {
    retryLimit: 20,
    retryDelay: 5,
    heartbeatSeconds: 30,
    // The longest song's own limit is shorter.
    expireInSeconds: 120 * minute,
  },
  'purge-projects': { heartbeatSeconds, retryLimit: 0, expireInSeconds: 20 * minute },
  'remove-expired': { heartbeatSeconds, retryLimit: 0, expireInSeconds: 20 * minute },
  'remove-objects': {
    heartbeatSeconds,
    retryLimit: 20,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 60 * minute,
  },
  'send-mail': {
    heartbeatSeconds,
    // About 20 hours: a mail server is away for an evening at times.
    retryLimit: 48,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * minute,
    deleteAfterSeconds: 24 * 60 * minute,
  },
  'sweep-uploads': { heartbeatSeconds, retryLimit: 0, expireInSeconds: 20 * minute },
  // Of any address that somebody typed: it goes with the first sweep an hour after the work.
  'tell-of-guesses': {
    heartbeatSeconds,
    retryLimit: 3,
    retryDelay: 5,
    deleteAfterSeconds: 60 * minute,
  },
  'tell-two-factor-off': {
    heartbeatSeconds,
    retryLimit: 3,
    retryDelay: 5,
    deleteAfterSeconds: 60 * minute,
  },
} as const satisfies Record<JobName, object>;

/** Every queue of ours; the library has some of its own. */
export const queueNames = Object.keys(queues) as JobName[];

/** The queues whose data only workers may read, each with the field that says whose job it is. */
const sealedBy: Partial<Record<JobName, string>> = {
  'send-mail': 'to',
  'tell-of-guesses': 'email',
  'tell-two-factor-off': 'email',
};

/** How often the queues are looked over, in seconds: for workers that died, and for jobs that are kept no longer. */
const supervision = {
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  maintenanceIntervalSeconds: 60 * minute, // otherwise once a day
};

/** Seconds that a job waits before it is first tried. */
const waits: Partial<Record<JobName, number>> = { 'drop-unclaimed-demo': 60 * minute };

/** One try of a job. */
export type JobRun = {
  /** The job's own, the same in every try. */
  id: string;
  /** Aborts when the job is taken away, for whatever reason. */
  signal: AbortSignal;
  /** Whether that is because this process stops. */
  isStopping: () => boolean;
};

/** A job as it stands in the table. */
export type StoredJob = { name: string; id: string; data: object | null; startAfter: Date };

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
  /** Removes the jobs, also those that are done, whose data have these values; of sealed ones, whose owner it is. */
  deleteJobs<Name extends JobName>(name: Name, data: Partial<Jobs[Name]>): Promise<void>;
  /** Puts jobs of a copy in the queue again, in the transaction of that connection; drops those of queues that are gone. */
  putBack(jobs: readonly StoredJob[], within: pg.Client): Promise<void>;
  /** Lets running jobs finish for some seconds, then gives them back. */
  stop(): Promise<void>;
};

/** A try of a job that threw; its cause is what the handler threw. */
export class FailedTry extends Error {
  override name = 'FailedTry';
  readonly isLast: boolean;

  constructor(job: string, id: string, attempt: { count: number; limit: number }, cause: unknown) {
    super(`${job} ${id}: try ${attempt.count + 1} of ${attempt.limit + 1}`, { cause });
    this.isLast = attempt.count >= attempt.limit;
  }
}

/**
 * Mails and the like are sealed with the installation's secret: see `job-seal.ts`. What fails by itself is handed to
 * `onError`: a lost connection, and each try of a job as a `FailedTry`.
 */
export async function openJobQueue(
  app: Connection,
  secret: string,
  onError: (error: Error) => void,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...app,
    options: '-c role=estudio_service',
    max: 4,
    schema: 'jobs',
    createSchema: false,
    useListenNotify: true,
    ...supervision,
  });
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, { ...options, notify: true });
    // One that an older version made keeps its options otherwise.
    await boss.updateQueue(name, { ...options, notify: true });
  }

  const seal = createJobSeal(secret);
  const toStore = (name: JobName, data: object): object => {
    const owner = ownerIn(name, data);
    return owner === undefined ? data : seal.seal(name, owner, data);
  };

  let stopping = false;

  return {
    async send(name, data, within) {
      const startAfter = waits[name] ?? 0;
      await boss.send(
        name,
        toStore(name, data),
        within ? { startAfter, db: fromKysely(within) } : { startAfter },
      );
    },
    async work(name, handle) {
      const options = {
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
        includeMetadata: true,
      } as const;
      const worker = await boss.work(name, options, async ([job]) => {
        if (!job) return;
        const { id, signal, retryCount: count, retryLimit: limit } = job;
        try {
          // The jobs of a schedule bring nothing.
          const stored = (job.data as object | null) ?? {};
          // What an older version queued is not sealed.
          const data = isSealed(stored) ? seal.open(name, stored) : stored;
          await handle(data as Jobs[typeof name], { id, signal, isStopping: () => stopping });
        } catch (error) {
          if (!stopping) onError(new FailedTry(name, id, { count, limit }, error));
          throw error;
        } finally {
          // The next job may wait already: it is looked for at once, not with the next poll.
          boss.notifyWorker(worker);
        }
      });
    },
    async repeat(name, cron) {
      await boss.schedule(name, cron);
    },
    async deleteJobs(name, data) {
      const owner = ownerIn(name, data);
      const stored = owner === undefined ? data : { owner: seal.ownerOf(name, owner) };
      const found = [
        ...(await boss.findJobs(name, { data: stored })),
        ...(owner === undefined ? [] : await boss.findJobs(name, { data })),
      ];
      if (found.length > 0)
        await boss.deleteJob(
          name,
          found.map(({ id }) => id),
        );
    },
    async putBack(stored, within) {
      const db = { executeSql: (text: string, values?: unknown[]) => within.query(text, values) };
      for (const [name, jobs] of Map.groupBy(stored, (job) => job.name)) {
        if (!queueNames.some((queue) => queue === name)) continue;
        const entries = jobs.map(({ id, data, startAfter }) => ({
          id,
          startAfter,
          ...(data && { data }),
        }));
        await boss.insert(name, entries, { db });
      }
    },
    async stop() {
      stopping = true;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** Whose sealed job this is; undefined for one of a queue that is not sealed. */
function ownerIn(name: JobName, data: object): string | undefined {
  const field = sealedBy[name];
  if (field === undefined) return undefined;
  const owner = new Map<string, unknown>(Object.entries(data)).get(field);
  if (typeof owner !== 'string') throw new Error(`A job of ${name} says nobody's name in ${field}`);
  return owner;
}
