/**
 * The same bytes, until the signal breaks them off. `ended` resolves when nobody reads them any more: they were all read,
 * or failed, or whoever read them went away, or the signal came. (`pipeTo` with a signal would wait for a reader who is
 * gone to take the chunk that is on its way.)
 */
export function endableStream(
  source: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): { readable: ReadableStream<Uint8Array>; ended: Promise<void> } {
  const reader = source.getReader();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const stop = () => reader.cancel(signal.reason).catch(() => undefined);
  const readable = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
          void stop().then(end);
        });
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
          end();
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel: () => stop().then(end),
    },
    { highWaterMark: 0 },
  );
  return { readable, ended };
}
