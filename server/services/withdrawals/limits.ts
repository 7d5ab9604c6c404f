import { hour, type Limits } from '../limits/limit.ts';

export const withdrawalAttempts = {
  /** Each is mailed at once, to its person and to the staff. */
  withdrawal: { points: 20, duration: hour },
} as const satisfies Limits;
