import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';

/** How many suspended people wait for a review. */
export async function countReviews(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
): Promise<number> {
  const [row] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('users')
      .select(sql<number>`count(*)`.as('count'))
      .where('review_asked_at', 'is not', null),
  );
  return row?.count ?? 0;
}
