import type { Logger } from 'pino';
import type { JobQueue } from '#server/background/job-queue.ts';

/**
 * Asks for the job that issues receipts, without anybody waiting for it. What it cannot ask for, that job finds within a
 * minute, when it comes by itself.
 */
export const createReceiptsNudge =
  (jobs: Pick<JobQueue, 'send'>, log: Pick<Logger, 'warn'>): (() => void) =>
  () => {
    jobs
      .send('issue-receipts', {})
      .catch((error: unknown) => log.warn({ err: error }, 'what was paid is numbered later'));
  };
