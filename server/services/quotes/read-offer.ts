import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { readAsService } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { hashToken } from '../hashed-token.ts';
import { type Quote, quoteColumns, toQuote } from './quote.ts';

/** A quote as whoever has its link reads it; null where the link opens none. Reading changes nothing: programs do, too. */
export async function readOffer(
  { db, limits, now }: Pick<AppServices, 'db' | 'limits' | 'now'>,
  { ip }: AnonymousActor,
  { token }: { token: string },
): Promise<Quote | null> {
  await limits.consume('quoteReadIp', ip);
  const [row] = await readAsService(db, (db) =>
    db.selectFrom('quotes').select(quoteColumns).where('token_hash', '=', hashToken(token)),
  );
  return row ? toQuote(row, bogotaDate(now())) : null;
}
