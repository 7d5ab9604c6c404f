import type { AnonymousActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { awaitsConfirmation } from './follow-links.ts';
import { maskAddress } from '../mask-address.ts';
import type { NewsletterLink } from './newsletter-mails.ts';

type Services = Pick<AppServices, 'db' | 'newsletter' | 'now'>;

/** What a page says of the link that led to it; `done` when what it asks is so already. */
export type ReadLink = { email: string; done: boolean };

/** Reads a link that asks to join, and changes nothing; null when it is cut, too old, or its address is deleted. */
export async function readConfirmLink(
  services: Services,
  _actor: AnonymousActor,
  token: string,
): Promise<ReadLink | null> {
  const subscriber = await subscriberOf(services, 'confirm', token);
  if (!subscriber) return null;
  const done = subscriber.status === 'confirmed';
  const email = maskAddress(subscriber.email);
  return done || awaitsConfirmation(subscriber, services.now()) ? { email, done } : null;
}

/** Reads a link that asks to leave, and changes nothing; null when it is cut, or its address is deleted. */
export async function readUnsubscribeLink(
  services: Services,
  _actor: AnonymousActor,
  token: string,
): Promise<ReadLink | null> {
  const subscriber = await subscriberOf(services, 'leave', token);
  if (!subscriber) return null;
  return { email: maskAddress(subscriber.email), done: subscriber.status === 'unsubscribed' };
}

async function subscriberOf({ db, newsletter }: Services, purpose: NewsletterLink, token: string) {
  const id = newsletter.mails.subscriberOf(purpose, token);
  if (id === null) return undefined;
  return db.service
    .selectFrom('newsletter_subscribers')
    .select(['email', 'status', 'asked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
