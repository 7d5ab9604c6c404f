import { addNoise } from '../corpus/effects.ts';
import { styles, type VoiceName, voiceNames, voices } from '../corpus/melody.ts';
import { createRandom } from '../corpus/random.ts';
import { renderVoice } from '../corpus/render.ts';
import type { ScoreNote } from '../corpus/score.ts';
import { unvoiced, vowels } from '../corpus/vowels.ts';
import { notesOf, type Tune } from './tunes.ts';

/** The tonic that a tune is written for: C of major, A of minor. */
const written = { maj: 0, min: 9 };
/** Seconds of an eighth. */
const eighth = 0.22;
/** Eighths of a note that a breath follows. */
const longNote = 6;

export type SungTune = { x: Float32Array; key: number };

/** A tune as a voice sings it by heart: in some key that its range holds, off by some cents, with scoops, breaths and consonants. */
export function singTune(tune: Tune, at: number, seed: number): SungTune {
  const random = createRandom((seed + 7919 * (at + 1)) >>> 0);
  const voice: VoiceName = voiceNames[at % voiceNames.length] ?? 'tenor';
  const notes = notesOf(tune);
  const shift = shiftInto(
    voice,
    notes.map(({ midi }) => midi),
    random.int(-3, 3),
  );
  const skill = random.range(4, 22);
  const tuning = random.range(-30, 30);
  const { pop } = styles;
  const slurred = notes.map((_, index) => index > 0 && random() < pop.legato);
  const score = notes.map(({ midi, units }, index): ScoreNote => {
    const dur = units * eighth;
    const endsPhrase = units >= longNote;
    const leads = !endsPhrase && slurred[index + 1] === true;
    return {
      midi: midi + shift,
      dur: Math.max(0.1, dur - 0.05),
      vowel: random.pick(vowels),
      dev: Math.round(tuning + random.gauss() * skill),
      legato: slurred[index] === true && (notes[index - 1]?.units ?? 0) < longNote,
      port: random.range(0.04, 0.1),
      scoop: random() < 0.3 ? -random.range(60, 250) : 0,
      level: random.range(-7, 2),
      att: random.range(0.015, 0.05),
      rel: random.range(0.03, 0.08),
      rd: pop.rd,
      vib: dur > 0.5 && random() < pop.vib ? { rate: 5.4, ext: 30, delay: 0.2 } : null,
      gap: endsPhrase ? random.range(0.2, 0.4) : leads ? 0 : 0.05,
      gapCons: endsPhrase ? 'breath' : random.pick(unvoiced),
    };
  });
  const { x, ref } = renderVoice(score, { seed: seed ^ (at + 1), fscale: voices[voice].tract });
  return {
    x: addNoise(x, ref, { kind: 'pink', snr: 40, seed: seed + at }),
    key: (((written[tune.mode] + shift) % 12) + 12) % 12,
  };
}

/** Semitones that bring the middle of a tune to the middle of a voice, and some more or less. */
function shiftInto(voice: VoiceName, pitches: readonly number[], more: number): number {
  const { low, high } = voices[voice];
  return Math.round((low + high) / 2 - (Math.min(...pitches) + Math.max(...pitches)) / 2) + more;
}
