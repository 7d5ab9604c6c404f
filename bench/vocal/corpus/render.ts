import { type Controls, controlRate, controlsOf, controlStep } from './controls.ts';
import { cycleLength, glottalCycles, shapes } from './glottal-source.ts';
import { midiToHz, sampleRate } from './scale.ts';
import type { ReferenceFrame, ScoreNote, Take, TrueNote, VoiceSetting } from './score.ts';
import { bandwidths } from './vowels.ts';

const oversampling = 4;
const innerRate = sampleRate * oversampling;

const plain: Omit<VoiceSetting, 'seed'> = {
  ...{ fscale: 1, lead: 0.35, tail: 0.4, jit: 0.004, shim: 0.03, sub: 0 },
  ...{ breath: -34, drift: 6, singers: false, mute: false },
};

/**
 * A voice that sings a score: LF source at four times the rate, five formants in cascade, decimated; consonants are noise. The pitch
 * that drives the phase is the reference, so it is exact (but for the jitter of single cycles).
 */
export function renderVoice(
  score: readonly ScoreNote[],
  given: Partial<VoiceSetting> & { seed: number },
): Take {
  const voice = { ...plain, ...given };
  const controls = controlsOf(score, voice);
  const length = Math.floor(controls.total * sampleRate);
  const x = decimate(sing(controls, voice, length * oversampling), length);
  level(x, controls.label, voice.mute);
  addConsonants(x, controls);
  return { x, ref: referenceOf(controls), notes: notesOf(controls) };
}

function sing(controls: Controls, voice: VoiceSetting, length: number): Float32Array {
  const { random, amplitude } = controls;
  const y = new Float32Array(length);
  const tract = createTract(controls);
  const step = controlStep * oversampling;
  const breath = 10 ** (voice.breath / 20);
  let [phase, stretch, cycleGain, alternation] = [0, 1, 1, 1];
  let [advance, gain, slope, mix] = [0, 0, 0, 0];
  let one: Float32Array = new Float32Array(0);
  let other: Float32Array = new Float32Array(0);
  for (let at = 0; at < length; at += 1) {
    const isStep = at % step === 0;
    if (isStep) {
      const control = at / step;
      advance = midiToHz((controls.cents[control] ?? 0) / 100) / innerRate;
      gain = amplitude[control] ?? 0;
      slope = ((amplitude[control + 1] ?? 0) - gain) / step;
      ({ one, other, mix } = shapeBetween(controls.shape[control] ?? 0));
      tract.shape(control);
    }
    phase += advance * stretch;
    if (phase >= 1) {
      phase -= 1;
      alternation = -alternation;
      stretch = 1 + voice.jit * random.gauss() + voice.sub * 0.15 * alternation;
      cycleGain = (1 + voice.shim * random.gauss()) * (1 + voice.sub * alternation);
    }
    let value = valueOf(one, phase) * (1 - mix) + valueOf(other, phase) * mix;
    value *= cycleGain * gain;
    // Oversampled noise spreads over four times the band.
    if (gain > 1e-4)
      value += random.gauss() * 4 * breath * gain * (phase > 0.2 && phase < 0.75 ? 1 : 0.4);
    if (isStep) gain = amplitude[at / step] ?? 0;
    else gain += slope;
    y[at] = tract.pass(value);
  }
  return y;
}

function shapeBetween(rd: number): { one: Float32Array; other: Float32Array; mix: number } {
  const cycles = glottalCycles();
  let at = 0;
  while (at < shapes.length - 2 && (shapes[at + 1] ?? 0) < rd) at += 1;
  const from = shapes[at] ?? 0;
  const mix = (rd - from) / ((shapes[at + 1] ?? 0) - from);
  const none = new Float32Array(0);
  return {
    one: cycles[at] ?? none,
    other: cycles[at + 1] ?? none,
    mix: Math.min(1, Math.max(0, mix)),
  };
}

function valueOf(cycle: Float32Array, phase: number): number {
  const place = phase * cycleLength;
  const at = Math.trunc(place);
  const left = cycle[at] ?? 0;
  return left + ((cycle[at + 1] ?? 0) - left) * (place - at);
}

/** Five resonators of two poles, one after the other. */
function createTract({ tract, nasality }: Controls) {
  const [input, back, further] = [new Float64Array(5), new Float64Array(5), new Float64Array(5)];
  const [last, secondLast] = [new Float64Array(5), new Float64Array(5)];
  return {
    shape(control: number): void {
      for (let k = 0; k < 5; k += 1) {
        const hz = tract[k]?.[control] ?? 0;
        const width =
          (bandwidths[k] ?? 0) *
          (k === 0 && hz > 900 ? 1.8 : 1) *
          ((nasality[control] ?? 0) > 0.3 ? 1.6 : 1);
        const radius = Math.exp((-Math.PI * width) / innerRate);
        further[k] = -radius * radius;
        back[k] = 2 * radius * Math.cos((2 * Math.PI * hz) / innerRate);
        input[k] = 1 - (back[k] ?? 0) - (further[k] ?? 0);
      }
    },
    pass(value: number): number {
      let passed = value;
      for (let k = 0; k < 5; k += 1) {
        const out =
          (input[k] ?? 0) * passed +
          (back[k] ?? 0) * (last[k] ?? 0) +
          (further[k] ?? 0) * (secondLast[k] ?? 0);
        secondLast[k] = last[k] ?? 0;
        last[k] = out;
        passed = out;
      }
      return passed;
    },
  };
}

/** To a quarter of the rate, by a sinc under a Blackman window. */
function decimate(y: Float32Array, length: number): Float32Array {
  const taps = 48 * oversampling + 1;
  const half = (taps - 1) / 2;
  const cut = 0.45 / oversampling;
  const filter = new Float32Array(taps);
  let sum = 0;
  for (let at = 0; at < taps; at += 1) {
    const from = at - (taps - 1) / 2;
    const window =
      0.42 -
      0.5 * Math.cos((2 * Math.PI * at) / (taps - 1)) +
      0.08 * Math.cos((4 * Math.PI * at) / (taps - 1));
    filter[at] =
      window * (from === 0 ? 2 * cut : Math.sin(2 * Math.PI * cut * from) / (Math.PI * from));
    sum += filter[at] ?? 0;
  }
  const x = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    const centre = at * oversampling;
    const to = Math.min(y.length - 1, centre + half);
    let value = 0;
    for (let from = Math.max(0, centre - half); from <= to; from += 1)
      value += (y[from] ?? 0) * (filter[from - centre + half] ?? 0);
    x[at] = value / sum;
  }
  return x;
}

/** What is voiced has an RMS of 0.1. */
function level(x: Float32Array, label: Uint8Array, isMute: boolean): void {
  let [energy, count] = [0, 0];
  for (const [at, value] of x.entries())
    if (label[Math.floor(at / controlStep)] === 1) {
      energy += value * value;
      count += 1;
    }
  const gain = count > 0 ? 0.1 / Math.sqrt(energy / count) : 1;
  for (const [at, value] of x.entries()) x[at] = isMute ? 0 : value * gain;
}

function addConsonants(x: Float32Array, { friction, frictionKind, random }: Controls): void {
  let [high, low, lower, before] = [0, 0, 0, 0];
  for (let at = 0; at < x.length; at += 1) {
    const control = Math.floor(at / controlStep);
    const loudness = friction[control] ?? 0;
    if (loudness === 0) continue;
    const noise = random.gauss();
    let value: number;
    if (frictionKind[control] === 1) {
      high = 0.1 * high + (noise - before);
      value = high * 0.6;
    } else if (frictionKind[control] === 2) {
      low += 0.5 * (noise - low);
      value = (low - lower) * 0.8;
      lower += 0.25 * (low - lower);
    } else if (frictionKind[control] === 3) value = noise * 0.7;
    else {
      low += 0.2 * (noise - low);
      value = low * 1.5;
    }
    before = noise;
    x[at] = (x[at] ?? 0) + 0.25 * loudness * value;
  }
}

function referenceOf({ total, cents, label }: Controls): ReferenceFrame[] {
  const frames: ReferenceFrame[] = [];
  for (let at = 0; at * 0.005 < total - 0.01; at += 1) {
    const control = Math.round(at * 0.005 * controlRate);
    const voiced = label[control] ?? 0;
    frames.push([at * 0.005, voiced === 0 ? 0 : midiToHz((cents[control] ?? 0) / 100), voiced]);
  }
  return frames;
}

const notesOf = ({ sung }: Controls): TrueNote[] =>
  sung.map(({ t0, t1, midi, dev, gliss, vib }) => ({
    ...{ on: Number(t0.toFixed(4)), off: Number(t1.toFixed(4)), midi },
    ...{ cents: Math.round(dev ?? 0), gliss, vib: vib ?? null },
  }));
