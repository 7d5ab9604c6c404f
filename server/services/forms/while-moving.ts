/** What a sender must bring within each period, or it is given up: 1 kB a second, less than any phone's network. */
export type Pace = { everyMs: number; leastBytes: number };

export const usualPace: Pace = { everyMs: 120_000, leastBytes: 128 * 1024 };

/** A body as it arrives. Throws when its sender stalls: how long the whole takes is their network's business. */
export async function* whileMoving(
  body: AsyncIterable<Uint8Array>,
  { everyMs, leastBytes }: Pace,
): AsyncGenerator<Uint8Array> {
  const stalled = Promise.withResolvers<never>();
  stalled.promise.catch(() => undefined);
  let arrived = 0;
  const watch = setInterval(() => {
    if (arrived < leastBytes) stalled.reject(new Error('The sender of a form has stalled'));
    arrived = 0;
  }, everyMs);
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), stalled.promise]);
      if (next.done) return;
      arrived += next.value.length;
      yield next.value;
    }
  } finally {
    clearInterval(watch);
    // Not waited for: it ends when the piece comes that does not come.
    void pieces.return?.();
  }
}
