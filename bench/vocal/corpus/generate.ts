import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clip, Group, Sung } from './clip.ts';
import { clips } from './clips.ts';
import { addNoise } from './effects.ts';
import type { Mode, VoiceName } from './melody.ts';
import { createRandom } from './random.ts';
import { hzToMidi, noteName, sampleRate } from './scale.ts';
import type { TrueNote } from './score.ts';
import { writeThroughCodec } from './through-codec.ts';
import { writeWav } from './wav-file.ts';

/** What is true of a clip as a whole. */
export type ClipTruth = {
  id: string;
  group: Group;
  seconds: number;
  voice: VoiceName | null;
  key: number | null;
  mode: Mode | null;
  codecLag?: number | undefined;
  f0: { p1: number | null; p50: number | null; p99: number | null };
  low: string | null;
  high: string | null;
  notes: readonly TrueNote[];
};

export type Manifest = { seed: number; sampleRate: number; hop: number; clips: ClipTruth[] };

/** Writes `wav/ID.wav`, `ref/ID.csv` (t,f0,label each 5 ms) and `manifest.json` of a seed into a folder. */
export function generateCorpus(folder: string, seed: number): void {
  for (const part of ['wav', 'ref']) mkdirSync(join(folder, part), { recursive: true });
  const work = mkdtempSync(join(folder, 'codec-'));
  try {
    const truths = clips.map((clip, at) => {
      const clipSeed = (seed + 7919 * (at + 1)) >>> 0;
      return writeClip(clip, clipSeed, { folder, work });
    });
    const manifest: Manifest = { seed, sampleRate, hop: 0.005, clips: truths };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 1));
  } finally {
    rmSync(work, { recursive: true });
  }
}

function writeClip(
  { id, group, sing }: Clip,
  seed: number,
  { folder, work }: { folder: string; work: string },
): ClipTruth {
  const sung = sing(createRandom(seed), seed ^ 0x5bd1e995);
  const x = withFloor(limited(sung.x), { group, sung, seed });
  const target = join(folder, 'wav', `${id}.wav`);
  const codecLag = sung.codec && writeThroughCodec(x, sung.codec, { folder: work, target });
  if (!sung.codec) writeWav(target, x);
  const rows = sung.ref.map(([time, hz, label]) => `${time.toFixed(3)},${hz.toFixed(4)},${label}`);
  writeFileSync(join(folder, 'ref', `${id}.csv`), `${rows.join('\n')}\n`);
  return truthOf({ id, group, seconds: x.length / sampleRate, codecLag }, sung);
}

function limited(x: Float32Array): Float32Array {
  let peak = 0;
  for (const value of x) peak = Math.max(peak, Math.abs(value));
  return peak > 0.98 ? x.map((value) => (value * 0.95) / peak) : x;
}

/** Also a quiet room has a floor of noise. */
const withFloor = (
  x: Float32Array,
  { group, sung, seed }: { group: Group; sung: Sung; seed: number },
): Float32Array =>
  group === 'clean' || group === 'technique'
    ? addNoise(x, sung.ref, { kind: 'pink', snr: 60, seed })
    : x;

function truthOf(
  about: Pick<ClipTruth, 'id' | 'group' | 'seconds' | 'codecLag'>,
  { ref, voice, key, mode, notes }: Sung,
): ClipTruth {
  const pitches = ref
    .filter(([, , label]) => label === 1)
    .map(([, hz]) => hz)
    .sort((one, other) => one - other);
  const quantile = (share: number) => {
    const hz = pitches[Math.floor(share * (pitches.length - 1))];
    return hz === undefined ? null : { hz: Number(hz.toFixed(2)), name: noteName(hzToMidi(hz)) };
  };
  const [low, middle, high] = [quantile(0.01), quantile(0.5), quantile(0.99)];
  return {
    ...about,
    seconds: Number(about.seconds.toFixed(2)),
    ...{ voice: voice ?? null, key: key ?? null, mode: mode ?? null },
    f0: { p1: low?.hz ?? null, p50: middle?.hz ?? null, p99: high?.hz ?? null },
    ...{ low: low?.name ?? null, high: high?.name ?? null, notes },
  };
}
