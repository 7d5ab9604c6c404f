import { hour, type Limits } from '../limits/limit.ts';

export const exportAttempts = {
  exportUser: { points: 6, duration: hour },
} as const satisfies Limits;
