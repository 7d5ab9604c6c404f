import { hour, type Limits } from '../limits/limit.ts';

export const membershipAttempts = {
  membership: { points: 30, duration: hour },
} as const satisfies Limits;
