import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const pieceBytes = 512 * 1024;

/**
 * The SHA-256 of a file, in hexadecimal, piece by piece: the browser's own `crypto.subtle` wants the whole file in
 * memory at once. Rejects when the file cannot be read any more, or with the signal's reason.
 */
export async function fileDigest(file: Blob, signal: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += pieceBytes) {
    const piece = await file.slice(start, start + pieceBytes).arrayBuffer();
    signal.throwIfAborted();
    hash.update(new Uint8Array(piece));
  }
  return bytesToHex(hash.digest());
}
