import { usualNotes } from '#content/quote.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ProposalId } from '../proposals/proposal-id.ts';
import { unlessGone } from '../unless-gone.ts';
import { usualLastDay } from './last-day.ts';
import type { QuoteId } from './quote-id.ts';

/** Begins a quote for who wrote a proposal, once under its id. Rejects with `proposal.gone`. */
export async function createQuote(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { proposalId, quoteId }: { proposalId: ProposalId; quoteId: QuoteId },
): Promise<void> {
  const beginning = asActor(db, actor, async (db) => {
    const proposal = await db
      .selectFrom('contact_submissions')
      .select(['name', 'email'])
      .where('id', '=', proposalId)
      .executeTakeFirst();
    if (!proposal) throw new AppError('proposal.gone');
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('quotes')
      .values({
        ...{ id: quoteId, proposal_id: proposalId, erased_with: proposalId, ...proposal },
        ...{ notes: usualNotes, valid_until: usualLastDay(now()), created_at: now() },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await asServiceWithin(db, actor, () =>
      recordAudit({ db, now }, actor, {
        action: 'begin-quote',
        subject: { kind: 'quote', id: quoteId, after: { proposal: proposalId } },
      }),
    );
  });
  await unlessGone('proposal.gone', beginning);
}
