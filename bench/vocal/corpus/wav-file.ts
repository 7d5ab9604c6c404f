import { readFileSync, writeFileSync } from 'node:fs';
import { sampleRate } from './scale.ts';

/** One channel of 16 bits at the rate of the corpus. */
export function writeWav(path: string, x: Float32Array): void {
  const bytes = Buffer.alloc(44 + 2 * x.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * x.length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(2 * sampleRate, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * x.length, 40);
  for (const [at, value] of x.entries())
    bytes.writeInt16LE(
      Math.min(32_767, Math.max(-32_768, Math.round(value * 32_767))),
      44 + 2 * at,
    );
  writeFileSync(path, bytes);
}

/** What FFmpeg and the other synthesisers wrote: one channel of 16 bits. */
export function readWav(path: string): Float32Array {
  const bytes = readFileSync(path);
  let at = 12;
  while (bytes.toString('latin1', at, at + 4) !== 'data') {
    if (at + 8 > bytes.length) throw new Error(`${path} no tiene datos`);
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2);
  }
  const size = Math.min(bytes.readUInt32LE(at + 4), bytes.length - at - 8);
  return Float32Array.from(
    { length: size >> 1 },
    (_, sample) => bytes.readInt16LE(at + 8 + 2 * sample) / 32_768,
  );
}
