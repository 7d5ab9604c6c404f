import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from './keyset.ts';

/** What a list is sorted by, before its id. */
export type Sorting = {
  columns: readonly RawBuilder<unknown>[];
  /** Their values as one text, which texts are one, and what such a text stands for. */
  key: RawBuilder<string>;
  isKey: RegExp;
  values: (key: string) => RawBuilder<unknown>;
  isDescending: boolean;
};

/** By the time in a column, which is named with its table. */
export const byTime = (column: `${string}.${string}`) => {
  const time = sql.ref(column);
  return {
    columns: [time],
    key: sql<string>`(extract(epoch from ${time}) * 1000000)::bigint::text`,
    isKey: /^\d{1,16}$/,
    values: (key: string) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
  };
};

/** A place of another order is none in this one. */
export const placeIn = ({ isKey }: Sorting, at: Cursor | null): Cursor | null =>
  at && isKey.test(at.key) ? at : null;

/** The conditions of the rows on one side of a place, if there is one, and their order: the nearest first. */
export function sideOf(
  { columns, values, isDescending }: Sorting,
  id: RawBuilder<unknown>,
  at: Cursor | null,
): { conditions: RawBuilder<boolean>[]; order: RawBuilder<unknown> } {
  const goesDown = isDescending !== (at?.side === 'before');
  const all = [...columns, id];
  const direction = goesDown ? sql`desc` : sql`asc`;
  const order = sql.join(all.map((column) => sql`${column} ${direction}`));
  if (!at) return { conditions: [], order };
  const beyond = goesDown ? sql`<` : sql`>`;
  const place = sql`${values(at.key)}, ${at.id}::uuid`;
  return { conditions: [sql<boolean>`(${sql.join(all)}) ${beyond} (${place})`], order };
}
