import { sql } from 'kysely';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recordChange } from '../proposals/proposal-history.ts';
import { toProposalId } from '../proposals/proposal-id.ts';
import { holdProposal } from './hold-proposal.ts';
import type { QuoteId } from './quote-id.ts';

/** Withdraws a quote that waits for its client. Rejects with `quote.decided` when it waits no more, and `quote.gone`. */
export async function withdrawQuote(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  quoteId: QuoteId,
): Promise<void> {
  const at = now();
  await asActor(db, actor, async (db) => {
    await holdProposal(db, sql`id = ${quoteId}`);
    const withdrawn = await db
      .updateTable('quotes')
      .set({ status: 'withdrawn', decided_at: at })
      .where('id', '=', quoteId)
      .where('status', '=', 'sent')
      .where('valid_until', '>=', bogotaDate(at))
      .returning(['number', 'proposal_id as proposalId'])
      .executeTakeFirst();
    if (!withdrawn) {
      const there = db.selectFrom('quotes').select('id').where('id', '=', quoteId);
      throw new AppError((await there.executeTakeFirst()) ? 'quote.decided' : 'quote.gone');
    }
    const number = withdrawn.number ?? '';
    if (withdrawn.proposalId !== null)
      await recordChange({ db, now }, actor, {
        proposalId: toProposalId(withdrawn.proposalId),
        kind: 'quote',
        before: number,
        after: 'withdrawn',
      });
    await asServiceWithin(db, actor, () =>
      recordAudit({ db, now }, actor, {
        action: 'withdraw-quote',
        subject: { kind: 'quote', id: quoteId, after: { number } },
      }),
    );
  });
}
