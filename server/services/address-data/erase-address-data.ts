import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { auditEntry, recordEntry } from '../pqr/request-history.ts';
import type { RequestId } from '../pqr/request-id.ts';
import { type AddressCounts, areSame } from './address-counts.ts';
import { checkedAddressOf, isOf } from './address-of.ts';

/**
 * Erases what stands under the address of a request without an account: messages and proposals with all that belongs to
 * them, their demos, and the newsletter. Requests stay, and so does an account with what is in it. Either all of it goes or
 * nothing does: rejects with `address-data.changed` where it is not what was `seen`, with `address-data.unchecked`,
 * `address-data.no-address` and `pqr.gone`.
 */
export async function eraseAddressData(
  { db, jobs, now }: Pick<AppServices, 'db' | 'jobs' | 'now'>,
  actor: StaffActor,
  { requestId, seen }: { requestId: RequestId; seen: AddressCounts },
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const { email } = await checkedAddressOf(db, requestId);
    const contacts = await db
      .deleteFrom('contacts')
      .where('id', 'in', (query) => query.selectFrom('contacts').select('id').where(isOf(email)))
      .returning('id')
      .execute();
    const proposals = await db
      .deleteFrom('contact_submissions')
      .where('id', 'in', (query) =>
        query.selectFrom('contact_submissions').select('id').where(isOf(email)),
      )
      .returning('demo_file_url as demo')
      .execute();
    const demos = proposals.flatMap(({ demo }) => demo ?? []);
    await asServiceWithin(db, actor, async () => {
      const newsletter = await db
        .deleteFrom('newsletter_subscribers')
        .where('email', '=', email)
        .returning('id')
        .execute();
      const erased = {
        contacts: contacts.length,
        proposals: proposals.length,
        demos: demos.length,
        newsletter: newsletter.length,
      };
      if (!areSame(erased, seen)) throw new AppError('address-data.changed');
      const objects = demos.map((path) => ({ bucket: 'demos' as const, path }));
      if (objects.length > 0) await jobs.send('delete-objects', { objects }, db);
      await recordEntry({ db, now }, { requestId, kind: 'erased', body: null });
      await auditEntry({ db, now }, actor, { requestId, kind: 'erased', after: erased });
    });
  });
}
