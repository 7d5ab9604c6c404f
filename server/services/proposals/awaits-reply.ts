import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the last word is the writer's, as a column beside the id of their proposal: until a reply or a quote answers it,
 * somebody reached them otherwise, or closed it.
 */
export const awaitsReply = (proposalId: `${string}.id`): RawBuilder<boolean> => {
  const id = sql.ref(proposalId);
  return sql`exists (
    select from proposal_entries as received
    where received.proposal_id = ${id} and received.kind = 'received'
      and not exists (
        select from proposal_replies
        where proposal_id = ${id} and undone_at is null and written_at > received.at
      )
      and not exists (
        select from proposal_entries as later
        where later.proposal_id = ${id} and later.at > received.at
          and ((later.kind = 'status' and later.after in ('contacted', 'closed'))
            or (later.kind = 'quote' and later.after = 'sent'))
      )
  )`;
};
