import { AppError } from '#server/app-error.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { QuoteId } from './quote-id.ts';

/** Why a draft was not changed that should have been: it is as somebody else left it, sent, or gone. */
export async function whyUnchanged(db: ActorDb, quoteId: QuoteId): Promise<AppError> {
  const row = await db
    .selectFrom('quotes')
    .select('status')
    .where('id', '=', quoteId)
    .executeTakeFirst();
  if (!row) return new AppError('quote.gone');
  return new AppError(row.status === 'draft' ? 'quote.changed' : 'quote.not-draft');
}
