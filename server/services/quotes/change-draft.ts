import { ivaPercent } from '#content/iva.ts';
import type { Details } from '#packages/quote/src/index.ts';
import { quoteTotals, toQuoteLines } from '#packages/quote/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isLastDay } from './last-day.ts';
import { type LineChange, withLineChange } from './line-changes.ts';
import type { QuoteId } from './quote-id.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** What is changed in a draft. */
export type DraftChange = { kind: 'details'; details: Details } | LineChange;

/**
 * Changes a draft. Of two who do at once the first does; the other rejects with `quote.changed`, and with
 * `quote.not-draft` or `quote.gone` where there is no draft any more. What does not fit rejects as the change says.
 */
export async function changeDraft(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  {
    quoteId,
    revision,
    change,
  }: { quoteId: QuoteId; /** That was seen. */ revision: number; change: DraftChange },
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const draft = await db
      .selectFrom('quotes')
      .select(['currency', 'discount_percent', 'lines', 'total'])
      .where('id', '=', quoteId)
      .where('status', '=', 'draft')
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (!draft) throw await whyUnchanged(db, quoteId);
    const { currency, discount_percent: discountPercent } = draft;
    const lines = toQuoteLines(draft.lines);
    const next =
      change.kind === 'details'
        ? { lines, ...detailsOf(change.details, { currency, hasLines: lines.length > 0 }, now()) }
        : { lines: withLineChange(lines, change, currency) };
    const priced = {
      ...{ lines: next.lines, taxPercent: ivaPercent },
      discountPercent: 'discount_percent' in next ? next.discount_percent : discountPercent,
    };
    const { total } = quoteTotals(priced);
    const { numUpdatedRows } = await db
      .updateTable('quotes')
      .set({ ...next, lines: JSON.stringify(next.lines), total, revision: revision + 1 })
      .where('id', '=', quoteId)
      .where('status', '=', 'draft')
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await whyUnchanged(db, quoteId);
    await asServiceWithin(db, actor, () =>
      recordAudit({ db, now }, actor, {
        action: 'change-quote',
        subject: {
          kind: 'quote',
          id: quoteId,
          before: { total: { amount: draft.total, currency } },
          after: {
            total: { amount: total, currency: 'currency' in next ? next.currency : currency },
          },
        },
      }),
    );
  });
}

function detailsOf(
  { name, currency, discount, validUntil, notes }: Details,
  draft: { currency: string; hasLines: boolean },
  now: Date,
) {
  if (draft.hasLines && currency !== draft.currency) throw new AppError('quote.currency-has-lines');
  if (!isLastDay(validUntil, now)) throw new AppError('quote.no-such-day');
  return { name, currency, discount_percent: discount, valid_until: validUntil, notes };
}
