import { hour, type Limits } from '../limits/limit.ts';

export const bioAttempts = {
  /** Biographies are not counted; so many are no person's, and each is kept. The key is whoever asks. */
  bioRuns: { points: 120, duration: hour },
} as const satisfies Limits;
