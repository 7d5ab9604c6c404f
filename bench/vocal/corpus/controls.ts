import { createRandom, type Random } from './random.ts';
import { midiToHz, sampleRate, smooth } from './scale.ts';
import type { ScoreNote, VoiceSetting } from './score.ts';
import { formants, singersFormants } from './vowels.ts';

/** Samples of a control step. */
export const controlStep = 16;
export const controlRate = sampleRate / controlStep;

/** What drives the voice, a value each control step. */
export type Controls = {
  total: number;
  /** Pitch, in cents of the MIDI scale; this contour is the truth. */
  cents: Float64Array;
  amplitude: Float32Array;
  shape: Float32Array;
  nasality: Float32Array;
  tract: readonly Float32Array[];
  friction: Float32Array;
  frictionKind: Float32Array;
  label: Uint8Array;
  sung: readonly SungNote[];
  /** Goes on where the controls stopped drawing. */
  random: Random;
};

export type SungNote = ScoreNote & { t0: number; t1: number; endCents: number };

export function controlsOf(score: readonly ScoreNote[], voice: VoiceSetting): Controls {
  const random = createRandom(voice.seed);
  let time = voice.lead;
  const sung = score.map((note): SungNote => {
    const t0 = time;
    time += note.dur + (note.gap ?? 0);
    return { ...note, t0, t1: t0 + note.dur, endCents: 0 };
  });
  const total = time + voice.tail;
  const length = Math.ceil(total * controlRate) + 2;
  const controls: Controls = {
    total,
    cents: new Float64Array(length),
    amplitude: new Float32Array(length),
    shape: new Float32Array(length).fill(1.2),
    nasality: new Float32Array(length),
    tract: [0, 1, 2, 3, 4].map(() => new Float32Array(length)),
    friction: new Float32Array(length),
    frictionKind: new Float32Array(length),
    label: new Uint8Array(length),
    sung,
    random,
  };
  const drift = driftOf(length, voice.drift, random);
  for (const [at, note] of sung.entries())
    singNote(controls, { note, before: sung[at - 1], after: sung[at + 1] }, voice, drift);
  holdOutside(controls, voice.lead);
  return controls;
}

/** Slow drift and fine flutter, in cents. */
function driftOf(length: number, amount: number, random: Random): Float32Array {
  const slow = Math.exp(-1 / (0.6 * controlRate));
  const fast = Math.exp(-1 / (0.03 * controlRate));
  const slowGain = Math.sqrt(1 - slow * slow);
  const fastGain = Math.sqrt(1 - fast * fast);
  const drift = new Float32Array(length);
  let [one, other, smoothed] = [0, 0, 0];
  for (let at = 0; at < length; at += 1) {
    one = slow * one + slowGain * random.gauss() * amount;
    other = fast * other + fastGain * random.gauss() * amount * 0.5;
    smoothed += 0.05 * (one + other - smoothed);
    drift[at] = smoothed;
  }
  return drift;
}

type Neighbours = { note: SungNote; before: SungNote | undefined; after: SungNote | undefined };

function singNote(
  controls: Controls,
  { note, before, after }: Neighbours,
  voice: VoiceSetting,
  drift: Float32Array,
): void {
  const { cents, amplitude, shape, label, random } = controls;
  const from = Math.round(note.t0 * controlRate);
  const to = Math.round(note.t1 * controlRate);
  const base = 100 * note.midi + (note.dev ?? 0);
  const isLegato = note.legato === true && before !== undefined && (before.gap ?? 0) === 0;
  const goesOn = after !== undefined && after.legato === true && (note.gap ?? 0) === 0;
  const attack = isLegato ? 0 : (note.att ?? 0.04);
  let phase = random() * 6.283;
  let wander = 0;
  for (let at = from; at < to; at += 1) {
    const since = (at - from) / controlRate;
    const share = since / note.dur;
    let pitch =
      note.gliss === undefined ? base : base + (100 * note.gliss - 100 * note.midi) * smooth(share);
    if (isLegato) {
      const start = before.endCents;
      pitch = start + (pitch - start) * smooth(since / (note.port ?? 0.08));
    } else if (note.scoop) pitch += note.scoop * (1 - smooth(since / 0.12));
    let level = note.level ?? 0;
    if (note.cresc) level += note.cresc * (note.messa ? Math.sin(Math.PI * share) : share);
    if (note.vib) {
      const { rate, ext, delay } = note.vib;
      wander += 0.002 * (random.gauss() * 3 - wander);
      phase += (2 * Math.PI * rate * (1 + 0.04 * wander)) / controlRate;
      pitch += ext * smooth((since - delay) / 0.3) * Math.sin(phase);
      level += 1.2 * smooth((since - delay) / 0.3) * Math.sin(phase + 0.8);
    }
    cents[at] = pitch + (drift[at] ?? 0);
    let gain = 1;
    if (!isLegato) gain *= smooth(since / attack);
    if (!goesOn) gain *= smooth((note.dur - since) / (note.rel ?? 0.06));
    const nasal = isLegato ? nasalAt(note, since) : 0;
    if (isLegato && (note.cons === 'm' || note.cons === 'n')) controls.nasality[at] = nasal;
    amplitude[at] = gain * (1 - 0.7 * nasal) * 10 ** (level / 20);
    label[at] = gain >= 0.25 ? 1 : gain > 0.01 ? 2 : 0;
    shape[at] = Math.min(2.7, Math.max(0.4, (note.rd ?? 1.2) - level * 0.04));
    const blend = isLegato ? smooth(since / 0.06) : 1;
    shapeTract(controls, { at, note, before, blend }, voice);
  }
  note.endCents = note.gliss === undefined ? base : 100 * note.gliss + (note.dev ?? 0);
  fillGap(controls, note, to);
}

/** How much of a legato note's beginning is its nasal: 90 ms at most. */
const nasalAt = (note: SungNote, since: number): number =>
  (note.cons === 'm' || note.cons === 'n') && since < 0.09
    ? smooth(since / 0.02) * (1 - smooth((since - 0.06) / 0.03))
    : 0;

type TractMoment = { at: number; note: SungNote; before: SungNote | undefined; blend: number };

/** Formants on their way from the vowel before; the first follows a pitch that is higher than it. */
function shapeTract(
  { tract, cents, nasality }: Controls,
  { at, note, before, blend }: TractMoment,
  { fscale, singers }: VoiceSetting,
): void {
  const target = formants[note.vowel ?? 'a'];
  const start = before ? formants[before.vowel ?? 'a'] : target;
  const nasal = nasality[at] ?? 0;
  const f0 = midiToHz((cents[at] ?? 0) / 100);
  for (let k = 0; k < 5; k += 1) {
    const was = start[k] ?? 0;
    let hz = (was + ((target[k] ?? 0) - was) * blend) * fscale;
    if (nasal > 0 && note.cons) hz += ((formants[note.cons][k] ?? 0) * fscale - hz) * nasal;
    if (singers && k >= 2) hz += (fscale * (singersFormants[k - 2] ?? 0) - hz) * 0.7;
    if (k === 0 && f0 > hz * 0.97) hz = f0 * 1.03;
    const first = tract[0]?.[at] ?? 0;
    if (k === 1 && hz < first * 1.15) hz = first * 1.15;
    const formant = tract[k];
    if (formant) formant[at] = Math.min(hz, 9000);
  }
}

/** 1 s and t, 2 sh and k, 3 f, 4 breath, h and p: each has a noise of its own. */
function fillGap(controls: Controls, note: SungNote, from: number): void {
  const { cents, tract, friction, frictionKind } = controls;
  const to = Math.min(cents.length, Math.round((note.t1 + (note.gap ?? 0)) * controlRate));
  for (let at = from; at < to; at += 1) {
    for (const formant of tract) formant[at] = formant[from - 1] ?? 0;
    cents[at] = cents[from - 1] ?? 0;
  }
  const steps = to - from;
  for (let at = from; at < to; at += 1) {
    const share = (at - from) / steps;
    const consonant = note.gapCons ?? '';
    if (consonant === 's' || consonant === 'f' || consonant === 'sh') {
      friction[at] =
        Math.sin(Math.PI * Math.min(1, share * 1.02)) * (consonant === 'f' ? 0.12 : 0.3);
      frictionKind[at] = consonant === 's' ? 1 : consonant === 'sh' ? 2 : 3;
    } else if (consonant === 'h' || consonant === 'breath') {
      friction[at] = 0.1 * Math.sin(Math.PI * share);
      frictionKind[at] = 4;
    } else if (consonant !== '') {
      const left = ((1 - share) * steps) / controlRate;
      if (left >= 0.03) continue;
      friction[at] = 0.5 * Math.exp(-(0.03 - left) / 0.008);
      frictionKind[at] = consonant === 't' ? 1 : consonant === 'k' ? 2 : 4;
    }
  }
}

/** Pitch and formants stand still before the first note and after each. */
function holdOutside({ cents, tract }: Controls, lead: number): void {
  const start = Math.round(lead * controlRate);
  for (let at = 0; at < start; at += 1) {
    for (const formant of tract) formant[at] = formant[start] ?? 0;
    cents[at] = cents[start] ?? 0;
  }
  for (let at = start; at < cents.length; at += 1) {
    if ((tract[0]?.[at] ?? 0) !== 0) continue;
    for (const formant of tract) formant[at] = formant[at - 1] ?? 0;
    cents[at] = cents[at - 1] ?? 0;
  }
}
