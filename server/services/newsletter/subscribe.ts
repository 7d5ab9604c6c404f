import { newsletterConsent } from '#content/data-consent.ts';
import type { Newsletter } from '#packages/contact/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { consentOf } from '../contacts/consent.ts';

/**
 * Asks the address by mail whether it wants the newsletter. One that is on the list already hears so by mail too: the page
 * says the same to everybody, and whoever waits for a mail gets one.
 */
export async function subscribe(
  { db, limits, newsletter, now }: Pick<AppServices, 'db' | 'limits' | 'newsletter' | 'now'>,
  actor: AnonymousActor,
  { email, website }: Newsletter,
): Promise<void> {
  await limits.consume('mailIp', actor.ip);
  if (website !== '') return;
  await limits.consume('mailAddress', `${email.toLowerCase()} newsletter`);
  const askedAt = now();
  const consent = JSON.stringify(consentOf(newsletterConsent, actor, askedAt));
  await db.service.transaction().execute(async (db) => {
    const subscriber = await db
      .insertInto('newsletter_subscribers')
      .values({ email, consent, asked_at: askedAt })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ status: 'pending', asked_consent: consent, asked_at: askedAt })
          .where('newsletter_subscribers.status', '!=', 'confirmed'),
      )
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (subscriber) return newsletter.mails.askedToConfirm(subscriber, db);
    const subscribed = await db
      .selectFrom('newsletter_subscribers')
      .select(['id', 'email'])
      .where('email', '=', email)
      .where('status', '=', 'confirmed')
      .executeTakeFirst();
    if (subscribed) await newsletter.mails.alreadySubscribed(subscribed, db);
  });
}
