import { hour, type Limits } from '../limits/limit.ts';

export const lyricsAttempts = {
  /** Each is set by a process of its own. The key is whoever asks. */
  lyricsPdf: { points: 60, duration: hour },
  /** Texts that somebody pastes: each is kept. */
  lyricsPaste: { points: 60, duration: hour },
  /** Other lines, words and stanzas: more than anybody reads. */
  lyricsRework: { points: 1200, duration: hour },
} as const satisfies Limits;
