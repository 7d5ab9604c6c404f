import type { StaffActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import type { ContactId } from './contact-id.ts';

/** Deletes a message from the home page for good; a proposal that was made of it stays. What is gone already is done. */
export async function deleteContact(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  contactId: ContactId,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('contacts')
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await asServiceWithin(db, actor, () =>
      recordAudit({ db, now }, actor, {
        action: 'delete-contact',
        subject: { kind: 'contact', id: contactId },
      }),
    );
  });
}
