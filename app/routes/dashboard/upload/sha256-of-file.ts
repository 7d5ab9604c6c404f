import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const chunkBytes = 512 * 1024;

/**
 * The SHA-256 of a file, in hexadecimal, chunk by chunk: the browser's own `crypto.subtle` wants the whole file in
 * memory at once. Rejects when the file cannot be read any more, or with the signal's reason.
 */
export async function sha256OfFile(file: Blob, signal: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += chunkBytes) {
    const chunk = await file.slice(start, start + chunkBytes).arrayBuffer();
    signal.throwIfAborted();
    hash.update(new Uint8Array(chunk));
  }
  return bytesToHex(hash.digest());
}
