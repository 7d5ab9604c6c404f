import { type Clip, type Sing, singScore } from './clip.ts';
import type { Random } from './random.ts';
import type { ScoreNote } from './score.ts';
import { unvoiced, vowels } from './vowels.ts';

/** Pitches that are hard to follow: sirens, runs, staccato, creak, wide and slow vibrato, the highest notes, yodels. */
export const techniqueClips: readonly Clip[] = Object.entries({
  'siren-bajo': singScore('bajo', () => [
    { midi: 40, gliss: 64, dur: 4, gap: 0.3, gapCons: 'breath' },
    { midi: 64, gliss: 38, dur: 4, vowel: 'o' },
  ]),
  'siren-soprano': singScore('soprano', () => [
    { midi: 60, gliss: 84, dur: 4, gap: 0.3, vowel: 'u', gapCons: 'breath' },
    { midi: 86, gliss: 57, dur: 4 },
  ]),
  'run-soprano': singScore('soprano', (random) => run(random, 67)),
  'run-tenor': singScore('tenor', (random) => run(random, 55)),
  'messa-mezzo': singScore('mezzo', messaDiVoce, { singers: true }),
  'staccato-baritono': singScore('baritono', (random) => staccato(random)),
  'creak-bajo1': singScore('bajo', (random) => creak(random), {
    ...{ jit: 0.015, shim: 0.12, sub: 0.18, breath: -28 },
  }),
  'creak-bajo2': singScore('bajo', (random) => legatoCreak(random), {
    ...{ jit: 0.02, shim: 0.15, sub: 0.25, breath: -26 },
  }),
  'widevib-soprano': singScore('soprano', () => wave([69, 74, 79, 77, 72], 6.8, 100), {
    singers: true,
  }),
  'slowvib-bajo': singScore(
    'bajo',
    () => wave([48, 52, 55, 50, 45], 4.1, 90).map((note) => ({ ...note, vowel: 'o' })),
    { singers: true },
  ),
  whistle: singScore('soprano', () => whistle()),
  yodel: singScore('contralto', () => yodel()),
} satisfies Record<string, Sing>).map(([name, sing]) => ({
  id: `tech-${name}`,
  group: 'technique',
  sing,
}));

const scale = [0, 2, 4, 5, 7, 9, 11, 12, 11, 9, 7, 5, 4, 2];

const run = (random: Random, lowest: number): ScoreNote[] =>
  Array.from({ length: 40 }, (_, at) => ({
    midi: lowest + (scale[at % scale.length] ?? 0),
    dur: random.range(0.1, 0.14),
    ...{ legato: at > 0, port: 0.04, vowel: 'a', dev: random.gauss() * 12, level: -2 },
  }));

function messaDiVoce(): ScoreNote[] {
  const swell = { dur: 4, cresc: 22, messa: true, level: -20 };
  const vib = { rate: 5.4, ext: 35, delay: 0.8 };
  return [
    { midi: 64, ...swell, rd: 1.4, vib, gap: 0.4, gapCons: 'breath' },
    { midi: 71, ...swell, vowel: 'i', vib: { rate: 5.8, ext: 45, delay: 0.8 } },
  ];
}

const staccato = (random: Random): ScoreNote[] =>
  Array.from({ length: 30 }, (_, at) => ({
    midi: 50 + ([0, 4, 7, 12, 7, 4][at % 6] ?? 0),
    dur: random.range(0.09, 0.14),
    gap: random.range(0.12, 0.18),
    vowel: random.pick(vowels),
    ...{ att: 0.012, rel: 0.03 },
    gapCons: random.pick(['', 't', 'h'] as const),
  }));

const creak = (random: Random): ScoreNote[] =>
  [38, 40, 41, 43, 40, 38, 36, 40].map((midi) => ({
    ...{ midi, dur: 0.85, gap: 0.12 },
    vowel: random.pick(vowels),
    rd: 0.6,
    gapCons: random.pick(unvoiced),
  }));

const legatoCreak = (random: Random): ScoreNote[] =>
  [45, 43, 41, 40, 43, 40, 39, 38].map((midi, at) => ({
    ...{ midi, dur: 0.85, legato: at % 2 === 1, gap: at % 2 === 1 ? 0.2 : 0 },
    vowel: random.pick(vowels),
    ...{ rd: 0.5, gapCons: 'breath' },
  }));

const wave = (pitches: readonly number[], rate: number, ext: number): ScoreNote[] =>
  pitches.map((midi, at) => ({
    ...{ midi, dur: 1.6, legato: at > 0 },
    vib: { rate, ext, delay: 0.1 },
  }));

const whistle = (): ScoreNote[] =>
  [79, 84, 86, 88, 89, 86, 84].map((midi, at) => ({
    ...{ midi, dur: 1.1, gap: at % 3 === 2 ? 0.15 : 0, legato: at % 3 !== 0 },
    ...{ rd: 2.4, vowel: 'u' },
    vib: at % 2 === 1 ? { rate: 6, ext: 40, delay: 0.3 } : null,
  }));

const yodel = (): ScoreNote[] =>
  Array.from({ length: 16 }, (_, at) => ({
    midi: at % 2 === 1 ? 69 : 57 + (at % 3),
    ...{ dur: 0.5, legato: at > 0, port: 0.03 },
    ...{ rd: at % 2 === 1 ? 2.3 : 1, level: at % 2 === 1 ? -4 : 0 },
  }));
