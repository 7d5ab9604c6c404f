import { ivaPercent } from '#content/iva.ts';
import { quoteTotals, toQuoteLines } from '#packages/quote/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { unlessGone } from '../unless-gone.ts';
import { usualLastDay } from './last-day.ts';
import { repeatedLines } from './line-changes.ts';
import type { QuoteId } from './quote-id.ts';

/**
 * Begins a quote with what another one offers, at the prices of today, once under its id. Rejects with `quote.gone`, and
 * with `proposal.gone` when the proposal was erased.
 */
export async function repeatQuote(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { quoteId, newId }: { quoteId: QuoteId; newId: QuoteId },
): Promise<void> {
  const beginning = asActor(db, actor, async (db) => {
    const quote = await db
      .selectFrom('quotes')
      .select(['proposal_id', 'name', 'email', 'currency', 'discount_percent', 'lines', 'notes'])
      .where('id', '=', quoteId)
      .executeTakeFirst();
    if (!quote) throw new AppError('quote.gone');
    if (quote.proposal_id === null) throw new AppError('proposal.gone');
    const lines = repeatedLines(toQuoteLines(quote.lines), quote.currency);
    const discountPercent = quote.discount_percent;
    const { total } = quoteTotals({ lines, discountPercent, taxPercent: ivaPercent });
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('quotes')
      .values({
        ...quote,
        ...{ id: newId, erased_with: quote.proposal_id, lines: JSON.stringify(lines), total },
        ...{ valid_until: usualLastDay(now()), created_at: now() },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await asServiceWithin(db, actor, () =>
      recordAudit({ db, now }, actor, {
        action: 'repeat-quote',
        subject: { kind: 'quote', id: newId, after: { repeats: quoteId } },
      }),
    );
  });
  await unlessGone('proposal.gone', beginning);
}
