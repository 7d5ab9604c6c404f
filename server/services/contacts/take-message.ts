import { contactConsent } from '#content/data-consent.ts';
import type { Contact, QuickContact, WantedService } from '#packages/contact/src/index.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { consentOf, type Visitor } from './consent.ts';
import { messageDigest } from './message-digest.ts';

type Message = Omit<Contact, 'service'> & { service: WantedService | 'quick-contact' };

/** The short form of a service's page: a proposal without telephone, filed under a service of its own. */
export const quickProposal = (quick: QuickContact): Message => ({
  ...quick,
  phone: null,
  service: 'quick-contact',
});

/**
 * Keeps what somebody wrote to the studio: in `contacts` from the home page, in `contact_submissions` from elsewhere.
 * What a program filled in is thrown away, and the program is told what a person would be told.
 */
export async function takeMessage(
  { db, limits }: Pick<AppServices, 'db' | 'limits'>,
  visitor: Visitor,
  table: 'contacts' | 'contact_submissions',
  { name, email, phone, service, message, website }: Message,
  { now = new Date(), demo }: { now?: Date; demo?: { path: string; sha256: string } } = {},
): Promise<void> {
  await limits.spend('messageIp', visitor.ip);
  if (website !== '') return;
  await limits.spend('messageAddress', email.toLowerCase());
  const row = {
    name,
    email,
    phone,
    service,
    message,
    consent: JSON.stringify(consentOf(contactConsent, visitor, now)),
    digest: messageDigest([name, email, phone, service, message, demo?.sha256 ?? null], now),
  };
  const values = demo ? { ...row, demo_file_url: demo.path } : row;
  await asActor(db.actors, { kind: 'anonymous' }, (db) =>
    db
      .insertInto(table)
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
