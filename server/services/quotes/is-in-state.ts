import { type RawBuilder, sql } from 'kysely';
import type { QuoteState } from '#packages/quote/src/index.ts';

/** The condition that a quote is in a state on a day of Bogotá, as `quoteStateOf` has it. */
export function isInState(state: QuoteState, today: string): RawBuilder<boolean> {
  if (state === 'sent') return sql`quotes.status = 'sent' and quotes.valid_until >= ${today}::date`;
  if (state === 'expired')
    return sql`quotes.status = 'sent' and quotes.valid_until < ${today}::date`;
  return sql`quotes.status = ${state}`;
}
