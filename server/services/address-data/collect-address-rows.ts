import type { ActorDb } from '#server/database/as-actor.ts';
import { exportedColumns } from '../my-data/exported-columns.ts';
import { isOf } from './address-of.ts';

export type AddressRows = Awaited<ReturnType<typeof collectAddressRows>>;

/** Everything that stands under an address without an account, as the staff sees it at one moment. */
export async function collectAddressRows(db: ActorDb, email: string) {
  const contacts = await db
    .selectFrom('contacts')
    .select(exportedColumns.contacts)
    .where(isOf(email))
    .orderBy('created_at')
    .execute();
  const proposals = await db
    .selectFrom('contact_submissions')
    .select(exportedColumns.contact_submissions)
    .select(['id', 'demo_file_url', 'demo_type'])
    .where(isOf(email))
    .orderBy('created_at')
    .execute();
  const ids = proposals.map(({ id }) => id);
  const replies = await db
    .selectFrom('proposal_replies')
    .select(['proposal_id', 'body', 'written_at', 'sent_at'])
    .where('proposal_id', '=', ({ fn, val }) => fn.any(val(ids)))
    .orderBy('written_at')
    .execute();
  // Who of the staff took it on says nothing of the person.
  const entries = await db
    .selectFrom('proposal_entries')
    .select(['proposal_id', 'at', 'kind', 'before', 'after', 'body'])
    .where('proposal_id', '=', ({ fn, val }) => fn.any(val(ids)))
    .where('kind', '<>', 'assignee')
    .orderBy('at')
    .execute();
  const quotes = await db
    .selectFrom('quotes')
    .select(exportedColumns.quotes)
    .where(isOf(email))
    .orderBy('created_at')
    .execute();
  const requests = await db
    .selectFrom('legal_requests')
    .select(exportedColumns.legal_requests)
    .select('id')
    .where(isOf(email))
    .orderBy('created_at')
    .execute();
  const requestEntries = await db
    .selectFrom('legal_request_entries')
    .select(['request_id', 'at', 'kind', 'body'])
    .where('request_id', '=', ({ fn, val }) => fn.any(val(requests.map(({ id }) => id))))
    .orderBy('at')
    .execute();
  const newsletter = await db
    .selectFrom('newsletter_subscribers')
    .select(exportedColumns.newsletter_subscribers)
    .where('email', '=', email)
    .executeTakeFirst();
  return { contacts, proposals, replies, entries, quotes, requests, requestEntries, newsletter };
}
