import type { Nasal, Unvoiced, Vowel } from './vowels.ts';

/** A wave of the pitch: cycles a second, cents to each side, and seconds until it begins. */
export type Vibrato = { rate: number; ext: number; delay: number };

/** A note to be sung. Times in seconds, levels in decibels, deviations in cents. */
export type ScoreNote = {
  midi: number;
  dur: number;
  vowel?: Vowel;
  /** Glides from the note before, without a gap. */
  legato?: boolean;
  port?: number;
  scoop?: number;
  dev?: number;
  vib?: Vibrato | null;
  level?: number;
  att?: number;
  rel?: number;
  rd?: number;
  cresc?: number;
  /** The crescendo comes back within the note: messa di voce. */
  messa?: boolean;
  /** The MIDI number that a siren ends on. */
  gliss?: number;
  /** Without voice after the note, and what is heard in it. */
  gap?: number;
  gapCons?: Unvoiced | 'breath' | '';
  /** The voiced consonant that a legato note begins with. */
  cons?: Nasal | '';
};

/** How a voice is: jitter and shimmer as shares, `sub` how much every other cycle differs, breath in decibels, drift in cents. */
export type VoiceSetting = {
  seed: number;
  /** What the formants are multiplied by. */
  fscale: number;
  lead: number;
  tail: number;
  jit: number;
  shim: number;
  sub: number;
  breath: number;
  drift: number;
  /** With the singer's formant. */
  singers: boolean;
  mute: boolean;
};

/** Time, hertz, and 0 without voice, 1 with voice, 2 where neither answer counts. */
export type ReferenceFrame = readonly [time: number, hz: number, label: number];

export type TrueNote = {
  on: number;
  off: number;
  midi: number;
  cents: number;
  gliss?: number | undefined;
  vib: Vibrato | null;
};

/** A clip as it was sung: samples, the pitch that drove them every 5 ms, and the notes. */
export type Take = {
  x: Float32Array;
  ref: readonly ReferenceFrame[];
  notes: readonly TrueNote[];
};
