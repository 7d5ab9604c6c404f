import type { SystemActor } from '#server/actor.ts';
import type { MailOutcome } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { markContacted } from './mark-contacted.ts';

type Services = Pick<AppServices, 'db' | 'now'>;

/**
 * Notes what became of the mail with a reply. The first that is delivered stops the clock of the first answer, and whoever
 * waits is contacted from then on; one that was not leaves everything as it was.
 */
export async function noteReplyDelivery(
  { db, now }: Services,
  _actor: SystemActor,
  { id, outcome }: { id: string; outcome: MailOutcome },
): Promise<void> {
  const at = now();
  const isDelivered = outcome === 'delivered';
  await db.service.transaction().execute(async (db) => {
    const reply = await db
      .updateTable('proposal_replies')
      .set({ delivered_at: isDelivered ? at : null, failure: isDelivered ? null : outcome })
      .where('id', '=', id)
      .where('delivered_at', 'is', null)
      .returning(['proposal_id as proposalId', 'staff_id as staffId'])
      .executeTakeFirst();
    if (reply && isDelivered) await markContacted(db, { ...reply, at });
  });
}

/** Notes what became of the copy that somebody got of their message. */
export async function noteCopyDelivery(
  { db }: Pick<AppServices, 'db'>,
  _actor: SystemActor,
  { id, outcome }: { id: string; outcome: MailOutcome },
): Promise<void> {
  const failure = outcome === 'delivered' ? null : outcome;
  await db.service.transaction().execute(async (db) => {
    await db
      .updateTable('contacts')
      .set({ copy_failure: failure })
      .where('id', '=', id)
      .where('copy_failure', 'is distinct from', failure)
      .execute();
    // A message that became a proposal meanwhile is there, too.
    await db
      .updateTable('contact_submissions')
      .set({ copy_failure: failure })
      .where('id', 'in', (db) =>
        db
          .selectFrom('contact_submissions')
          .select('id')
          .where(({ or, eb }) => or([eb('id', '=', id), eb('contact_id', '=', id)])),
      )
      .where('copy_failure', 'is distinct from', failure)
      .execute();
  });
}
