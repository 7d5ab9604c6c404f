import { AppError } from '#server/app-error.ts';
import type { AnonymousActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

type Services = Pick<AppServices, 'db' | 'newsletter' | 'now'>;

const linkLife = 7 * 24 * 60 * 60 * 1000;

/** Puts the address that was mailed this link on the list, and welcomes it; once more, nothing happens. */
export async function confirmSubscription(
  { db, newsletter, now }: Services,
  _actor: AnonymousActor,
  token: string,
): Promise<void> {
  const id = newsletter.mails.subscriberOf('confirm', token);
  if (id === null) throw new AppError('newsletter.link-invalid');
  await db.service.transaction().execute(async (db) => {
    const subscriber = await db
      .selectFrom('newsletter_subscribers')
      .select(['id', 'email', 'status', 'asked_at', 'consent', 'asked_consent'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (subscriber?.status === 'confirmed') return;
    if (!subscriber || !awaitsConfirmation(subscriber, now()))
      throw new AppError('newsletter.link-invalid');
    await db
      .updateTable('newsletter_subscribers')
      .set({
        status: 'confirmed',
        consent: JSON.stringify(subscriber.asked_consent ?? subscriber.consent),
        asked_consent: null,
        confirmed_at: now(),
        unsubscribed_at: null,
      })
      .where('id', '=', id)
      .execute();
    await newsletter.mails.welcome(subscriber, db);
  });
}

/** Whether the last link that this address was mailed is still good. */
export const awaitsConfirmation = (
  subscriber: { status: string; asked_at: Date },
  now: Date,
): boolean => subscriber.status === 'pending' && +now - +subscriber.asked_at <= linkLife;

/** Takes the address that was mailed this link off the list; once more, nothing happens. */
export async function unsubscribe(
  { db, newsletter, now }: Services,
  _actor: AnonymousActor,
  token: string,
): Promise<void> {
  const id = newsletter.mails.subscriberOf('leave', token);
  if (id === null) throw new AppError('newsletter.leave-invalid');
  await db.service
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: now() })
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .execute();
}
