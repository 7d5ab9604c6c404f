import type { Kysely } from 'kysely';
import { addBusinessDays, bogotaDate } from '#packages/business-days/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { hasStatus } from './request-views.ts';

/** Working days before its last one from which a request is due soon. */
const soonDays = 3;

/** How many requests are late, have their last day today, and have it soon. */
export type DueCounts = { late: number; today: number; soon: number };

/** Counts the requests that the staff has to answer now, in all of the installation. */
export const countDueRequests = (
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
): Promise<DueCounts> => countDue(db.service, bogotaDate(now()));

export const countDue = (db: Kysely<DB>, today: string): Promise<DueCounts> =>
  db
    .selectFrom('legal_requests')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('due_on', '<', today).as('late'),
      fn.countAll<number>().filterWhere('due_on', '=', today).as('today'),
      fn.countAll<number>().filterWhere('due_on', '>', today).as('soon'),
    ])
    .where(hasStatus('open'))
    .where('due_on', '<=', dueUntil(today))
    .executeTakeFirstOrThrow();

/** The last day of what is due soon. */
export const dueUntil = (today: string): string => addBusinessDays(today, soonDays);
