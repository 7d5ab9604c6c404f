import type { Random } from './random.ts';
import type { ScoreNote, Vibrato } from './score.ts';
import { type Nasal, unvoiced, vowels } from './vowels.ts';

/** The notes that a voice works in, and what its formants are multiplied by. */
export const voices = {
  bajo: { low: 40, high: 64, tract: 0.93 },
  baritono: { low: 43, high: 67, tract: 0.97 },
  tenor: { low: 48, high: 72, tract: 1.02 },
  contralto: { low: 53, high: 77, tract: 1.1 },
  mezzo: { low: 57, high: 81, tract: 1.14 },
  soprano: { low: 60, high: 84, tract: 1.18 },
} as const;

export type VoiceName = keyof typeof voices;
export const voiceNames = Object.keys(voices) as VoiceName[];

export type Mode = 'maj' | 'min';

/** Chances of legato, scoop and vibrato; half extents of it in cents; the shape of the source, where it is one. */
export type Style = {
  legato: number;
  scoop: number;
  vib: number;
  extents?: readonly [number, number];
  rd?: number;
};

export const styles = {
  classical: { legato: 0.75, scoop: 0.1, vib: 0.9 },
  detached: { legato: 0.25, scoop: 0.3, vib: 0.4 },
  pop: { legato: 0.55, scoop: 0.6, vib: 0.2, extents: [15, 40], rd: 1.6 },
} as const satisfies Record<string, Style>;

const scales = { maj: [0, 2, 4, 5, 7, 9, 11], min: [0, 2, 3, 5, 7, 8, 10] };
const nasals: readonly Nasal[] = ['m', 'n'];

/** A melody that wanders by steps, with a leap now and then, for about so many seconds. */
export function melody(
  random: Random,
  { voice, key, mode, style }: { voice: VoiceName; key: number; mode: Mode; style: Style },
  seconds: number,
): ScoreNote[] {
  const degrees = degreesOf(voice, key, mode);
  const [lowest, highest] = [1, degrees.length - 2];
  let at = Math.floor(degrees.length * random.range(0.35, 0.6));
  const skill = random.range(4, 22);
  const score: ScoreNote[] = [];
  let time = 0;
  while (time < seconds) {
    at += random() < 0.75 ? random.pick([-1, 1, -1, 1, 2, -2]) : random.pick([-4, 4, 3, -3, 5, -5]);
    if (at < lowest) at = lowest + random.int(0, 3);
    else if (at > highest) at = highest - random.int(0, 3);
    const dur = random.pick([0.22, 0.3, 0.4, 0.55, 0.8, 1.1]);
    const before = score.at(-1);
    const isLegato = before !== undefined && random() < style.legato;
    const chanceOfBreath = random();
    const note: ScoreNote = {
      ...{ midi: degrees[at] ?? 0, dur, legato: false, gap: 0 },
      vowel: random.pick(vowels),
      dev: Math.round(random.gauss() * skill),
      port: random.range(0.04, 0.14),
      scoop: random() < style.scoop ? -random.range(60, 250) : 0,
      level: random.range(-7, 2),
      att: random.range(0.015, 0.07),
      rel: random.range(0.03, 0.11),
      rd: style.rd ?? random.range(0.8, 1.7),
      vib: dur > 0.5 && random() < style.vib ? vibratoOf(random, style) : null,
      cons: random() < 0.4 ? random.pick(nasals) : '',
    };
    if (isLegato) note.legato = true;
    else if (before) {
      const gap = chanceOfBreath < 0.25 ? random.range(0.2, 0.5) : random.range(0.06, 0.16);
      before.gap = gap;
      before.gapCons = gap > 0.2 ? 'breath' : random.pick(unvoiced);
      time += gap;
    }
    score.push(note);
    time += dur;
  }
  return score;
}

function degreesOf(voice: VoiceName, key: number, mode: Mode): number[] {
  const { low, high } = voices[voice];
  const degrees: number[] = [];
  for (let midi = low; midi <= high; midi += 1)
    if (scales[mode].includes((((midi - key) % 12) + 12) % 12)) degrees.push(midi);
  return degrees;
}

const vibratoOf = (random: Random, { extents: [least, most] = [25, 70] }: Style): Vibrato => ({
  rate: random.range(4.6, 6.6),
  ext: random.range(least, most),
  delay: random.range(0.05, 0.3),
});
