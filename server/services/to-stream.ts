/** The body of a response, made as it is read; whoever stops reading ends what makes it. */
export const toStream = (
  chunks: AsyncGenerator<Uint8Array, undefined>,
): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { value, done } = await chunks.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
