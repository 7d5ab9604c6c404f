import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Connection } from '#server/database/connection.ts';
import type { DB } from '#server/database/schema.ts';
import { limitEach } from '#server/media/concurrency-limit.ts';
import type { JobData, JobName } from '#server/jobs/jobs.ts';
import { noteFailedJobs } from './failed-jobs.ts';
import { createJobSeal, isSealed } from './job-seal.ts';
import { openQueues } from './open-queues.ts';
import { renameQueues } from './rename-queues.ts';

const minute = 60;

/** How often the queues are looked over, in seconds: for workers that died, and for jobs that are kept no longer. */
const supervision = {
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  maintenanceIntervalSeconds: 60 * minute, // otherwise once a day
};

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
  /**
   * Puts a job in the queue; within a transaction, the job exists when that commits. Resolves with false where the kind is to
   * be asked for once in some time, and was: then there is no other one.
   */
  send<Name extends JobName>(
    name: Name,
    data: JobData[Name],
    within?: Kysely<DB>,
  ): Promise<boolean>;
  /** Takes jobs one at a time, or as many as their kind says, until `stop`. A handler that throws gives the job back for another try. */
  work<Name extends JobName>(
    name: Name,
    handle: (data: JobData[Name], run: JobRun) => Promise<void>,
  ): Promise<void>;
  /** Puts an empty job in the queue whenever the cron expression (UTC) says so, once for all processes. */
  schedule(name: JobName, cron: string): Promise<void>;
  /** Puts the job of every schedule in the queue now, to begin after so many seconds: for a clock that was moved. */
  sendScheduled(startAfter: number): Promise<void>;
  /** Removes the jobs, also those that are done, whose data have these values; of sealed ones, whose owner it is. */
  deleteJobs<Name extends JobName>(name: Name, data: Partial<JobData[Name]>): Promise<void>;
  /**
   * Removes, in that transaction, those of these jobs of which `which` is true; resolves with the data of those that were
   * not done.
   */
  deleteJobsWhere<Name extends JobName>(
    name: Name,
    data: Partial<JobData[Name]>,
    which: (data: JobData[Name]) => boolean,
    within: Kysely<DB>,
  ): Promise<JobData[Name][]>;
  /**
   * Hands the jobs of that queue that were given up to `note`, with what stands of them unsealed, and keeps each for so long
   * from then on: that is how it is known to be noted. One that `note` throws for keeps no other from it, and is handed over
   * again with the next call. Throws an `AggregateError` of those.
   */
  noteFailed(
    name: JobName,
    keptSeconds: number,
    note: (unsealed: unknown) => Promise<void>,
  ): Promise<void>;
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

/** What the queue has to know of each kind of job. */
export type JobKinds = {
  [Name in JobName]: {
    name: Name;
    formerly?: string;
    data: { parse(data: unknown): JobData[Name] };
    queue: object;
    startAfter?: number;
    onceIn?: number;
    sealedBy?: string;
    unsealed?: string;
    workers?: { most: number; mostOfOwner: 1 };
  };
};

/**
 * Opens a queue for each kind of job. Mails and the like are sealed with the installation's secret: see `job-seal.ts`.
 * What fails by itself is handed to `onError`: a lost connection, and each try of a job as a `FailedTry`.
 */
export async function openJobQueue(
  app: Connection,
  { secret, jobs }: { secret: string; jobs: JobKinds },
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
  await openQueues(boss, Object.values(jobs));
  await renameQueues(boss, Object.values(jobs));

  const seal = createJobSeal(secret);
  const toStore = (name: JobName, data: object): object => {
    const owner = ownerIn(jobs[name], data);
    if (owner === undefined) return data;
    const { unsealed } = jobs[name];
    const open = Object.entries(data).filter(([field]) => field === unsealed);
    return { ...Object.fromEntries(open), ...seal.seal(name, owner, data) };
  };

  // What an older version queued is not sealed, or for the queue's name of then.
  const read = <Name extends JobName>(name: Name, stored: object): JobData[Name] =>
    jobs[name].data.parse(isSealed(stored) ? seal.open(name, stored, jobs[name].formerly) : stored);
  const find = async (name: JobName, data: object, db: { db?: ReturnType<typeof fromKysely> }) => {
    const owner = ownerIn(jobs[name], data);
    const stored = owner === undefined ? data : { owner: seal.ownerOf(name, owner) };
    return [
      ...(await boss.findJobs<object>(name, { data: stored, ...db })),
      ...(owner === undefined ? [] : await boss.findJobs<object>(name, { data, ...db })),
    ];
  };

  let stopping = false;

  return {
    async send(name, data, within) {
      const { startAfter = 0, onceIn, workers } = jobs[name];
      const owner = ownerIn(jobs[name], data);
      const isGrouped = workers !== undefined && owner !== undefined;
      const id = await boss.send(name, toStore(name, data), {
        startAfter,
        ...(isGrouped && { group: { id: seal.ownerOf(name, owner) } }),
        ...(onceIn !== undefined && { singletonSeconds: onceIn }),
        ...(within && { db: fromKysely(within) }),
      });
      return id !== null;
    },
    async work(name, handle) {
      const { workers } = jobs[name];
      const options = {
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
        includeMetadata: true,
        ...(workers && { groupConcurrency: workers.mostOfOwner }),
      } as const;
      const eachInTurn = workers && limitEach(workers.most);
      const begin = async () => {
        const worker = await boss.work(name, options, async ([job]) => {
          if (!job) return;
          const { id, signal, retryCount: count, retryLimit: limit } = job;
          try {
            // The jobs of a schedule bring nothing.
            const data = read(name, (job.data as object | null) ?? {});
            const run = { id, signal, isStopping: () => stopping };
            const owner = ownerIn(jobs[name], data);
            // Two that are taken in the same moment are not counted yet.
            if (eachInTurn && owner !== undefined) await eachInTurn(owner, () => handle(data, run));
            else await handle(data, run);
          } catch (error) {
            if (!stopping) onError(new FailedTry(name, id, { count, limit }, error));
            throw error;
          } finally {
            // The next job may wait already: it is looked for at once, not with the next poll.
            boss.notifyWorker(worker);
          }
        });
      };
      for (let count = 0; count < (workers?.most ?? 1); count += 1) await begin();
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron);
    },
    async sendScheduled(startAfter) {
      for (const { name } of await boss.getSchedules()) await boss.send(name, {}, { startAfter });
    },
    async deleteJobs(name, data) {
      const found = await find(name, data, {});
      if (found.length > 0)
        await boss.deleteJob(
          name,
          found.map(({ id }) => id),
        );
    },
    async deleteJobsWhere(name, data, which, within) {
      const db = { db: fromKysely(within) };
      const found = (await find(name, data, db))
        .map(({ id, state, data }) => ({ id, state, data: read(name, data) }))
        .filter(({ data }) => which(data));
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) await boss.deleteJob(name, ids, db);
      return found.flatMap(({ state, data }) => (state === 'completed' ? [] : [data]));
    },
    noteFailed: (name, keptSeconds, note) => noteFailedJobs(boss.getDb(), name, keptSeconds, note),
    async putBack(stored, within) {
      const db = { executeSql: (text: string, values?: unknown[]) => within.query(text, values) };
      for (const [name, group] of Map.groupBy(stored, (job) => job.name)) {
        const kind = Object.values(jobs).find((one) => one.name === name || one.formerly === name);
        if (!kind) continue;
        const entries = group.map(({ id, data, startAfter }) => ({
          id,
          startAfter,
          ...(data && { data }),
        }));
        await boss.insert(kind.name, entries, { db });
      }
    },
    async stop() {
      stopping = true;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** Whose sealed job this is; undefined for one of a queue that is not sealed. */
function ownerIn({ name, sealedBy }: JobKinds[JobName], data: object): string | undefined {
  if (sealedBy === undefined) return undefined;
  const owner = new Map<string, unknown>(Object.entries(data)).get(sealedBy);
  if (typeof owner !== 'string')
    throw new Error(`A job of ${name} says nobody's name in ${sealedBy}`);
  return owner;
}
