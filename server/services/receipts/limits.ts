import { hour, type Limits } from '../limits/limit.ts';

export const receiptAttempts = {
  /** Each is set by a process of its own. The key is whoever asks. */
  receiptPdf: { points: 60, duration: hour },
} as const satisfies Limits;
