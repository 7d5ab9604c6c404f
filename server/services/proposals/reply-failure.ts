import { type RawBuilder, sql } from 'kysely';

/**
 * Why the newest reply to a proposal reached nobody, as a column beside that of its id; null when it did, and as soon as
 * somebody heard from its writer, reached them otherwise, or closed it.
 */
export const replyFailure = (proposalId: `${string}.id`): RawBuilder<string | null> => {
  const id = sql.ref(proposalId);
  return sql`(
    select newest.failure from (
      select failure, sent_at from proposal_replies
      where proposal_id = ${id} and undone_at is null order by written_at desc, id desc limit 1
    ) as newest
    where not exists (
      select from proposal_entries where proposal_id = ${id} and at > newest.sent_at
        and (kind = 'received' or (kind = 'status' and after in ('contacted', 'closed')))
    )
  )`;
};
