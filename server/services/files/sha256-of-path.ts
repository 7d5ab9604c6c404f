import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const chunkBytes = 256 * 1024;

/**
 * The SHA-256 of a file's bytes, in hexadecimal. All of it goes through one buffer: a stream takes a new one for
 * each read, and the garbage collector goes through the server's whole heap for them.
 */
export async function sha256OfPath(file: string): Promise<string> {
  await using handle = await open(file);
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafeSlow(chunkBytes);
  for (;;) {
    const { bytesRead } = await handle.read(chunk);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(chunk.subarray(0, bytesRead));
  }
}
