import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { JobQueue } from '#server/background/job-queue.ts';

/** Between two jobs of one process, so that a rush of messages is one job a second. */
const pause = 1000;

/**
 * Asks for a job that also comes by itself, without anybody waiting for it: at once, and a second later for what came
 * meanwhile. What it cannot ask for, or would have asked had this process not ended, that job finds when it comes.
 */
export function createJobNudge(
  jobs: Pick<JobQueue, 'send'>,
  log: Pick<Logger, 'warn'>,
  name: 'issue-receipts' | 'mail-arrivals' | 'renew-memberships',
): () => void {
  let isAsking = false;
  let isMore = false;
  const ask = async () => {
    isAsking = true;
    while (isMore) {
      isMore = false;
      await jobs
        .send(name, {})
        .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job comes later'));
      await sleep(pause, undefined, { ref: false });
    }
    isAsking = false;
  };
  return () => {
    isMore = true;
    if (!isAsking) void ask();
  };
}
