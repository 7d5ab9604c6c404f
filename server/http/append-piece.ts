import { close, createWriteStream, open, write, writev } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inWordsWhenFull } from '#server/services/uploads/disk-space.ts';

/**
 * Writes a piece of an upload at its offset and resolves with the bytes written. When the sender goes away in the
 * middle, it rejects and what had arrived stays: the sender goes on from there. Rejects with `storage.full` on a full disk.
 */
export async function appendPiece(
  piece: Readable,
  { file, offset, signal }: { file: string; offset: number; signal: AbortSignal },
): Promise<number> {
  const target = createWriteStream(file, {
    flags: 'r+',
    start: offset,
    highWaterMark: 1024 * 1024,
    fs: { open, close, write: writeAndFree, writev: writevAndFree },
  });
  try {
    await pipeline(piece, target, { signal });
  } catch (error) {
    throw inWordsWhenFull(error);
  }
  return target.bytesWritten;
}

type Written = (error: Error | null, written: number, from: unknown) => void;

function writeAndFree(
  fd: number,
  piece: Buffer,
  start: number,
  length: number,
  position: number,
  done: Written,
): void {
  write(fd, piece, start, length, position, (error, written) => {
    if (written === length) free(piece);
    done(error, written, piece);
  });
}

function writevAndFree(fd: number, pieces: Buffer[], position: number, done: Written): void {
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  writev(fd, pieces, position, (error, written) => {
    if (written === length) pieces.forEach(free);
    done(error, written, pieces);
  });
}

/**
 * Gives the memory back at once. Left to the garbage collector, the 1,600 pieces of a song start a collection of the
 * server's whole heap every few megabytes, which costs more than the rest of an upload. Only what fills a buffer of
 * its own: a small piece may be part of memory that others use.
 */
function free({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
