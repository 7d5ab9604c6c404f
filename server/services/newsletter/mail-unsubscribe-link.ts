import type { AnonymousActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/**
 * Mails the way out of the newsletter to an address that has lost its own. Whether it is on the list is not said: then
 * it gets no mail.
 */
export async function mailUnsubscribeLink(
  { db, limits, newsletter }: Pick<AppServices, 'db' | 'limits' | 'newsletter'>,
  { ip }: AnonymousActor,
  { email }: { email: string },
): Promise<void> {
  await limits.consume('mailIp', ip);
  await limits.consume('mailAddress', `${email.toLowerCase()} leave`);
  await db.service.transaction().execute(async (db) => {
    const subscriber = await db
      .selectFrom('newsletter_subscribers')
      .select(['id', 'email'])
      .where('email', '=', email)
      .where('status', '=', 'confirmed')
      .executeTakeFirst();
    if (subscriber) await newsletter.mails.askedToLeave(subscriber, db);
  });
}
