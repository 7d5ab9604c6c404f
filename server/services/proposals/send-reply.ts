import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { readThread } from './read-thread.ts';

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
    const { threadId, before } = await readThread(db, {
      proposalId,
      contactId: proposal.contactId,
    });
    const writer = await db
      .selectFrom('users')
      .select('display_name as name')
      .where('id', '=', staffId)
      .executeTakeFirst();
    await proposals.mails.reply(
      {
        id: replyId,
        to: proposal.email,
        threadId,
        before: before.filter((id) => id !== replyId),
        body,
        staffName: writer?.name ?? 'El equipo',
        message: proposal.message,
      },
      db,
    );
  });
}
