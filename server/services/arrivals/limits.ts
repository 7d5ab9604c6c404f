import { type Limits, minute } from '../limits/limit.ts';

export const arrivalAttempts = {
  arrivalsMail: { points: 1, duration: minute },
} as const satisfies Limits;
