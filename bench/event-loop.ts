import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';

/** Milliseconds between two ticks of a timer that wants one each millisecond, in the server's process. */
export type LoopDelay = { p50: number; p99: number; max: number; ticks: number };

export const eventLoopMonitor = ['--import', join(import.meta.dirname, 'event-loop-monitor.ts')];

/** What the event loop of a product that was started with `eventLoopMonitor` did while `work` went on. */
export async function watchEventLoop(
  { dataDir }: Product,
  work: () => Promise<unknown>,
): Promise<LoopDelay> {
  const connection = connect(join(dataDir, 'event-loop.sock'));
  await once(connection, 'connect');
  // The first tick has nothing before it to compare with.
  await sleep(100);
  try {
    await work();
  } finally {
    connection.end();
  }
  return JSON.parse(await text(connection)) as LoopDelay;
}
