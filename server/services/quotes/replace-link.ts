import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { newHashedToken } from '../hashed-token.ts';
import { mailLink } from './mail-link.ts';
import type { QuoteId } from './quote-id.ts';

/**
 * Makes another link to a quote that was sent, mails it to the client and returns it; the one before opens nothing any
 * more. `seen` is how many there were. Of two at once one does; the other rejects with `quote.relinked`. Rejects with
 * `quote.gone`, also of a draft.
 */
export async function replaceLink(
  { db, now, quotes }: Pick<AppServices, 'db' | 'now' | 'quotes'>,
  actor: StaffActor,
  { quoteId, seen }: { quoteId: QuoteId; seen: number },
): Promise<string> {
  const { token, token_hash } = newHashedToken();
  await asActor(db, actor, (db) =>
    // Of what is decided the staff itself changes nothing, and the database holds them to it.
    asServiceWithin(db, actor, async () => {
      const { numUpdatedRows } = await db
        .updateTable('quotes')
        .set({ token_hash, link_count: seen + 1 })
        .where('id', '=', quoteId)
        .where('status', '<>', 'draft')
        .where('link_count', '=', seen)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const there = db.selectFrom('quotes').select('id').where('id', '=', quoteId);
        const sent = await there.where('status', '<>', 'draft').executeTakeFirst();
        throw new AppError(sent ? 'quote.relinked' : 'quote.gone');
      }
      await recordAudit({ db, now }, actor, {
        action: 'relink-quote',
        subject: { kind: 'quote', id: quoteId, after: { links: seen + 1 } },
      });
      await mailLink({ db, quotes }, { quoteId, token });
    }),
  );
  return quotes.mails.addressOf(token);
}
