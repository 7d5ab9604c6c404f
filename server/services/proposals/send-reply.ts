import type { StaffActor, SystemActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { readThread } from './read-thread.ts';

type Services = Pick<AppServices, 'db' | 'now' | 'proposals'>;

/**
 * Mails a reply, once, unless it was taken back: it is sent when its mail is in the queue, and an answer when the mail
 * server took it.
 */
export async function sendReply(
  services: Services,
  _actor: SystemActor,
  { replyId }: { replyId: string },
): Promise<void> {
  await mailOnce(services, replyId);
}

/** The same for one of the staff, where the job of a reply never came. Rejects with `reply.settled` when it waits no more. */
export async function sendReplyNow(
  services: Services,
  _actor: StaffActor,
  { replyId }: { replyId: string },
): Promise<void> {
  if (!(await mailOnce(services, replyId))) throw new AppError('reply.settled');
}

/** Whether it was this call that sent it. */
const mailOnce = ({ db, now, proposals }: Services, replyId: string): Promise<boolean> =>
  db.service.transaction().execute(async (db) => {
    const reply = await db
      .updateTable('proposal_replies')
      .set({ sent_at: now() })
      .where('id', '=', replyId)
      .where('sent_at', 'is', null)
      .where('undone_at', 'is', null)
      .returning(['proposal_id as proposalId', 'staff_id as staffId', 'body'])
      .executeTakeFirst();
    if (!reply) return false;
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
    return true;
  });
