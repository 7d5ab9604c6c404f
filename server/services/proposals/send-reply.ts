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

/** Stops the clock of the first answer, and moves what waits. */
async function markContacted(
  db: Kysely<DB>,
  { proposalId, staffId, at }: { proposalId: string; staffId: string | null; at: Date },
): Promise<void> {
  const { before, after } = await db
    .updateTable('contact_submissions as proposal')
    .from((db) =>
      db
        .selectFrom('contact_submissions')
        .select(['id', 'status'])
        .where('id', '=', proposalId)
        .forUpdate()
        .as('seen'),
    )
    .set({
      first_answered_at: sql`coalesce(first_answered_at, ${at})`,
      status: sql`case when seen.status in ('new', 'in_progress') then 'contacted' else seen.status end`,
    })
    .whereRef('proposal.id', '=', 'seen.id')
    .where('proposal.id', '=', proposalId)
    .returning(['seen.status as before', 'proposal.status as after'])
    .executeTakeFirstOrThrow();
  if (before === after) return;
  await db
    .insertInto('proposal_entries')
    .values({ proposal_id: proposalId, at, staff_id: staffId, kind: 'status', before, after })
    .execute();
}
