import { hour, type Limits } from '../limits/limit.ts';

export const transferAttempts = {
  /** Each may decode a picture and mail the staff. */
  transferReport: { points: 20, duration: hour },
} as const satisfies Limits;
