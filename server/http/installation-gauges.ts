import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { system } from '#server/actor.ts';
import { countQueues } from '#server/background/queue-counts.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { countDueRequests } from '#server/services/legal-requests/count-due-requests.ts';
import { readPaymentSignals } from '#server/services/payments/payment-signals.ts';
import { createPaymentGauges } from './payment-gauges.ts';

/** However often it is scraped, the database is asked once in so long. */
const freshMs = 5_000;
/** Prometheus itself gives up after ten seconds. */
const patienceMs = 3_000;

/**
 * Adds the figures that all processes of an installation share: its queues, its requests with a term, what waits of its
 * payments, and its disk. Await what it returns before reading the registry; it never rejects.
 */
export function addInstallationGauges(
  registry: Registry,
  { db, log, now, uploads }: Pick<AppServices, 'db' | 'log' | 'now' | 'uploads'>,
): () => Promise<void> {
  const registers = [registry];
  const jobs = new Gauge({
    name: 'job_queue_jobs',
    help: 'Jobs by queue and state: waiting, retry (failed, and will be tried again), active, failed (given up)',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'job_queue_oldest_waiting_seconds',
    help: 'How long the oldest job that is waiting or in retry has waited',
    labelNames: ['queue'],
    registers,
  });
  const late = new Gauge({
    name: 'legal_requests_late',
    help: 'Requests whose term of the law is over, and that nobody answered',
    registers,
  });
  const dueSoon = new Gauge({
    name: 'legal_requests_due_soon',
    help: 'Requests whose last day is today or within three working days',
    registers,
  });
  const payments = createPaymentGauges(registers);
  const up = new Gauge({ name: 'database_up', help: 'Whether the database answers', registers });
  const free = new Gauge({
    name: 'data_dir_free_bytes',
    help: 'Free space on the disk of DATA_DIR',
    registers,
  });
  const size = new Gauge({
    name: 'data_dir_size_bytes',
    help: 'Size of the disk of DATA_DIR',
    registers,
  });

  async function readQueues(): Promise<void> {
    const counts = await Promise.race([countQueues(db.servicePool), tooLate()]);
    for (const { queue, oldestWaitingSeconds, waiting, retry, active, failed } of counts) {
      for (const [state, count] of Object.entries({ waiting, retry, active, failed }))
        jobs.set({ queue, state }, count);
      oldest.set({ queue }, oldestWaitingSeconds);
    }
    up.set(1);
  }

  async function readTerms(): Promise<void> {
    const due = await Promise.race([countDueRequests({ db, now }, system), tooLate()]);
    late.set(due.late);
    dueSoon.set(due.today + due.soon);
  }

  async function readPayments(): Promise<void> {
    payments.set(await Promise.race([readPaymentSignals({ db, now }, system), tooLate()]));
  }

  async function readDisk(): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(uploads.folder);
    free.set(bavail * bsize);
    size.set(blocks * bsize);
  }

  async function read(): Promise<void> {
    await Promise.all([
      readQueues().catch((error: unknown) => {
        log.warn({ err: error }, 'queues could not be counted');
        // Figures of another moment would be taken for this one's.
        jobs.reset();
        oldest.reset();
        up.set(0);
      }),
      readTerms().catch((error: unknown) => {
        log.warn({ err: error }, 'requests with a term could not be counted');
        late.remove();
        dueSoon.remove();
      }),
      readPayments().catch((error: unknown) => {
        log.warn({ err: error }, 'what waits of payments could not be counted');
        payments.remove();
      }),
      readDisk().catch((error: unknown) => {
        log.warn({ err: error }, 'disk of DATA_DIR could not be read');
        free.remove();
        size.remove();
      }),
    ]);
  }

  let last = { at: -Infinity, reading: Promise.resolve() };
  return () => {
    const now = performance.now();
    if (now - last.at >= freshMs) last = { at: now, reading: read() };
    return last.reading;
  };
}

async function tooLate(): Promise<never> {
  await sleep(patienceMs, undefined, { ref: false });
  throw new Error(`The database did not answer in ${patienceMs} ms`);
}
