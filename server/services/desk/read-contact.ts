import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ContactId } from './contact-id.ts';
import type { ContactSummary } from './list-contacts.ts';

export type Contact = ContactSummary & {
  message: string;
  /** The path of the page that they wrote from. */
  page: string | null;
  /** Why its writer got no copy of it. */
  copyFailure: string | null;
};

/** One message from the home page; rejects with `contact.gone`. */
export async function readContact(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  contactId: ContactId,
): Promise<Contact> {
  const [contact] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('contacts')
      .leftJoin('contact_submissions as proposal', 'proposal.contact_id', 'contacts.id')
      .select([
        'contacts.id',
        'contacts.name',
        'contacts.email',
        'contacts.phone',
        'contacts.service',
        'contacts.message',
        'contacts.page',
        'contacts.created_at as createdAt',
        'contacts.copy_failure as copyFailure',
        'proposal.id as proposalId',
      ])
      .where('contacts.id', '=', contactId),
  );
  if (!contact) throw new AppError('contact.gone');
  return contact;
}
