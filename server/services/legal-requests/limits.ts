import { hour, type Limits } from '../limits/limit.ts';

export const legalRequestAttempts = {
  requestIp: { points: 20, duration: hour },
  /** Each is mailed at once: a form that mails whatever address stands in it must not flood a stranger. */
  requestAddress: { points: 10, duration: 24 * hour },
  completionIp: { points: 20, duration: hour },
} as const satisfies Limits;
