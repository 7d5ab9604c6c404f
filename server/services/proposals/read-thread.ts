import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/** The conversation that a mail to who wrote a proposal belongs to. */
export type MailThread = {
  /** The id of the row that the message came as. */
  threadId: string;
  /** Of the replies that were sent, the oldest first. */
  before: string[];
};

/** `db` is the transaction of what is mailed, with the rights of the service. */
export async function readThread(
  db: Kysely<DB>,
  { proposalId, contactId }: { proposalId: string; contactId: string | null },
): Promise<MailThread> {
  const before = await db
    .selectFrom('proposal_replies')
    .select('id')
    .where('proposal_id', '=', proposalId)
    .where('sent_at', 'is not', null)
    .where('failure', 'is', null)
    .orderBy('sent_at')
    .execute();
  return { threadId: contactId ?? proposalId, before: before.map(({ id }) => id) };
}
