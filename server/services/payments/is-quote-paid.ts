import type { AnonymousActor } from '#server/actor.ts';
import { readAsService } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';

/** Whether somebody paid this quote. Whoever has its link may know that much, and not who. */
export async function isQuotePaid(
  { db }: Pick<AppServices, 'db'>,
  _actor: AnonymousActor,
  { quoteId }: { quoteId: string },
): Promise<boolean> {
  const rows = await readAsService(db, (db) =>
    db
      .selectFrom('orders')
      .select('id')
      .where('quote_id', '=', quoteId)
      .where('status', '=', 'paid')
      .limit(1),
  );
  return rows.length > 0;
}
