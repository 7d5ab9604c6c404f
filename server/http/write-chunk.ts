import type { Hash } from 'node:crypto';
import { close, createWriteStream, open, write, writev } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inWordsWhenFull } from '#server/services/files/disk-space.ts';

/**
 * Writes a chunk of an upload at its offset and resolves with the bytes written. When the sender goes away in the
 * middle, it rejects and what had arrived stays: the sender goes on from there. Rejects with `storage.full` on a full disk.
 * `digest` takes the bytes as they pass.
 */
export async function writeChunk(
  chunk: Readable,
  {
    file,
    offset,
    digest,
    signal,
  }: { file: string; offset: number; digest: Hash | null; signal: AbortSignal },
): Promise<number> {
  const target = createWriteStream(file, {
    flags: 'r+',
    start: offset,
    highWaterMark: 1024 * 1024,
    fs: { open, close, write: writeAndFree, writev: writevAndFree },
  });
  if (digest) chunk.on('data', (bytes: Buffer) => digest.update(bytes));
  try {
    await pipeline(chunk, target, { signal });
  } catch (error) {
    throw inWordsWhenFull(error);
  }
  return target.bytesWritten;
}

type Written = (error: Error | null, written: number, from: unknown) => void;

function writeAndFree(
  fd: number,
  chunk: Buffer,
  start: number,
  length: number,
  position: number,
  done: Written,
): void {
  write(fd, chunk, start, length, position, (error, written) => {
    if (written === length) free(chunk);
    done(error, written, chunk);
  });
}

function writevAndFree(fd: number, chunks: Buffer[], position: number, done: Written): void {
  const length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  writev(fd, chunks, position, (error, written) => {
    if (written === length) chunks.forEach(free);
    done(error, written, chunks);
  });
}

/**
 * Gives the memory back at once. Left to the garbage collector, the 1,600 chunks of a song start a collection of the
 * server's whole heap every few megabytes, which costs more than the rest of an upload. Only what fills a buffer of
 * its own: a small chunk may be part of memory that others use.
 */
function free({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
