import { sql } from 'kysely';
import { ivaPercent } from '#content/iva.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type ActorDb, asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { newHashedToken } from '../hashed-token.ts';
import { recordChange } from '../proposals/proposal-history.ts';
import { toProposalId } from '../proposals/proposal-id.ts';
import { holdProposal } from './hold-proposal.ts';
import { mailLink } from './mail-link.ts';
import type { QuoteId } from './quote-id.ts';
import { takeNumber } from './take-number.ts';
import { whyUnchanged } from './why-unchanged.ts';

/**
 * Gives a draft its number and mails its link to the client, once; from then on what it offers is fixed. Once its mail is
 * delivered it answers the proposal as a reply does. Rejects with `quote.empty` and `quote.outdated`, and as a change of
 * the draft does.
 */
export async function sendQuote(
  { db, now, quotes }: Pick<AppServices, 'db' | 'now' | 'quotes'>,
  actor: StaffActor,
  { quoteId, revision }: { quoteId: QuoteId; revision: number },
): Promise<void> {
  const at = now();
  const today = bogotaDate(at);
  await asActor(db, actor, async (db) => {
    await holdProposal(db, sql`id = ${quoteId}`);
    const { token, token_hash } = newHashedToken();
    const number = await asServiceWithin(db, actor, () => takeNumber(db, today));
    const sent = await db
      .updateTable('quotes')
      .set({
        ...{ status: 'sent', number, tax_percent: ivaPercent, token_hash, link_count: 1 },
        ...{ sent_at: at, sent_by: actor.userId },
      })
      .where('id', '=', quoteId)
      .where('status', '=', 'draft')
      .where('revision', '=', revision)
      .where('total', '>', 0)
      .where('valid_until', '>=', today)
      .returning('proposal_id as proposalId')
      .executeTakeFirst();
    if (!sent) throw await whyUnsent(db, { quoteId, revision, today });
    // A draft is never without one: it goes with it.
    const proposalId = toProposalId(sent.proposalId ?? '');
    await recordChange({ db, now }, actor, {
      proposalId,
      kind: 'quote',
      before: number,
      after: 'sent',
    });
    await asServiceWithin(db, actor, async () => {
      await recordAudit({ db, now }, actor, {
        action: 'send-quote',
        subject: { kind: 'quote', id: quoteId, after: { number } },
      });
      await mailLink({ db, quotes }, { quoteId, token });
    });
  });
}

async function whyUnsent(
  db: ActorDb,
  { quoteId, revision, today }: { quoteId: QuoteId; revision: number; today: string },
): Promise<AppError> {
  const draft = await db
    .selectFrom('quotes')
    .select(['total', 'valid_until'])
    .where('id', '=', quoteId)
    .where('status', '=', 'draft')
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (draft && draft.total === 0) return new AppError('quote.empty');
  if (draft && draft.valid_until < today) return new AppError('quote.outdated');
  return whyUnchanged(db, quoteId);
}
