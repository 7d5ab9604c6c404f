import type { Note } from './notes.ts';
import { smoothOverVibrato } from './note-pitch.ts';
import { midiOf } from './pitch-units.ts';
import type { PitchTrack } from './track-pitch.ts';

/** Why a take says nothing of a voice: the reason, what was measured, and what it would have to be. */
export type Refusal = { reason: RefusalReason; value: number; limit: number };

export type RefusalReason = 'silence' | 'clipped' | 'mix' | 'speech' | 'short';

/** dB of full scale that the loud parts reach at least. */
const leastLevel = -60;
/** The share of samples that stand at the top at most. */
const mostClipped = 0.003;
/** The share of the loud moments that a voice sings at least; in a mix, drums are as loud. */
const leastSung = 0.45;
/** The usual clarity of what is sung, at least: rooms, noise 10 dB below and a rough voice leave more, chords as loud as the voice less. */
const leastClarity = 0.82;
/** The share of the sung time in which the pitch stands, at least; who speaks never stands. */
const leastStanding = 0.3;
/** Seconds with voice. */
const leastSeconds = 5;

/** What speaks against a take, the gravest first; empty of one that can be analysed. */
export function findRefusals(
  channels: readonly Float32Array[],
  track: PitchTrack,
  notes: readonly Note[],
): Refusal[] {
  const loud = loudLevel(track);
  if (loud < leastLevel) return [{ reason: 'silence', value: loud, limit: leastLevel }];
  const refusals: Refusal[] = [];
  const clipped = Math.max(...channels.map(clippedShare));
  if (clipped > mostClipped)
    refusals.push({ reason: 'clipped', value: clipped, limit: mostClipped });
  const seconds = sungSeconds(track);
  const sung = sungShareOfLoud(track, loud);
  const standing = standingShare(track);
  const clarity = usualClarity(track);
  if (seconds >= 1 && sung < leastSung)
    refusals.push({ reason: 'mix', value: sung, limit: leastSung });
  else if (seconds >= 1 && clarity < leastClarity)
    refusals.push({ reason: 'mix', value: clarity, limit: leastClarity });
  if (seconds >= 1 && standing < leastStanding)
    refusals.push({ reason: 'speech', value: standing, limit: leastStanding });
  if (seconds < leastSeconds || notes.length === 0)
    refusals.push({ reason: 'short', value: seconds, limit: leastSeconds });
  return refusals;
}

/** Seconds with voice. */
export const sungSeconds = ({ hz, hop }: PitchTrack): number =>
  hop * hz.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);

const loudLevel = ({ level }: PitchTrack): number =>
  Float32Array.from(level).sort()[Math.floor(0.95 * (level.length - 1))] ?? -140;

/** Samples within one in a thousand of the highest, three or more in a row: a wave that was cut off. */
function clippedShare(samples: Float32Array): number {
  let top = 0;
  for (const value of samples) top = Math.max(top, Math.abs(value));
  const limit = 0.999 * top;
  let [count, run] = [0, 0];
  for (let at = 0; at <= samples.length; at += 1) {
    if (at < samples.length && Math.abs(samples[at] ?? 0) >= limit && top > 0.05) {
      run += 1;
      continue;
    }
    if (run >= 3) count += run;
    run = 0;
  }
  return samples.length > 0 ? count / samples.length : 0;
}

/** Of the moments within 10 dB of the loud ones, those that are sung. */
function sungShareOfLoud({ hz, level }: PitchTrack, loud: number): number {
  let [sung, all] = [0, 0];
  for (const [at, own] of level.entries()) {
    if (own < loud - 10) continue;
    all += 1;
    if ((hz[at] ?? 0) > 0) sung += 1;
  }
  return all > 0 ? sung / all : 0;
}

function usualClarity({ hz, clarity }: PitchTrack): number {
  const sung = clarity.filter((_, at) => (hz[at] ?? 0) > 0).sort();
  return sung[sung.length >> 1] ?? 0;
}

/** Seconds in which a pitch stands, and semitones that it moves in them at most, without its vibrato. */
const standingSpan = 0.16;
const standingReach = 0.5;

/** Of the time with voice, the share in which the pitch stands for as long as the shortest notes of songs do. */
function standingShare({ hz, hop }: PitchTrack): number {
  const width = Math.round(standingSpan / hop);
  const stands = new Uint8Array(hz.length);
  let from = 0;
  let sung = 0;
  for (let at = 0; at <= hz.length; at += 1) {
    if ((hz[at] ?? 0) > 0) {
      sung += 1;
      continue;
    }
    const midi = smoothOverVibrato(Float64Array.from(hz.subarray(from, at), midiOf), hop);
    for (let start = 0; start + width <= midi.length; start += 1) {
      const stretch = midi.subarray(start, start + width);
      if (Math.max(...stretch) - Math.min(...stretch) <= standingReach)
        stands.fill(1, from + start, from + start + width);
    }
    from = at + 1;
  }
  return sung > 0 ? stands.reduce((sum, value) => sum + value, 0) / sung : 0;
}
