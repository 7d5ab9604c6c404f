import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type BoundedCount, mostCounted, toBounded } from './search-plan.ts';

/** How many rows of a table each view has, in one statement: exact to a thousand each. */
export async function countViews<View extends string>(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  table: string,
  views: readonly View[],
  isInView: (view: View) => RawBuilder<boolean>,
): Promise<Record<View, BoundedCount>> {
  const countOf = (view: View) => countUpTo(mostCounted + 1, table, isInView(view));
  const [counted] = await readAsActor(db, actor, (db) =>
    db.selectNoFrom(sql<number[]>`array[${sql.join(views.map(countOf))}]`.as('counts')),
  );
  if (!counted) throw new Error('A statement that counts has one row');
  const counts = views.map((view, place) => [view, toBounded(counted.counts[place] ?? 0)]);
  return Object.fromEntries(counts) as Record<View, BoundedCount>;
}

/** How many rows of a table are so, as an integer; of more than `most`, that many. */
export const countUpTo = (most: number, table: string, condition: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::int from (
    select 1 from ${sql.ref(table)} where ${condition} limit ${most}) as hits)`;
