import type { StaffActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { QuoteId } from './quote-id.ts';
import { whyUnchanged } from './why-unchanged.ts';

/** Deletes a draft of the revision that was seen. Rejects with `quote.changed`, `quote.not-draft` and `quote.gone`. */
export async function deleteDraft(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { quoteId, revision }: { quoteId: QuoteId; revision: number },
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('quotes')
      .where('id', '=', quoteId)
      .where('status', '=', 'draft')
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw await whyUnchanged(db, quoteId);
    await asServiceWithin(db, actor, () =>
      recordAudit({ db, now }, actor, {
        action: 'delete-quote',
        subject: { kind: 'quote', id: quoteId },
      }),
    );
  });
}
