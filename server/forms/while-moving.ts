import { AppError } from '#server/app-error.ts';
import { untilAborted } from './until-aborted.ts';

/** What a sender must bring within each period, or it is given up: 1 kB a second, less than any phone's network. */
export type Pace = { everyMs: number; leastBytes: number };

export const usualPace: Pace = { everyMs: 120_000, leastBytes: 128 * 1024 };

/**
 * A body as it arrives. Throws `request.slow` when its sender stalls: how long the whole takes is their network's
 * business.
 */
export async function* whileMoving(
  body: AsyncIterable<Uint8Array>,
  { everyMs, leastBytes }: Pace,
): AsyncGenerator<Uint8Array> {
  const stalled = new AbortController();
  let arrived = 0;
  const watch = setInterval(() => {
    if (arrived < leastBytes) stalled.abort(new AppError('request.slow'));
    arrived = 0;
  }, everyMs);
  try {
    for await (const chunk of untilAborted(body, stalled.signal)) {
      arrived += chunk.length;
      yield chunk;
    }
  } finally {
    clearInterval(watch);
  }
}
