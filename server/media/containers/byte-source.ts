import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A file read in small chunks. No reader of a container ever holds more than it asks for here. */
export type ByteSource = {
  readonly size: number;
  /** The bytes at `position`, fewer than `length` only where the file ends. */
  read(position: number, length: number): Promise<Buffer>;
};

/** The largest chunk anyone may ask for: what a hostile length field can cost in memory. */
const largestRead = 16 * 1024 * 1024;

/** The reads block: the process has nothing else to do, and the files that matter have thousands of small chunks. */
export async function withByteSource<T>(
  file: string,
  use: (source: ByteSource) => Promise<T>,
): Promise<T> {
  const fd = openSync(file, 'r');
  try {
    const { size } = fstatSync(fd);
    return await use({
      size,
      read: async (position, length) => {
        const wanted = Math.min(length, size - position);
        if (wanted <= 0) return Buffer.alloc(0);
        if (wanted > largestRead) throw new RangeError(`A read of ${length} bytes is too large`);
        const buffer = Buffer.alloc(wanted);
        let filled = 0;
        while (filled < wanted) {
          const bytesRead = readSync(fd, buffer, filled, wanted - filled, position + filled);
          if (bytesRead === 0) break;
          filled += bytesRead;
        }
        return buffer.subarray(0, filled);
      },
    });
  } finally {
    closeSync(fd);
  }
}
