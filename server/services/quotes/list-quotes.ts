import { bogotaDate } from '#packages/business-days/src/index.ts';
import { type Currency, type QuoteState, quoteStateOf } from '#packages/quote/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { MailFailure } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { type ListPage, type ListQuery, readList } from '../lists/read-list.ts';
import { newestFirst } from '../lists/sorting.ts';
import { isInState } from './is-in-state.ts';

/** Which quotes are shown. */
export type QuoteView = QuoteState | 'all';

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

/** One page of the quotes that have these words in their name, address or number, the newest first. */
export async function listQuotes(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { view, ...asked }: ListQuery<QuoteView>,
): Promise<ListPage<QuoteSummary>> {
  const today = bogotaDate(now());
  const page = await asActor(db, actor, (db) =>
    readList(db, {
      table: 'quotes',
      part: view === 'all' ? undefined : isInState(view, today),
      query: db.selectFrom('quotes').select(summaryColumns),
      sorting: newestFirst('quotes'),
      ...asked,
    }),
  );
  return { ...page, rows: page.rows.map((row) => toSummary(row, today)) };
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
