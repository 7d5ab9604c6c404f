import type { Note } from './notes.ts';
import { smoothOverVibrato } from './note-pitch.ts';
import { midiOf, quantile } from './pitch-units.ts';
import type { PitchTrack } from './track-pitch.ts';

/** Why a take says nothing of a voice: the reason, what was measured, and what it would have to be. */
export type Refusal = { reason: RefusalReason; value: number; limit: number };

/** `mix`: what sounds loudest is no voice. `backing`: it sounds behind the voice, nearly as loud. */
export type RefusalReason = 'silence' | 'clipped' | 'mix' | 'backing' | 'speech' | 'short';

/** dB of full scale that the loud parts reach at least. */
const leastLevel = -60;
/** The share of samples that stand at the top at most; of a steady sine 0.9 % do, and of a voice that was cut off many more. */
const mostClipped = 0.012;
/** The share of the loud moments that a voice sings at least; in a mix, drums are as loud. */
const leastSung = 0.45;
/** The usual clarity of what is sung, at least: chords as loud as the voice leave less. */
const leastClarity = 0.84;
/** A creaking voice, or noise 10 dB below it, leave less, too; but there the pauses are softer, by so many dB, and a backing goes on. */
const quietestBacking = -10;
/**
 * Who speaks holds a note for less than this share of the time, in stretches that usually are shorter than this, in seconds, and moves
 * faster than this from moment to moment, in semitones a second. Sirens and runs have long stretches, and staccato stands.
 */
const leastHeld = 0.4;
const longestOfSpeech = 0.9;
const leastMotion = 2;
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
  const clarity = usualClarity(track);
  const { held, stretch, motion } = measurePhrasing(track);
  const isSpoken = held < leastHeld && stretch < longestOfSpeech && motion > leastMotion;
  if (seconds >= 1 && sung < leastSung)
    refusals.push({ reason: 'mix', value: sung, limit: leastSung });
  else if (seconds >= 1 && isSpoken)
    refusals.push({ reason: 'speech', value: held, limit: leastHeld });
  else if (seconds >= 1 && clarity < leastClarity && pauseLevel(track) > quietestBacking)
    refusals.push({ reason: 'backing', value: clarity, limit: leastClarity });
  // Of what is too unsure to be a note there is nothing, however long it sounds.
  const clear = notes.length === 0 ? 0 : seconds;
  if (clear < leastSeconds) refusals.push({ reason: 'short', value: clear, limit: leastSeconds });
  return refusals;
}

/** Seconds with voice. */
export const sungSeconds = ({ hz, hop }: PitchTrack): number =>
  hop * hz.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);

const loudLevel = ({ level }: PitchTrack): number =>
  Float32Array.from(level).sort()[Math.floor(0.95 * (level.length - 1))] ?? -140;

/** Softer peaks are no full scale, whatever cut them off. */
const softestClipped = 0.2;

/** Samples within one in ten thousand of the highest, three or more in a row: a wave that was cut off. */
function clippedShare(samples: Float32Array): number {
  let top = 0;
  for (let at = 0; at < samples.length; at += 1) top = Math.max(top, Math.abs(samples[at] ?? 0));
  if (top <= softestClipped) return 0;
  const limit = 0.9999 * top;
  let [count, run] = [0, 0];
  for (let at = 0; at <= samples.length; at += 1) {
    const value = samples[at] ?? 0;
    if (value >= limit || value <= -limit) {
      run += 1;
      continue;
    }
    if (run >= 3) count += run;
    run = 0;
  }
  return count / samples.length;
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

/** Fewer frames are no pause. */
const fewestOfPause = 20;

/** dB that the pauses stand above what is sung; 0 where there are none. */
function pauseLevel({ hz, level }: PitchTrack): number {
  const powers = { sung: 0, silent: 0 };
  const counts = { sung: 0, silent: 0 };
  for (const [at, own] of level.entries()) {
    const kind = (hz[at] ?? 0) > 0 ? 'sung' : 'silent';
    powers[kind] += 10 ** (own / 10);
    counts[kind] += 1;
  }
  if (counts.silent < fewestOfPause || counts.sung === 0) return 0;
  return 10 * Math.log10(powers.silent / counts.silent / (powers.sung / counts.sung));
}

/** Seconds in which a note is held, and semitones that it moves in them at most, without its vibrato. */
const heldSpan = 0.25;
const heldReach = 0.35;
/** Seconds over which motion is measured. */
const motionSpan = 0.08;

/**
 * How a voice goes on: the share of the sung time in which a note is held, the seconds of the stretch that a sung moment usually is
 * in, and the semitones a second that it usually moves.
 */
function measurePhrasing({ hz, hop }: PitchTrack): {
  held: number;
  stretch: number;
  motion: number;
} {
  const [width, step] = [Math.round(heldSpan / hop), Math.round(motionSpan / hop)];
  const motions: number[] = [];
  let [sung, held, squares, from] = [0, 0, 0, 0];
  for (let at = 0; at <= hz.length; at += 1) {
    if ((hz[at] ?? 0) > 0) continue;
    const midi = smoothOverVibrato(Float64Array.from(hz.subarray(from, at), midiOf), hop);
    const isHeld = new Uint8Array(midi.length);
    for (let start = 0; start + width <= midi.length; start += 1) {
      const stretch = midi.subarray(start, start + width);
      if (Math.max(...stretch) - Math.min(...stretch) <= heldReach)
        isHeld.fill(1, start, start + width);
    }
    for (let k = step; k < midi.length; k += 1)
      motions.push(Math.abs((midi[k] ?? 0) - (midi[k - step] ?? 0)) / (step * hop));
    sung += midi.length;
    held += isHeld.reduce((sum, value) => sum + value, 0);
    squares += midi.length * midi.length;
    from = at + 1;
  }
  if (sung === 0) return { held: 0, stretch: 0, motion: 0 };
  return {
    held: held / sung,
    stretch: (hop * squares) / sung,
    motion: motions.length > 0 ? quantile(motions, 0.5) : 0,
  };
}
