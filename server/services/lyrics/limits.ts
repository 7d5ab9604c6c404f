import { hour, type Limits } from '../limits/limit.ts';

export const lyricsAttempts = {
  /** Each is set by a process of its own. The key is whoever asks. */
  lyricsPdf: { points: 60, duration: hour },
} as const satisfies Limits;
