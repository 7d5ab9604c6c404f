import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { QuoteState } from '#packages/quote/src/index.ts';
import { quoteStateWords } from './quote-state.ts';

/** The state of a quote; to its client, one that was sent waits for them. */
export function QuoteBadge({ state, isTheirs = false }: { state: QuoteState; isTheirs?: boolean }) {
  const { status, label } = quoteStateWords[state];
  return (
    <StatusBadge status={status}>
      {isTheirs && state === 'sent' ? 'Por responder' : label}
    </StatusBadge>
  );
}
