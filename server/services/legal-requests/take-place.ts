import { type Kysely, sql } from 'kysely';
import { radicadoYear, toRadicado } from '#packages/legal-requests/src/index.ts';
import type { DB } from '#server/database/schema.ts';

/** Where a new request stands: the radicado that is its own, or the id of the same request that is here already. */
type Place = { radicado: string } | { sameAs: string };

type NewPlace = {
  id: string;
  digest: string | null;
  filedAt: Date;
  /** The order that somebody withdraws from. */
  withdrawsFrom?: string | null;
};

/** The condition that a request is of somebody who withdraws, and was not closed without the money. */
export const isWithdrawal = sql<boolean>`legal_requests.kind = 'withdrawal' and legal_requests.status not in ('closed', 'abandoned')`;

/**
 * Takes the next radicado of the year. `db` is the transaction that keeps the request, with the rights of the service: it
 * holds the year's counter until it ends, and one that fails gives its number back. So none is missing and none is there
 * twice. A request that was posted twice takes no second one: it has the same id, or the same digest.
 */
export async function takePlace(
  db: Kysely<DB>,
  { id, digest, filedAt, withdrawsFrom = null }: NewPlace,
): Promise<Place> {
  const year = radicadoYear(filedAt);
  await db
    .insertInto('legal_request_counters')
    .values({ year })
    .onConflict((conflict) => conflict.column('year').doNothing())
    .execute();
  await db
    .selectFrom('legal_request_counters')
    .select('last')
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const same = await db
    .selectFrom('legal_requests')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        eb('id', '=', id),
        eb('digest', '=', digest),
        and([eb('order_id', '=', withdrawsFrom), isWithdrawal]),
      ]),
    )
    .executeTakeFirst();
  if (same) return { sameAs: same.id };
  const { last } = await db
    .insertInto('legal_request_counters')
    .values({ year })
    .onConflict((conflict) =>
      conflict
        .column('year')
        .doUpdateSet(({ eb }) => ({ last: eb('legal_request_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { radicado: toRadicado(year, last) };
}
