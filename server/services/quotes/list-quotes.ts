import { type RawBuilder, sql } from 'kysely';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { type Currency, type QuoteState, quoteStateOf } from '#packages/quote/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { MailFailure } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { type Cursor, type Page, readCursor, readPage } from '../desk/keyset.ts';
import { matches } from '../desk/matches.ts';
import { type BoundedCount, countAndRead } from '../desk/search-plan.ts';
import { byTime, placeIn, sideOf, type Sorting } from '../desk/sorting.ts';
import { isInState } from './is-in-state.ts';

/** How many quotes a page has. */
const quotesPerPage = 25;

export type QuoteQuery = {
  /** Null is all of them. */
  state: QuoteState | null;
  /** Words of a name, an address or a number. */
  search: string;
  /** As a page before named it. */
  cursor: string | null;
};

export type QuoteSummary = {
  id: string;
  number: string | null;
  state: QuoteState;
  name: string;
  email: string;
  total: { amount: number; currency: Currency };
  validUntil: string;
  createdAt: Date;
  /** Why the last mail to the client reached nobody. */
  mailFailure: MailFailure | null;
};

export type QuotePage = Omit<Page<unknown>, 'rows'> & {
  quotes: QuoteSummary[];
  count: BoundedCount;
};

/** One page of the quotes, the newest first, and how many there are like that. */
export async function listQuotes(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { state, search, cursor }: QuoteQuery,
): Promise<QuotePage> {
  const today = bogotaDate(now());
  const at = placeIn(newestFirst, readCursor(cursor));
  const part = state ? isInState(state, today) : undefined;
  return asActor(db, actor, async (db) => {
    const { count, page } = await countAndRead(db, {
      table: 'quotes',
      part,
      condition: matches('quotes', search),
      size: quotesPerPage,
      readPage: (condition) =>
        readPage(at, quotesPerPage, (at, limit) => readQuotes(db, { part, condition, at, limit })),
    });
    const { rows, before, after } = page;
    return { quotes: rows.map((row) => toSummary(row, today)), before, after, count };
  });
}

const newestFirst: Sorting = { ...byTime('quotes.created_at'), isDescending: true };

function readQuotes(
  db: ActorDb,
  asked: {
    part: RawBuilder<boolean> | undefined;
    condition: RawBuilder<boolean> | null;
    at: Cursor | null;
    limit: number;
  },
) {
  const { part, condition, at, limit } = asked;
  const { conditions, order } = sideOf(newestFirst, sql`quotes.id`, at);
  return db
    .selectFrom('quotes')
    .select(summaryColumns)
    .select(newestFirst.key.as('key'))
    .where(({ and }) =>
      and([...(part ? [part] : []), ...(condition ? [condition] : []), ...conditions]),
    )
    .orderBy(order)
    .limit(limit)
    .execute();
}

/** The columns that make a summary. */
export const summaryColumns = [
  'id',
  'number',
  'status',
  'name',
  'email',
  'total',
  'currency',
  'valid_until as validUntil',
  'created_at as createdAt',
  'mail_failure as mailFailure',
] as const;

type SummaryRow = Pick<
  QuoteSummary,
  'id' | 'number' | 'name' | 'email' | 'validUntil' | 'createdAt' | 'mailFailure'
> & {
  status: Exclude<QuoteState, 'expired'>;
  total: number;
  currency: Currency;
};

export const toSummary = (row: SummaryRow, today: string): QuoteSummary => ({
  id: row.id,
  number: row.number,
  state: quoteStateOf(row, today),
  name: row.name,
  email: row.email,
  total: { amount: row.total, currency: row.currency },
  validUntil: row.validUntil,
  createdAt: row.createdAt,
  mailFailure: row.mailFailure,
});
