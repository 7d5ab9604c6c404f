import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { unlessGone } from '../unless-gone.ts';
import type { ContactId } from './contact-id.ts';

/**
 * Makes a new proposal of a message from the home page, once: whoever comes second gets the one that is there. It keeps
 * the hour at which the message came, from which the answer is due, and the consent. Rejects with `contact.gone`.
 */
export async function passToProposals(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  contactId: ContactId,
): Promise<{ proposalId: string; isNew: boolean }> {
  const passing = asActor(db, actor, async (db) => {
    const passed = await db
      .insertInto('contact_submissions')
      .columns([
        'id',
        'contact_id',
        'name',
        'email',
        'phone',
        'service',
        'message',
        'created_at',
        'page',
        'consent',
        'copy_failure',
      ])
      .expression((db) =>
        db
          .selectFrom('contacts')
          .select(({ val }) => [
            val(randomUUID()).$castTo<string>().as('new_id'),
            'id',
            'name',
            'email',
            'phone',
            'service',
            'message',
            'created_at',
            'page',
            'consent',
            'copy_failure',
          ])
          .where('id', '=', contactId),
      )
      .onConflict((conflict) => conflict.column('contact_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (passed) {
      await asServiceWithin(db, actor, async () => {
        await recordAudit({ db, now }, actor, {
          action: 'pass-contact',
          subject: { kind: 'contact', id: contactId, after: { proposal: passed.id } },
        });
      });
      return { proposalId: passed.id, isNew: true };
    }
    const there = await db
      .selectFrom('contact_submissions')
      .select('id')
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    if (!there) throw new AppError('contact.gone');
    return { proposalId: there.id, isNew: false };
  });
  return unlessGone('contact.gone', passing);
}
