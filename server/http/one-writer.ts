/** Lets one request at a time write to an upload; the newest wins, because the one before has lost its sender. */
export class OneWriter {
  readonly #writers = new Map<string, { abort: AbortController; ended: Promise<void> }>();

  /** Ends the writer before, waits until it has, and runs `write` alone. */
  async run<T>(id: string, write: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const before = this.#writers.get(id);
    const abort = new AbortController();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    this.#writers.set(id, { abort, ended });
    before?.abort.abort();
    await before?.ended;
    try {
      abort.signal.throwIfAborted();
      return await write(abort.signal);
    } finally {
      if (this.#writers.get(id)?.abort === abort) this.#writers.delete(id);
      end();
    }
  }
}
