import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { QuoteState } from '#packages/quote/src/index.ts';
import { quoteStateWords } from './quote-state.ts';

/** The state of a quote; to its client, one that was sent waits for them, and one that was accepted may be paid. */
export function QuoteBadge(props: { state: QuoteState; isTheirs?: boolean; isPaid?: boolean }) {
  const { state, isTheirs = false, isPaid = false } = props;
  const { status, label } = quoteStateWords[state];
  return (
    <StatusBadge status={status}>
      {isPaid ? 'Pagada' : isTheirs && state === 'sent' ? 'Por responder' : label}
    </StatusBadge>
  );
}
