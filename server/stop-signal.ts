export type StopSignal = {
  /** Resolves at the first request to stop; rejects when the server cannot go on. */
  received: Promise<void>;
  fail: (error: Error) => void;
};

/** TERM, INT, HUP or the loss of the parent that started this process. Further signals change nothing. */
export function untilToldToStop(): StopSignal {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined); // it may fail before anybody waits for it
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => resolve());
  process.on('disconnect', () => resolve());
  return { received: promise, fail: reject };
}
