/**
 * A body as it arrives, until it is given up: then it throws the reason of the signal, also while a chunk is awaited
 * that does not come. Nothing of a chunk is kept: a race of each with one promise would hold all of them until it ends.
 */
export async function* untilAborted(
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let giveUp = () => {};
  const aborted = () => giveUp();
  signal.addEventListener('abort', aborted);
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        giveUp = () => reject(signal.reason);
        chunks.next().then(resolve, reject);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', aborted);
    // Not waited for: it ends when the chunk comes that does not come, or the connection does.
    chunks.return?.().catch(() => undefined);
  }
}
