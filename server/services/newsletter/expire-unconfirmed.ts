import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

const waits = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes the addresses that never confirmed: nobody agreed that we keep them. One that had left the newsletter before
 * has left it still. Resolves with how many.
 */
export async function expireUnconfirmed(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
): Promise<number> {
  const until = new Date(+now() - waits);
  await db.service
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', asked_consent: null })
    .where('status', '=', 'pending')
    .where('unsubscribed_at', 'is not', null)
    .where('asked_at', '<', until)
    .execute();
  const { numDeletedRows } = await db.service
    .deleteFrom('newsletter_subscribers')
    .where('status', '=', 'pending')
    .where('asked_at', '<', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
