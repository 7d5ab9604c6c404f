import { accompaniment } from '../corpus/accompaniment.ts';
import { type Controls, controlRate, controlsOf, controlStep } from '../corpus/controls.ts';
import {
  addNoise,
  highPass,
  ignoreTails,
  lowPass,
  type NoiseKind,
  reverberate,
  voicedRms,
} from '../corpus/effects.ts';
import {
  melody,
  type Style,
  styles,
  type VoiceName,
  voiceNames,
  voices,
} from '../corpus/melody.ts';
import { createRandom, type Random } from '../corpus/random.ts';
import { midiToHz, sampleRate } from '../corpus/scale.ts';
import type { ReferenceFrame } from '../corpus/score.ts';
import { createTimbre } from './timbre.ts';

/** Sound, and the pitch of each 5 ms. */
export type Example = { x: Float32Array; ref: readonly ReferenceFrame[] };

const noiseKinds: readonly NoiseKind[] = ['white', 'pink', 'room'];
const lowVoices: readonly VoiceName[] = ['bajo', 'baritono', 'tenor'];
/** The kinds of timbre, in turn: narrow formants are every other one. */
const kinds = [0, 1, 0, 2, 0, 3];
const allStyles: readonly Style[] = Object.values(styles);

/**
 * Voices and instruments that no model of the glottis makes: sums of partials under chance spectra, in noise, rooms and backings of
 * chance. Who learns from these besides learns what a pitch is, and not what one synthesiser sounds like.
 */
export function otherVoices(seed: number, count: number): Example[] {
  return Array.from({ length: count }, (_, at) => otherVoice((seed * 7777 + at * 7919) >>> 0, at));
}

function otherVoice(seed: number, at: number): Example {
  const random = createRandom(seed);
  const kind = kinds[at % kinds.length] ?? 0;
  // Where one partial may be all that is heard, low voices are the hard ones: a third of those are theirs.
  const isOfLow = kind === 0 && random() < 0.33;
  const voice: VoiceName = random.pick(isOfLow ? lowVoices : voiceNames);
  const style = random.pick(allStyles);
  const key = random.int(0, 11);
  const mode = random() < 0.6 ? 'maj' : 'min';
  const isLow = at % 7 === 0;
  const score = melody(random, { voice, key, mode, style }, 8.5).map((note) => ({
    ...note,
    midi: note.midi + (isLow && random() < 0.2 ? -5 : 0),
  }));
  const controls = controlsOf(score, {
    ...{ seed: seed ^ 0x1234, fscale: voices[voice].tract, lead: 0.35, tail: 0.4 },
    ...{ jit: 0, shim: 0, sub: 0, breath: 0, mute: false },
    drift: random() < 0.3 ? 0 : random.range(2, 9),
    singers: random() < 0.3,
  });
  const x = sing(controls, kind, random);
  const ref = referenceOf(controls);
  const isMinor = mode === 'min';
  return leveled(recorded(surround({ x, ref }, { key, isMinor, seed }, random), random), random);
}

/** A sum of partials whose cycles differ a little, with breath and consonants, of RMS .1 where it is voiced. */
function sing(controls: Controls, kind: number, random: Random): Float32Array {
  const timbre = createTimbre(controls, kind, random);
  const chance = random();
  const jitter =
    chance < 0.3 ? random.range(0.008, 0.02) : chance < 0.55 ? 0 : random.range(0.0005, 0.006);
  const shimmer = random() < 0.25 ? 0 : random.range(0.01, 0.1);
  const roughness = random() < 0.12 ? random.range(0.05, 0.25) : 0;
  const breath = random() < 0.3 ? 0 : 10 ** (-random.range(14, 55) / 20);
  const x = new Float32Array(Math.floor(controls.total * sampleRate));
  let [phase, stretch, cycleGain, alternation, gain] = [0, 1, 1, 1, 0];
  for (let at = 0; at < x.length; at += 1) {
    const control = Math.floor(at / controlStep);
    const hz = midiToHz((controls.cents[control] ?? 0) / 100);
    if (at % (4 * controlStep) === 0) timbre.shape(control, hz);
    gain += ((controls.amplitude[control] ?? 0) - gain) * 0.02;
    phase += (hz * stretch) / sampleRate;
    if (phase >= 1) {
      phase -= 1;
      alternation = -alternation;
      stretch = 1 + jitter * random.gauss() + roughness * 0.15 * alternation;
      cycleGain = (1 + shimmer * random.gauss()) * (1 + roughness * alternation);
    }
    const noise = gain > 1e-4 ? random.gauss() * breath * gain : 0;
    x[at] = timbre.value(phase) * gain * cycleGain + noise;
  }
  let [energy, count] = [0, 0];
  for (const [at, value] of x.entries())
    if (controls.label[Math.floor(at / controlStep)] === 1) {
      energy += value * value;
      count += 1;
    }
  const scale = 0.1 / Math.sqrt(energy / count);
  for (let at = 0; at < x.length; at += 1)
    x[at] = (x[at] ?? 0) * scale + 0.25 * consonant(controls, at, random);
  return x;
}

const consonant = ({ friction, frictionKind }: Controls, at: number, random: Random): number => {
  const control = Math.floor(at / controlStep);
  const loudness = friction[control] ?? 0;
  if (loudness === 0) return 0;
  return loudness * random.gauss() * (frictionKind[control] === 4 ? 0.4 : 0.7);
};

function referenceOf({ total, cents, label }: Controls): ReferenceFrame[] {
  return Array.from({ length: Math.floor((total - 0.01) / 0.005) }, (_, at): ReferenceFrame => {
    const control = Math.round(at * 0.005 * controlRate);
    const voiced = label[control] ?? 0;
    return [at * 0.005, voiced === 0 ? 0 : midiToHz((cents[control] ?? 0) / 100), voiced];
  });
}

/** Noise of any strength, a room, a backing, or nothing at all. */
function surround(
  { x, ref }: Example,
  { key, isMinor, seed }: { key: number; isMinor: boolean; seed: number },
  random: Random,
): Example {
  const kind = random.int(0, 7);
  if (kind <= 2) {
    const noise = { kind: random.pick(noiseKinds), snr: random.range(10, 50), seed };
    return { x: addNoise(x, ref, noise), ref };
  }
  if (kind === 3) {
    const seconds = random.range(0.4, 2);
    const wet = reverberate(x, { seconds, wet: -random.range(5, 12), seed });
    return { x: wet, ref: ignoreTails(ref, 0.75 * seconds) };
  }
  if (kind <= 5) {
    const backing = accompaniment(x.length, { key, isMinor, seed });
    const gain = voicedRms(x, ref) * 10 ** (-random.range(11, 28) / 20);
    const mixed = x.map((value, at) => value + gain * (backing[at] ?? 0));
    return { x: addNoise(mixed, ref, { kind: 'pink', snr: 50, seed: seed + 1 }), ref };
  }
  if (random() < 0.5) return { x, ref };
  return { x: addNoise(x, ref, { kind: 'pink', snr: random.range(45, 70), seed }), ref };
}

/** Through a telephone, cut off by a converter, or as it is. */
function recorded({ x, ref }: Example, random: Random): Example {
  const kind = random();
  if (kind < 0.14)
    return { x: lowPass(highPass(x, random.range(150, 420)), random.range(2500, 6000)), ref };
  if (kind > 0.9) {
    const peak = x.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const limit = peak * random.range(0.03, 0.6);
    return { x: x.map((value) => Math.max(-limit, Math.min(limit, value))), ref };
  }
  return { x, ref };
}

function leveled({ x, ref }: Example, random: Random): Example {
  const gain = 10 ** (random.range(-25, 6) / 20);
  const peak = x.reduce((most, value) => Math.max(most, Math.abs(value)), 0) * gain;
  const scale = peak > 0.98 ? (0.95 * gain) / peak : gain;
  return { x: x.map((value) => value * scale), ref };
}
