import { PitchDetector } from 'pitchy';
import { trackPitch } from '#packages/vocal/src/index.ts';
import { sampleRate } from './corpus/scale.ts';
import { readWav } from './corpus/wav-file.ts';
import { readManifest, readReference, wavFile } from './open-corpus.ts';
import type { PitchRow, ScoredClip } from './score-pitch.ts';

export type Tracker = (x: Float32Array) => PitchRow[];

export const ours: Tracker = (x) => {
  const { hz, probability, guess, hop } = trackPitch({ samples: x, rate: sampleRate });
  return Array.from(hz, (pitch, at) => [at * hop, pitch, probability[at] ?? 0, guess[at] ?? 0]);
};

const window = 2048;
const hop = 256;
/** What its authors show: below this clarity there is no pitch. */
const clarityOfVoice = 0.9;

/** The McLeod pitch method as pitchy has it, the best that npm has for a browser. */
export const pitchy: Tracker = (x) => {
  const detector = PitchDetector.forFloat32Array(window);
  const rows: PitchRow[] = [];
  for (let at = 0; at + window <= x.length; at += hop) {
    const [hz, clarity] = detector.findPitch(x.subarray(at, at + window), sampleRate);
    const time = (at + window / 2) / sampleRate;
    rows.push([time, clarity >= clarityOfVoice ? hz : 0, clarity, hz]);
  }
  return rows;
};

export type TrackedClip = ScoredClip & { id: string; group: string };

/** Every clip of a folder, its reference beside what a tracker says; and the tracker's seconds for each second of sound. */
export function trackFolder(folder: string, tracker: Tracker): TrackedClip[] {
  return readManifest(folder).clips.map(({ id, group }) => {
    const x = readWav(wavFile(folder, id));
    return { id, group, reference: readReference(folder, id), rows: tracker(x) };
  });
}

export function byGroup<T extends { group: string }>(clips: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const clip of clips) groups.set(clip.group, [...(groups.get(clip.group) ?? []), clip]);
  return groups;
}
