import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Codec } from './clip.ts';
import { readWav, writeWav } from './wav-file.ts';

/** Writes to `target` what a codec leaves of the samples, in time with them; resolves with the samples that it was late. */
export function writeThroughCodec(
  x: Float32Array,
  { encoder, bitRate, extension }: Codec,
  { folder, target }: { folder: string; target: string },
): number {
  const [plain, encoded] = [join(folder, 'plain.wav'), join(folder, `encoded.${extension}`)];
  writeWav(plain, x);
  ffmpeg('-i', plain, '-c:a', encoder, '-b:a', bitRate, encoded);
  ffmpeg('-i', encoded, '-ar', '44100', '-ac', '1', target);
  const decoded = readWav(target);
  const late = lagOf(decoded, x);
  if (late !== 0)
    writeWav(
      target,
      x.map((_, at) => decoded[at + late] ?? 0),
    );
  return late;
}

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);

/** Where both resemble each other most, within 68 ms. */
function lagOf(decoded: Float32Array, x: Float32Array): number {
  let [best, lag] = [0, 0];
  for (let offset = -3000; offset <= 3000; offset += 1) {
    let sum = 0;
    for (let at = 30_000; at < 60_000; at += 3) sum += (decoded[at + offset] ?? 0) * (x[at] ?? 0);
    if (sum > best) {
      best = sum;
      lag = offset;
    }
  }
  return lag;
}
