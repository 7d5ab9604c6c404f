import { hour, type Limits } from '../limits/limit.ts';

export const paymentAttempts = {
  /** Each may ask a provider to open something. */
  paymentStart: { points: 60, duration: hour },
} as const satisfies Limits;
