import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ProposalId } from './proposal-id.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** A reply, which is kept once under its id, and how many there were when it was begun. */
export type NewReply = { proposalId: ProposalId; replyId: string; body: string; seen: number };

/**
 * Writes a reply, which is mailed some seconds later unless it is taken back. Of two who reply at once the first does; the
 * other rejects with `proposal.replied`, so that nobody is answered twice unawares. A form that is posted twice is one
 * reply; one that was corrected meanwhile rejects with `proposal.kept-before`, and so does one that was taken back. Rejects with
 * `proposal.gone`.
 */
export async function writeReply(
  { db, jobs, now }: Pick<AppServices, 'db' | 'jobs' | 'now'>,
  actor: StaffActor,
  { proposalId, replyId, body, seen }: NewReply,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('contact_submissions')
      .set({ reply_count: seen + 1 })
      .where('id', '=', proposalId)
      .where('reply_count', '=', seen)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const kept = await db
        .selectFrom('proposal_replies')
        .select(['staff_id', 'body', 'undone_at'])
        .where('id', '=', replyId)
        .where('proposal_id', '=', proposalId)
        .executeTakeFirst();
      if (!kept) throw await whyUnchanged(db, proposalId, 'proposal.replied');
      if (kept.staff_id === actor.userId && kept.body === body && !kept.undone_at) return;
      throw new AppError('proposal.kept-before');
    }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('proposal_replies')
      .values({ id: replyId, proposal_id: proposalId, body, written_at: now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw new AppError('proposal.kept-before');
    await db
      .deleteFrom('proposal_presence')
      .where('proposal_id', '=', proposalId)
      .where('staff_id', '=', actor.userId)
      .execute();
    await asServiceWithin(db, actor, () => jobs.send('send-reply', { replyId }, db));
  });
}
