import type { Announcer } from './simulator.ts';
import { decideToken } from './wompi/nequi.ts';
import { settleTransaction } from './wompi/payments.ts';

export type Decisions = {
  /** Looks for what is to be decided, which an earlier process may have left. */
  schedule(): void;
  stop(): void;
};

/** Ends by itself what nobody presses a button for: charges without the person, and the accounts of the sandbox. */
export function startDecisions(simulator: Announcer): Decisions {
  const { state } = simulator.store;
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    clearTimeout(timer);
    const now = Date.now();
    let next = Infinity;
    const isDue = (at: number | null | undefined): boolean => {
      if (at === null || at === undefined) return false;
      if (at > now) next = Math.min(next, at);
      return at <= now;
    };
    for (const token of state.nequi.tokens) {
      if (isDue(token.decidesAt)) decideToken(simulator, token);
    }
    for (const stored of state.transactions) {
      if (stored.ends && isDue(stored.ends.at)) {
        settleTransaction(simulator, stored, stored.ends.status, stored.ends.message);
      }
    }
    if (next < Infinity) timer = setTimeout(schedule, next - now);
  }

  schedule();
  return { schedule, stop: () => clearTimeout(timer) };
}
