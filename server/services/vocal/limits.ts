import { hour, type Limits } from '../limits/limit.ts';

export const vocalAttempts = {
  /** Of a member, whose analyses are not counted: so many are no person's. The key is whoever asks. */
  vocalTickets: { points: 120, duration: hour },
  /** Analyses that came to nothing and are given back: what the device says of a take, nobody else saw. The key is whoever asks. */
  vocalReturns: { points: 5, duration: 7 * 24 * hour },
  /** PDFs of takes: each costs a process. The key is whoever asks. */
  vocalPdf: { points: 20, duration: hour },
} as const satisfies Limits;
