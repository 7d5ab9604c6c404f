import { sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { MailOutcome, MailSubjectOf } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { markContacted } from '../proposals/mark-contacted.ts';
import { holdProposal } from './hold-proposal.ts';

/**
 * Notes what became of a mail to the client of a quote, if it has the link that opens the quote. One that is delivered
 * answers the proposal as a reply does.
 */
export async function noteQuoteDelivery(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
  { id, linkCount, outcome }: Omit<MailSubjectOf<'quote'>, 'kind'> & { outcome: MailOutcome },
): Promise<void> {
  const at = now();
  const isDelivered = outcome === 'delivered';
  await db.service.transaction().execute(async (db) => {
    await holdProposal(db, sql`id = ${id}`);
    const quote = await db
      .updateTable('quotes')
      .set({ mail_failure: isDelivered ? null : outcome })
      .where('id', '=', id)
      .where('link_count', '=', linkCount)
      .returning(['proposal_id as proposalId', 'sent_by as staffId'])
      .executeTakeFirst();
    const { proposalId, staffId } = quote ?? { proposalId: null, staffId: null };
    if (isDelivered && proposalId !== null) await markContacted(db, { proposalId, staffId, at });
  });
}
