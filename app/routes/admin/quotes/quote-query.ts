import { href } from 'react-router';
import { type QuoteState, quoteStates } from '#packages/quote/src/index.ts';

/** The states of the list, as an address names them. */
const names = {
  draft: 'borradores',
  sent: 'enviadas',
  accepted: 'aceptadas',
  rejected: 'rechazadas',
  expired: 'vencidas',
  withdrawn: 'retiradas',
} as const satisfies Record<QuoteState, string>;

export type QuotesAsked = { state: QuoteState | null; search: string; cursor: string | null };

const longestSearch = 200;

/** `?estado=`, `?buscar=` and `?desde=`, a place that a page before named. What makes no sense is left out. */
export function readQuoteQuery(url: string): QuotesAsked {
  const query = new URL(url, 'http://this.site').searchParams;
  return {
    state: quoteStates.find((one) => names[one] === query.get('estado')) ?? null,
    search: (query.get('buscar') ?? '').trim().slice(0, longestSearch),
    cursor: query.get('desde'),
  };
}

/** What the list names a state in its address. */
export const stateName = (state: QuoteState): string => names[state];

/** The address of a list. */
export function quotesPath({ state, search, cursor }: Partial<QuotesAsked>): string {
  const query = new URLSearchParams();
  if (state) query.set('estado', names[state]);
  if (search) query.set('buscar', search);
  if (cursor) query.set('desde', cursor);
  return href('/admin/cotizaciones') + (query.size > 0 ? `?${query}` : '');
}
