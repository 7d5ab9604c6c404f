import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/**
 * Mails a reply, once, unless it was taken back: it is sent when its mail is in the queue, and an answer when the mail
 * server took it.
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
      .where('failure', 'is', null)
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
  });
}
