import { sql } from 'kysely';
import { bogotaDate, bogotaMidnight } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';

/** How many messages came since midnight in Bogotá, and in the last 7 and 30 days. */
export type ContactCounts = { today: number; week: number; month: number };

const day = 24 * 60 * 60 * 1000;

export async function countContacts(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): Promise<ContactCounts> {
  const at = now();
  const daysAgo = (days: number) => new Date(+at - days * day);
  const since = (moment: Date) => sql<number>`count(*) filter (where created_at >= ${moment})`;
  const [counts] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('contacts')
      .select([
        since(bogotaMidnight(bogotaDate(at))).as('today'),
        since(daysAgo(7)).as('week'),
        since(daysAgo(30)).as('month'),
      ])
      .where('created_at', '>=', daysAgo(30)),
  );
  if (!counts) throw new Error('A statement that counts has one row');
  return counts;
}
