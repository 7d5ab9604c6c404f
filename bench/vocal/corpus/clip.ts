import { melody, type Mode, type Style, styles, type VoiceName, voices } from './melody.ts';
import type { Random } from './random.ts';
import { renderVoice } from './render.ts';
import type { ScoreNote, Take, VoiceSetting } from './score.ts';

export type Group =
  | 'clean'
  | 'technique'
  | 'noise40'
  | 'noise20'
  | 'noise10'
  | 'fault'
  | 'reverb'
  | 'accomp'
  | 'timbre'
  | 'codec'
  | 'negative';

/** An encoder of FFmpeg, its rate, and the name of its files. */
export type Codec = { encoder: string; bitRate: string; extension: string };

export type Sung = Take & { voice?: VoiceName; key?: number; mode?: Mode; codec?: Codec };

/** Sings a clip: `random` draws the score, `seed` the voice. */
export type Sing = (random: Random, seed: number) => Sung;

export type Clip = { id: string; group: Group; sing: Sing };

/** About nine seconds of a melody. */
export const singMelody =
  (voice: VoiceName, style: Style, setting: Partial<VoiceSetting> = {}): Sing =>
  (random, seed) => {
    const key = random.int(0, 11);
    const mode = random() < 0.6 ? 'maj' : 'min';
    const score = melody(random, { voice, key, mode, style }, 8.5);
    const singers = style === styles.classical;
    return {
      ...renderVoice(score, { seed, fscale: voices[voice].tract, singers, ...setting }),
      ...{ voice, key, mode },
    };
  };

export const singScore =
  (
    voice: VoiceName,
    scoreOf: (random: Random) => ScoreNote[],
    setting: Partial<VoiceSetting> = {},
  ): Sing =>
  (random, seed) => ({
    ...renderVoice(scoreOf(random), { seed, fscale: voices[voice].tract, ...setting }),
    voice,
  });

/** A take, and what became of it on its way. */
export const processed =
  (sing: Sing, change: (sung: Sung, random: Random, seed: number) => Sung): Sing =>
  (random, seed) =>
    change(sing(random, seed), random, seed);
