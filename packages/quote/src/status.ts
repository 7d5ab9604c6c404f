/** What a quote is on some day, in the order in which it goes through them. */
export const quoteStates = [
  'draft',
  'sent',
  'accepted',
  'rejected',
  'expired',
  'withdrawn',
] as const;

export type QuoteState = (typeof quoteStates)[number];

/** What is kept of it. That a quote expired is a matter of the date alone: see `quoteStateOf`. */
export type QuoteStatus = Exclude<QuoteState, 'expired'>;

/** The state on a day of Bogotá such as `2026-11-23`. The day until which a quote is valid belongs to it. */
export const quoteStateOf = (
  { status, validUntil }: { status: QuoteStatus; validUntil: string },
  today: string,
): QuoteState => (status === 'sent' && validUntil < today ? 'expired' : status);

const moves: Record<QuoteState, readonly QuoteStatus[]> = {
  draft: ['sent'],
  sent: ['accepted', 'rejected', 'withdrawn'],
  accepted: [],
  rejected: [],
  expired: [],
  withdrawn: [],
};

/** Whether a quote in one state may come to another. */
export const canBecome = (state: QuoteState, next: QuoteStatus): boolean =>
  moves[state].includes(next);
