import { type Kysely, sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';

/**
 * Mails a reply, once, unless it was taken back: it counts as sent when its mail is in the queue. The first one stops the
 * clock of the first answer, and whoever waits is contacted from then on.
 */
export async function sendReply(
  { db, now, proposals }: Pick<AppServices, 'db' | 'now' | 'proposals'>,
  _actor: SystemActor,
  { replyId }: { replyId: string },
): Promise<void> {
  await db.service.transaction().execute(async (db) => {
    const reply = await db
      .updateTable('proposal_replies')
      .set({ sent_at: now() })
      .where('id', '=', replyId)
      .where('sent_at', 'is', null)
      .where('undone_at', 'is', null)
      .returning(['proposal_id as proposalId', 'staff_id as staffId', 'body'])
      .executeTakeFirst();
    if (!reply) return;
    const { proposalId, staffId, body } = reply;
    const proposal = await db
      .selectFrom('contact_submissions')
      .select(['email', 'message', 'contact_id as contactId'])
      .where('id', '=', proposalId)
      .executeTakeFirstOrThrow();
    const before = await db
      .selectFrom('proposal_replies')
      .select('id')
      .where('proposal_id', '=', proposalId)
      .where('sent_at', 'is not', null)
      .where('id', '<>', replyId)
      .orderBy('sent_at')
      .execute();
    const writer = await db
      .selectFrom('users')
      .select('display_name as name')
      .where('id', '=', staffId)
      .executeTakeFirst();
    await proposals.mails.reply(
      {
        id: replyId,
        to: proposal.email,
        threadId: proposal.contactId ?? proposalId,
        before: before.map(({ id }) => id),
        body,
        staffName: writer?.name ?? 'El equipo',
        message: proposal.message,
      },
      db,
    );
    await markContacted(db, { proposalId, staffId, at: now() });
  });
}

async function markContacted(
  db: Kysely<DB>,
  { proposalId, staffId, at }: { proposalId: string; staffId: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('contact_submissions')
    .set({ first_answered_at: sql`coalesce(first_answered_at, ${at})` })
    .where('id', '=', proposalId)
    .execute();
  const moved = db
    .updateTable('contact_submissions as proposal')
    .from((db) =>
      db
        .selectFrom('contact_submissions')
        .select(['id', 'status'])
        .where('id', '=', proposalId)
        .where('status', 'in', ['new', 'in_progress'])
        .forUpdate()
        .as('before'),
    )
    .set({ status: 'contacted' })
    .whereRef('proposal.id', '=', 'before.id')
    .where('proposal.id', '=', proposalId)
    .returning('before.status');
  await db
    .with('moved', () => moved)
    .insertInto('proposal_entries')
    .columns(['proposal_id', 'at', 'staff_id', 'kind', 'before', 'after'])
    .expression((db) =>
      db
        .selectFrom('moved')
        .select(({ val }) => [
          val(proposalId).as('proposal_id'),
          sql<Date>`${at}::timestamptz`.as('at'),
          sql<string>`${staffId}::uuid`.as('staff_id'),
          val('status').as('kind'),
          'status as before',
          val('contacted').as('after'),
        ]),
    )
    .execute();
}
