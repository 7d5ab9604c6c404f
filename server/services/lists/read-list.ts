import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { Page } from './keyset.ts';
import { matches, type SearchedTable } from './matches.ts';
import { readSortedPage } from './read-sorted-page.ts';
import { isSearchCut } from './search-patterns.ts';
import { type BoundedCount, countAndRead } from './search-plan.ts';
import type { Sorting } from './sorting.ts';

/** How many rows a page of a staff's list has. */
export const rowsPerPage = 25;

/** What somebody wants to see of a list. */
export type ListQuery<View extends string> = {
  /** Which rows, or in which order. */
  view: View;
  /** Words that each row has. */
  search: string;
  /** The place where the page begins, as a page before named it. */
  cursor: string | null;
};

/** One page of a list, and how many rows there are like that on all of them. */
export type ListPage<Row> = Page<Row> & {
  count: BoundedCount;
  /** More words were typed than are looked for. */
  isSearchCut: boolean;
};

type Asked<Tables, From extends keyof Tables, Row> = {
  table: SearchedTable;
  query: SelectQueryBuilder<Tables, From, Row>;
  /** The part of the table that is shown, which has an index in the order of the list; without one, all of it. */
  part?: RawBuilder<boolean> | undefined;
  /** What else the rows are, and no index knows. */
  condition?: RawBuilder<boolean> | undefined;
  /** What else rows are found by, where something was typed. */
  named?: RawBuilder<boolean> | null;
  sorting: Sorting;
} & Omit<ListQuery<string>, 'view'>;

/** Reads a page of a table whose rows are found by words. */
export async function readList<Tables, From extends keyof Tables, Row extends { id: string }>(
  db: ActorDb,
  { table, query, part, condition, named, sorting, search, cursor }: Asked<Tables, From, Row>,
): Promise<ListPage<Row>> {
  const words = matches(table, search);
  const found = words && named ? sql<boolean>`(${words} or ${named})` : words;
  const { page, count } = await countAndRead(db, {
    table,
    part,
    condition: condition && found ? sql<boolean>`${condition} and ${found}` : (condition ?? found),
    size: rowsPerPage,
    readPage: (fits) => {
      const conditions = [part, fits].filter((one) => one !== undefined && one !== null);
      const rows = query.where(({ and }) => and(conditions));
      return readSortedPage({ query: rows, sorting, cursor, size: rowsPerPage });
    },
  });
  return { ...page, count, isSearchCut: isSearchCut(search) };
}
