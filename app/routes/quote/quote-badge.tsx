import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { QuoteState } from '#packages/quote/src/index.ts';
import { quoteStateWords } from './quote-state.ts';

export const QuoteBadge = ({ state }: { state: QuoteState }) => (
  <StatusBadge status={quoteStateWords[state].status}>{quoteStateWords[state].label}</StatusBadge>
);
