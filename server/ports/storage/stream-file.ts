import { type FileHandle, open } from 'node:fs/promises';
import type { ByteRange } from './storage.ts';

const chunkBytes = 256 * 1024;

/**
 * The bytes of a range of a file, as they are asked for. The file is open from the first read until the last byte, an
 * error or a cancel: a stream that nobody reads holds nothing.
 */
export function streamFile(file: string, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          handle ??= await open(file, 'r');
          const chunk = new Uint8Array(Math.max(0, Math.min(chunkBytes, end + 1 - position)));
          const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead));
          if (bytesRead > 0 && position <= end) return;
          await handle.close();
          controller.close();
        } catch (error) {
          await handle?.close();
          throw error;
        }
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}
