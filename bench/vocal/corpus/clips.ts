import { accompaniment } from './accompaniment.ts';
import { type Clip, type Codec, processed, type Sing, singMelody } from './clip.ts';
import {
  addNoise,
  highPass,
  ignoreTails,
  lowPass,
  noiseOf,
  type NoiseKind,
  reverberate,
  voicedRms,
} from './effects.ts';
import { type Style, styles, type VoiceName, voiceNames } from './melody.ts';
import { renderVoice } from './render.ts';
import { sampleRate } from './scale.ts';
import { techniqueClips } from './technique-clips.ts';
import { unvoiced } from './vowels.ts';

const styleList: readonly Style[] = Object.values(styles);
const { classical, detached, pop } = styles;
const voiceAt = (at: number): VoiceName => voiceNames[at % voiceNames.length] ?? 'bajo';
const styleAt = (at: number): Style => styleList[at % styleList.length] ?? pop;

const clean: Clip[] = voiceNames.flatMap((voice) =>
  Object.entries(styles).map(([name, style]) => ({
    id: `clean-${voice}-${name}`,
    group: 'clean' as const,
    sing: singMelody(voice, style),
  })),
);

const noiseKinds: readonly NoiseKind[] = ['white', 'pink', 'room'];
const ratios = [
  [40, 'noise40'],
  [20, 'noise20'],
  [10, 'noise10'],
] as const;

const noisy: Clip[] = noiseKinds.flatMap((kind, row) =>
  ratios.map(([snr, group], column) => {
    const at = row * ratios.length + column;
    const voice = voiceAt(at);
    return {
      id: `noise-${kind}-${snr}-${voice}`,
      group,
      sing: processed(singMelody(voice, styleAt(at)), (sung, _, seed) => ({
        ...sung,
        x: addNoise(sung.x, sung.ref, { kind, snr, seed: seed + 7 }),
      })),
    };
  }),
);

const faulty: Clip[] = Object.entries({
  quiet: processed(singMelody('mezzo', pop), (sung, _, seed) => ({
    ...sung,
    x: addNoise(sung.x, sung.ref, { kind: 'pink', snr: 35, seed }).map((value) => value * 0.025),
  })),
  clip: processed(singMelody('tenor', classical), (sung) => ({
    ...sung,
    x: sung.x.map((value) => Math.max(-0.6, Math.min(0.6, value * 12))),
  })),
  'dc-hum': processed(singMelody('contralto', detached), (sung, _, seed) => ({
    ...sung,
    x: addNoise(sung.x, sung.ref, { kind: 'room', snr: 15, seed }).map((value) => value + 0.05),
  })),
} satisfies Record<string, Sing>).map(([name, sing]) => ({
  id: `fault-${name}`,
  group: 'fault',
  sing,
}));

const rooms = [
  ['soprano', 0.5, -10],
  ['tenor', 0.9, -9],
  ['bajo', 1.4, -8],
  ['mezzo', 2.2, -8],
  ['baritono', 1.2, -5],
] as const;

const reverberant: Clip[] = rooms.map(([voice, seconds, wet]) => ({
  id: `reverb-${seconds}-${voice}`,
  group: 'reverb',
  sing: processed(
    singMelody(voice, seconds > 1 ? classical : detached, { tail: 1.2 }),
    (sung, _, seed) => ({
      ...sung,
      x: reverberate(sung.x, { seconds, wet, seed }),
      ref: ignoreTails(sung.ref, seconds * 0.75),
    }),
  ),
}));

const backings = [
  ['tenor', -26],
  ['soprano', -26],
  ['baritono', -20],
  ['mezzo', -20],
  ['contralto', -14],
  ['bajo', -14],
] as const;

const accompanied: Clip[] = backings.map(([voice, level]) => ({
  id: `accomp${-level}-${voice}`,
  group: 'accomp',
  sing: processed(singMelody(voice, pop), (sung, _, seed) => {
    const isMinor = sung.mode === 'min';
    const backing = accompaniment(sung.x.length, { key: sung.key ?? 0, isMinor, seed });
    const gain = voicedRms(sung.x, sung.ref) * 10 ** (level / 20);
    return { ...sung, x: sung.x.map((value, at) => value + gain * (backing[at] ?? 0)) };
  }),
}));

const timbres: Clip[] = Object.entries({
  breathy: singMelody('mezzo', { ...pop, rd: 2.5 }, { breath: -14 }),
  falsetto: singMelody('tenor', { ...pop, rd: 2.6 }, { breath: -22, fscale: 1.15 }),
  pressed: singMelody('baritono', { ...detached, rd: 0.45 }, { jit: 0.008, shim: 0.08 }),
  rough: singMelody(
    'contralto',
    { ...pop, rd: 0.6 },
    { jit: 0.012, shim: 0.12, sub: 0.12, breath: -24 },
  ),
}).map(([name, sing]) => ({ id: `timbre-${name}`, group: 'timbre', sing }));

const codecs = {
  mp3_128: { encoder: 'libmp3lame', bitRate: '128k', extension: 'mp3' },
  mp3_64: { encoder: 'libmp3lame', bitRate: '64k', extension: 'mp3' },
  mp3_48: { encoder: 'libmp3lame', bitRate: '48k', extension: 'mp3' },
  aac_96: { encoder: 'aac', bitRate: '96k', extension: 'm4a' },
  aac_48: { encoder: 'aac', bitRate: '48k', extension: 'm4a' },
  opus_24: { encoder: 'libopus', bitRate: '24k', extension: 'ogg' },
} as const satisfies Record<string, Codec>;

const coded: Clip[] = Object.entries(codecs).map(([name, codec], at) => {
  const voice = voiceAt(at * 5 + 1);
  return {
    id: `codec-${name}-${voice}`,
    group: 'codec',
    sing: processed(singMelody(voice, styleAt(at + 1)), (sung) => ({ ...sung, codec })),
  };
});

const telephoned: Clip[] = (['bajo', 'mezzo'] as const).map((voice) => ({
  id: `band-phone-${voice}`,
  group: 'codec',
  sing: processed(singMelody(voice, detached), (sung, _, seed) => ({
    ...sung,
    x: addNoise(
      lowPass(highPass(sung.x, 300), 3400).map((value) => value * 3),
      sung.ref,
      { kind: 'white', snr: 35, seed },
    ),
  })),
}));

const silentSeconds = 6;

const singNoise =
  (kind: NoiseKind, gain: number): Sing =>
  (_, seed) => {
    const length = silentSeconds * sampleRate;
    const frames = Math.floor(length / sampleRate / 0.005);
    return {
      x: noiseOf(kind, length, seed).map((value) => value * gain),
      ref: Array.from({ length: frames }, (_frame, at) => [at * 0.005, 0, 0] as const),
      notes: [],
    };
  };

const singConsonants: Sing = (random, seed) => {
  const score = Array.from({ length: 24 }, () => ({
    ...{ midi: 50, dur: 0.12, level: -200 },
    gap: random.range(0.08, 0.25),
    gapCons: random.pick([...unvoiced, 'breath' as const]),
  }));
  const sung = renderVoice(score, { seed, mute: true });
  const floor = noiseOf('pink', sung.x.length, seed);
  return {
    x: sung.x.map((value, at) => value + 1e-4 * (floor[at] ?? 0)),
    ref: sung.ref.map(([time]) => [time, 0, 0] as const),
    notes: [],
  };
};

const unsung: Clip[] = Object.entries({
  noise: singNoise('pink', 0.02),
  room: singNoise('room', 0.01),
  consonants: singConsonants,
} satisfies Record<string, Sing>).map(([name, sing]) => ({
  id: `neg-${name}`,
  group: 'negative',
  sing,
}));

/** The whole corpus. The place of a clip is part of its seed. */
export const clips: readonly Clip[] = [
  ...[clean, techniqueClips, noisy, faulty, reverberant, accompanied].flat(),
  ...[timbres, coded, telephoned, unsung].flat(),
];
