import { sql } from 'kysely';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { quoteStates } from '#packages/quote/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { countViews } from '../lists/count-views.ts';
import type { BoundedCount } from '../lists/search-plan.ts';
import { isInState } from './is-in-state.ts';
import type { QuoteView } from './list-quotes.ts';

/** How many quotes each view has. */
export function countQuotes(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): Promise<Record<QuoteView, BoundedCount>> {
  const today = bogotaDate(now());
  return countViews({ db }, actor, 'quotes', ['all', ...quoteStates], (view) =>
    view === 'all' ? sql`true` : isInState(view, today),
  );
}
