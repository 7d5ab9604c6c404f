import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/**
 * Keeps the proposal of a quote until the end of the transaction. It comes before the quote is changed, since whoever
 * erases a proposal locks it first and its quotes along with it: in the other order two would wait for each other.
 */
export async function holdProposal(db: Kysely<DB>, isQuote: RawBuilder<boolean>): Promise<void> {
  await sql`select from contact_submissions
    where id = (select proposal_id from quotes where ${isQuote}) for key share`.execute(db);
}
