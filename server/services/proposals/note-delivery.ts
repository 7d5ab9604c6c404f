import type { SystemActor } from '#server/actor.ts';
import type { MailSubject } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { markContacted } from './mark-contacted.ts';

/** What became of a mail: the server took it, refused it for good, or did not take it in all of its tries. */
export type Delivery = { about: MailSubject; outcome: 'delivered' | 'refused' | 'given-up' };

/**
 * Notes what became of a mail to who wrote. The first reply that is delivered stops the clock of the first answer, and
 * whoever waits is contacted from then on; one that was not leaves everything as it was.
 */
export async function noteDelivery(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
  { about: { kind, id }, outcome }: Delivery,
): Promise<void> {
  const at = now();
  const isDelivered = outcome === 'delivered';
  const failure = isDelivered ? null : outcome;
  await db.service.transaction().execute(async (db) => {
    if (kind === 'copy') {
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
      return;
    }
    const reply = await db
      .updateTable('proposal_replies')
      .set({ delivered_at: isDelivered ? at : null, failure })
      .where('id', '=', id)
      .where('delivered_at', 'is', null)
      .returning(['proposal_id as proposalId', 'staff_id as staffId'])
      .executeTakeFirst();
    if (reply && isDelivered) await markContacted(db, { ...reply, at });
  });
}
