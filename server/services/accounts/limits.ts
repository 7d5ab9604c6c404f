import { hour, minute, type Limits } from '../limits/limit.ts';

export const accountAttempts = {
  signUpAddress: { points: 5, duration: hour },
  signUpIp: { points: 60, duration: hour },
  signInIp: { points: 100, duration: 15 * minute },
  signInKnown: { points: 60, duration: hour },
  currentPassword: { points: 10, duration: 15 * minute },
  secondStepIp: { points: 60, duration: 15 * minute },
  usedCode: { points: 1, duration: 2 * minute }, // one of an app is good for 90 seconds, and only once
  mailAddress: { points: 5, duration: hour },
  mailIp: { points: 30, duration: hour },
} as const satisfies Limits;
