import type { ProposalSummary } from '#server/services/proposals/list-proposals.ts';
import { dueText, tookText } from '../due-text.ts';

/** How the clock of the first answer reads, and how much it presses; null of one that has stopped. */
export type ClockWords = { text: string; tone: 'calm' | 'soon' | 'late' | null };

/** Where that clock stands at `now`, for a browser that has but to show it. */
export function clockWordsOf(proposal: ProposalSummary, now: Date): ClockWords {
  const { createdAt, dueAt, firstAnsweredAt, status } = proposal;
  if (firstAnsweredAt)
    return { text: `respondida ${tookText(createdAt, firstAnsweredAt)}`, tone: null };
  if (status === 'closed') return { text: 'cerrada sin responder', tone: null };
  return dueText(dueAt, now);
}
