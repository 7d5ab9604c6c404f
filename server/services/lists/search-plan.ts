import { type RawBuilder, sql } from 'kysely';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { SearchedTable } from './matches.ts';

/**
 * How PostgreSQL finds the rows that fit: it walks through the list in its order until it has met enough of them, or
 * looks all of them up and sorts them. It cannot choose by itself: row-level security hides from the planner how often a
 * word occurs (`like` is not leakproof).
 */
type Plan = 'walk' | 'look-up';

const settings = {
  walk: { bitmapscan: 'off', seqscan: 'off', sort: 'off' },
  'look-up': { bitmapscan: 'on', seqscan: 'off', sort: 'on' },
} as const satisfies Record<Plan, Record<string, 'on' | 'off'>>;

/** For the statements of this transaction that follow. Each ends within milliseconds, which is what starting helpers costs. */
async function usePlan(db: ActorDb, plan: Plan): Promise<void> {
  const { bitmapscan, seqscan, sort } = settings[plan];
  await sql`select set_config('enable_bitmapscan', ${bitmapscan}, true),
    set_config('enable_seqscan', ${seqscan}, true), set_config('enable_sort', ${sort}, true),
    set_config('enable_indexscan', ${plan === 'walk' ? 'on' : 'off'}, true),
    set_config('max_parallel_workers_per_gather', '0', true)`.execute(db);
}

/** Exact to a thousand; beyond it nobody reads the number, and counting costs. */
export type BoundedCount = { count: number; isMore: boolean };

export const mostCounted = 1000;
/** So many of the newest say how often a word occurs. */
const sampled = 10_000;
/** From there on a walk meets a thousand sooner than they are looked up. */
const walkedFrom = sampled / 50;

type Asked<Rows> = {
  table: SearchedTable;
  /** The part of the table that the list shows, where that is a part; an index has it in the order of the list. */
  part?: RawBuilder<boolean> | undefined;
  /** What the rows are besides, such as that they have words; null for all rows. */
  condition: RawBuilder<boolean> | null;
  /** How many rows a page has. */
  size: number;
  /** Reads the page of the rows that are so. */
  readPage: (condition: RawBuilder<boolean> | null) => Promise<Rows>;
};

/** Counts the rows that fit, and reads one page of them, each in the way that is quick for as many as there are. */
export async function countAndRead<Rows>(
  db: ActorDb,
  { table, part, condition, size, readPage }: Asked<Rows>,
): Promise<{ count: BoundedCount; page: Rows }> {
  await usePlan(db, 'walk');
  const words = condition ?? sql<boolean>`true`;
  const fits = part ? sql<boolean>`${part} and ${words}` : words;
  const hits = condition ? await countOf(db, table, fits, sampled) : sampled;
  const count = async (plan: Plan) => toBounded(await countOf(db, table, fits, plan));
  // A page that walks meets its rows among the newest; looked up, each page costs what counting costs.
  if (hits >= walkedFrom) return { page: await readPage(condition), count: await count('walk') };
  const page = hits > size ? await readPage(condition) : null;
  await usePlan(db, 'look-up');
  if (page) return { page, count: await count('look-up') };
  // Looked up once: the page is read of those that were found.
  const found = await findIds(db, table, fits);
  const among =
    found.length > mostCounted
      ? condition
      : sql<boolean>`${sql.ref(`${table}.id`)} = any(${found}::uuid[])`;
  return { page: await readPage(among), count: toBounded(found.length) };
}

export const toBounded = (count: number): BoundedCount => ({
  count: Math.min(count, mostCounted),
  isMore: count > mostCounted,
});

/** Those that fit, a thousand and one at most. */
async function findIds(
  db: ActorDb,
  table: Asked<unknown>['table'],
  fits: RawBuilder<boolean>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.ref(table)} where ${fits} limit ${mostCounted + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many fit, a thousand and one at most: of so many of the newest, or of all. */
async function countOf(
  db: ActorDb,
  table: Asked<unknown>['table'],
  fits: RawBuilder<boolean>,
  among: number | Plan,
): Promise<number> {
  const list = sql.ref(table);
  const newest = sql`order by created_at desc, id desc`;
  const rows =
    typeof among === 'number'
      ? sql`select 1 from (select * from ${list} ${newest} limit ${among}) as ${list} where ${fits}`
      : sql`select 1 from ${list} where ${fits} ${among === 'walk' ? newest : sql``}`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from (${rows} limit ${mostCounted + 1}) as hits`.execute(db);
  return counted[0]?.count ?? 0;
}
