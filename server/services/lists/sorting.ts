import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from './keyset.ts';

/** What a list is sorted by, and at last by the id of its rows. */
export type Sorting = {
  id: RawBuilder<unknown>;
  columns: readonly RawBuilder<unknown>[];
  /** Their values as one text, which texts are one, and what such a text stands for. */
  key: RawBuilder<string>;
  isKey: RegExp;
  values: (key: string) => RawBuilder<unknown>;
  isDescending: boolean;
};

/** By a time, the earliest first. */
export function byTime(table: string, column: string): Sorting {
  const time = sql.ref(`${table}.${column}`);
  return {
    id: sql.ref(`${table}.id`),
    columns: [time],
    key: sql<string>`(extract(epoch from ${time}) * 1000000)::bigint::text`,
    isKey: /^\d{1,16}$/,
    values: (key) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
    isDescending: false,
  };
}

export const newestFirst = (table: string, column = 'created_at'): Sorting => ({
  ...byTime(table, column),
  isDescending: true,
});

/** A place of another order is none in this one. */
export const placeIn = ({ isKey }: Sorting, at: Cursor | null): Cursor | null =>
  at && isKey.test(at.key) ? at : null;

/** The condition of the rows on one side of a place, if there is one, and their order: the nearest first. */
export function sideOf(
  { id, columns, values, isDescending }: Sorting,
  at: Cursor | null,
): { condition: RawBuilder<boolean>; order: RawBuilder<unknown> } {
  const goesDown = isDescending !== (at?.side === 'before');
  const all = [...columns, id];
  const direction = goesDown ? sql`desc` : sql`asc`;
  const order = sql.join(all.map((column) => sql`${column} ${direction}`));
  if (!at) return { condition: sql<boolean>`true`, order };
  const beyond = goesDown ? sql`<` : sql`>`;
  const place = sql`${values(at.key)}, ${at.id}::uuid`;
  return { condition: sql<boolean>`(${sql.join(all)}) ${beyond} (${place})`, order };
}
