import type { Kysely } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import type { ProposalStatus, TicketSeverity } from '#packages/contact/src/index.ts';
import type { ProposalId } from './proposal-id.ts';

/** What a member of the staff did to a proposal. */
export type ProposalChange =
  | { kind: 'status'; before: ProposalStatus; after: ProposalStatus }
  | { kind: 'severity'; before: TicketSeverity; after: TicketSeverity }
  | { kind: 'assignee'; before: string | null; after: string | null }
  | { kind: 'note' | 'received'; id: string; body: string }
  /** `before` is the number of the quote, `after` what it came to. */
  | { kind: 'quote'; before: string; after: 'sent' | 'withdrawn' };

/** Adds to the history of a proposal, which only grows. `db` is the transaction of the change itself, and of who made it. */
export async function recordChange(
  { db, now }: { db: Kysely<DB> } & Pick<AppServices, 'now'>,
  _actor: StaffActor,
  { proposalId, ...change }: { proposalId: ProposalId } & ProposalChange,
): Promise<{ isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('proposal_entries')
    .values({ proposal_id: proposalId, at: now(), ...change })
    // Words that were posted twice are kept once.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return { isNew: Boolean(numInsertedOrUpdatedRows) };
}
