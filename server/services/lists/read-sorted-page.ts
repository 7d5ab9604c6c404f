import type { SelectQueryBuilder } from 'kysely';
import { type Page, readCursor, readPage } from './keyset.ts';
import { placeIn, sideOf, type Sorting } from './sorting.ts';

type Asked<Tables, From extends keyof Tables, Row> = {
  query: SelectQueryBuilder<Tables, From, Row>;
  sorting: Sorting;
  /** As a page before named it. */
  cursor: string | null;
  /** How many rows a page has. */
  size: number;
};

/** One page of the rows of a query, in an order and from a place on. */
export async function readSortedPage<
  Tables,
  From extends keyof Tables,
  Row extends { id: string },
>({ query, sorting, cursor, size }: Asked<Tables, From, Row>): Promise<Page<Row>> {
  const place = placeIn(sorting, readCursor(cursor));
  const page = await readPage(place, size, (at, limit) => {
    const { condition, order } = sideOf(sorting, at);
    return query
      .select(sorting.key.as('key'))
      .$castTo<Row & { key: string }>()
      .where(condition)
      .orderBy(order)
      .limit(limit)
      .execute();
  });
  const rows = page.rows.map((row) => {
    const { key: _, ...rest } = row;
    return rest as unknown as Row;
  });
  return { ...page, rows };
}
