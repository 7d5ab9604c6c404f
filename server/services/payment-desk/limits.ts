import { hour, type Limits } from '../limits/limit.ts';

export const paymentDeskAttempts = {
  /** Each asks a provider something, which counts how often it is asked. */
  paymentCheck: { points: 60, duration: hour },
} as const satisfies Limits;
