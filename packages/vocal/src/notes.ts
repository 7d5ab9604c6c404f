import { smoothOverVibrato } from './note-pitch.ts';
import { segmentNotes } from './note-states.ts';
import { midiOf, quantile } from './pitch-units.ts';
import type { PitchTrack } from './track-pitch.ts';

/** A note that was sung. Times in seconds; `midi` has a fraction: how it was sung, not how it is written. */
export type Note = {
  on: number;
  off: number;
  midi: number;
  /** Mean level in dB of full scale. */
  level: number;
  /** Frames of the track: where its slide begins, where it stands, where it is over; and of its middle, which says how it was meant. */
  from: number;
  stands: number;
  end: number;
  stableFrom: number;
  stableEnd: number;
};

/** Shorter is no note, and a pause as short is none: seconds. */
const shortestNote = 0.06;
const shortestPause = 0.035;

/**
 * The notes of a pitch track: a hidden Markov model with a state of glide and one of standing for each pitch (M. Mauch and others,
 * *Computer-aided melody note transcription using the Tony software*, 2015), then the beginning of each glide is looked for.
 */
export function findNotes(track: PitchTrack): Note[] {
  const midi = bridged(track);
  const notes: Note[] = [];
  for (const { from, end } of voicedRuns(midi)) {
    if ((end - from) * track.hop < shortestNote) continue;
    const segments = segmentNotes(midi.subarray(from, end), track.level.subarray(from, end));
    for (const { first, stable, last } of segments) {
      const note = noteOf(track, midi, {
        from: from + first,
        stable: from + stable,
        end: from + last,
      });
      if (note.off - note.on >= shortestNote) notes.push(note);
    }
  }
  return notes;
}

/** MIDI numbers of the track, NaN without a voice; a gap that is too short for a pause is bridged. */
function bridged({ hz, hop }: PitchTrack): Float64Array {
  const midi = Float64Array.from(hz, (value) => (value > 0 ? midiOf(value) : Number.NaN));
  const most = Math.floor(shortestPause / hop);
  let last = -1;
  for (let at = 0; at < midi.length; at += 1) {
    if (Number.isNaN(midi[at])) continue;
    const gap = at - last - 1;
    const [before, after] = [midi[last] ?? Number.NaN, midi[at] ?? Number.NaN];
    if (last >= 0 && gap > 0 && gap <= most && Math.abs(after - before) < 1)
      for (let k = 1; k <= gap; k += 1)
        midi[last + k] = before + ((after - before) * k) / (gap + 1);
    last = at;
  }
  return midi;
}

function voicedRuns(midi: Float64Array): { from: number; end: number }[] {
  const runs: { from: number; end: number }[] = [];
  let from = -1;
  for (let at = 0; at <= midi.length; at += 1) {
    const isVoiced = !Number.isNaN(midi[at] ?? Number.NaN);
    if (isVoiced && from < 0) from = at;
    if (!isVoiced && from >= 0) {
      runs.push({ from, end: at });
      from = -1;
    }
  }
  return runs;
}

function noteOf(
  { hop, level }: PitchTrack,
  midi: Float64Array,
  { from, stable, end }: { from: number; stable: number; end: number },
): Note {
  const length = end - stable;
  // What is left of the glide, and what already leaves, do not say how a note was meant.
  const stableFrom = stable + Math.floor(0.15 * length);
  const stableEnd = Math.max(stableFrom + 1, end - Math.floor(0.15 * length));
  const levels = level.subarray(stable, end);
  return {
    on: from * hop,
    off: end * hop,
    midi: quantile(smoothOverVibrato(midi.subarray(stableFrom, stableEnd), hop), 0.5),
    level: levels.reduce((sum, value) => sum + value, 0) / levels.length,
    ...{ from, stands: stable, end, stableFrom, stableEnd },
  };
}
