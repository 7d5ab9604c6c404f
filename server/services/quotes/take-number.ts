import type { Kysely } from 'kysely';
import { quoteNumber } from '#packages/quote/src/index.ts';
import type { DB } from '#server/database/schema.ts';

/**
 * The next number of the year of a day. `db` is the transaction that uses it, with the rights of the service: until it
 * ends, whoever needs the next one waits, and of one that fails the number is given to them.
 */
export async function takeNumber(db: Kysely<DB>, today: string): Promise<string> {
  const year = today.slice(0, 4);
  const { last } = await db
    .insertInto('quote_numbers')
    .values({ series: year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet(({ eb, ref }) => ({
        last: eb(ref('quote_numbers.last'), '+', 1),
      })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return quoteNumber(Number(year), last);
}
