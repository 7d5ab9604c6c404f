import { hour, type Limits } from '../limits/limit.ts';

export const renewalAttempts = {
  /** Each makes the telephone of somebody ask them. */
  nequiAsk: { points: 5, duration: hour },
  paypalOpen: { points: 20, duration: hour },
} as const satisfies Limits;
