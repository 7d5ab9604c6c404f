import type { StaffActor, UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { isUuid } from '../is-uuid.ts';
import { readQuotedLines, type Receipt, selectReceipts, toReceipt } from './receipt.ts';

/** The receipt of an order: of one's own, or of anybody's for the staff. Rejects with `receipt.none`. */
export async function readReceipt(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor | StaffActor,
  { orderId }: { orderId: string },
): Promise<Receipt> {
  if (!isUuid(orderId)) throw new AppError('receipt.none');
  return asActor(db, actor, async (db) => {
    const row = await selectReceipts(db)
      .where('orders.id', '=', orderId)
      .$if(actor.kind === 'user', (query) => query.where('orders.user_id', '=', actor.userId))
      .executeTakeFirst();
    if (!row) throw new AppError('receipt.none');
    const lines = await asServiceWithin(db, actor, () => readQuotedLines(db, row.quoteId));
    return toReceipt(row, lines);
  });
}
