import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { readThread } from '../proposals/read-thread.ts';
import type { QuoteId } from './quote-id.ts';

/**
 * Mails the client the link of a quote that was sent, within the conversation that their message began. `db` is the
 * transaction that made the link, with the rights of the service.
 */
export async function mailLink(
  { db, quotes }: { db: Kysely<DB> } & Pick<AppServices, 'quotes'>,
  { quoteId, token }: { quoteId: QuoteId; token: string },
): Promise<void> {
  const quote = await db
    .selectFrom('quotes')
    .leftJoin('contact_submissions as proposal', 'proposal.id', 'quotes.proposal_id')
    .select([
      'quotes.number',
      'quotes.name',
      'quotes.email',
      'quotes.currency',
      'quotes.total',
      'quotes.valid_until as validUntil',
      'quotes.link_count as linkCount',
      'proposal.id as proposalId',
      'proposal.contact_id as contactId',
    ])
    .where('quotes.id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const { proposalId, contactId, currency, total, ...facts } = quote;
  const thread = proposalId === null ? null : await readThread(db, { proposalId, contactId });
  await quotes.mails.link(
    {
      id: quoteId,
      ...facts,
      number: facts.number ?? '',
      total: { amount: total, currency },
      token,
      thread,
    },
    db,
  );
}
