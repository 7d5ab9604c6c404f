import { hour, type Limits } from '../limits/limit.ts';

export const contactAttempts = {
  attachmentIp: { points: 10, duration: hour },
  messageIp: { points: 30, duration: hour },
  messageAddress: { points: 10, duration: hour },
  copyAddress: { points: 5, duration: 24 * hour },
} as const satisfies Limits;
