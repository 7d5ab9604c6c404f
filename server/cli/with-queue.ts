import { type Database, openDatabase } from '#server/database/database.ts';
import { type JobQueue, openJobQueue } from '#server/background/job-queue.ts';
import { jobs as kinds } from '#server/jobs/jobs.ts';
import { withDatabase } from './with-database.ts';

/** Runs a command with the database and the queue of jobs open. */
export function withQueue<T>(
  work: (opened: { db: Database; jobs: JobQueue }) => Promise<T>,
): Promise<T> {
  return withDatabase(
    async ({ app, secret }) => {
      const warn = (error: Error) => console.error(error.message);
      const db = openDatabase(app, warn);
      const jobs = await openJobQueue(app, { secret, jobs: kinds }, warn);
      try {
        return await work({ db, jobs });
      } finally {
        await jobs.stop();
        await db.close();
      }
    },
    { existing: true },
  );
}
