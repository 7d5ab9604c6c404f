import { hour, type Limits } from '../limits/limit.ts';

export const quoteAttempts = {
  /** Opening links, those that lead nowhere too. */
  quoteReadIp: { points: 300, duration: hour },
  quoteDecideIp: { points: 30, duration: hour },
  /** Each is set by a process of its own. The key is the quote, and the network that asks. */
  quotePdf: { points: 30, duration: hour },
} as const satisfies Limits;
