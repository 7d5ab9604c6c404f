import { hour, type Limits } from '../limits/limit.ts';

export const uploadAttempts = {
  uploadUser: { points: 120, duration: hour },
} as const satisfies Limits;
