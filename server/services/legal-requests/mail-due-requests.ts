import type { Kysely } from 'kysely';
import { bogotaDate, isBusinessDay } from '#packages/business-days/src/index.ts';
import { requestClock } from '#packages/legal-requests/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { countDue, dueUntil } from './count-due-requests.ts';
import { hasStatus } from './request-views.ts';

/** The others are counted: they stand in the staff's own pages. */
const mostInOneMail = 40;

/**
 * Mails the staff, once on each working day, the requests that are late or whose last day is near; nothing where there is
 * none. The day is kept with the mail, so that whoever looks again on it finds that done. Resolves with how many there are.
 */
export async function mailDueRequests(
  { db, now, legalRequests }: Pick<AppServices, 'db' | 'now' | 'legalRequests'>,
  _actor: SystemActor,
): Promise<number> {
  const at = now();
  const today = bogotaDate(at);
  if (!isBusinessDay(today)) return 0;
  return db.service.transaction().execute(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('legal_reminders')
      .values({ day: today })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return 0;
    const counts = await countDue(db, today);
    const total = counts.late + counts.today + counts.soon;
    if (total === 0) return 0;
    const requests = (await readDue(db, today)).map(({ status, dueOn, ...request }) => ({
      ...request,
      clock: requestClock({ status, dueOn, askedAt: null }, at),
    }));
    await legalRequests.dueMails.due({ counts, requests }, db);
    return total;
  });
}

/** Those that have waited for longest first. */
const readDue = (db: Kysely<DB>, today: string) =>
  db
    .selectFrom('legal_requests')
    .select(['id', 'radicado', 'kind', 'subject', 'status', 'due_on as dueOn'])
    .where(hasStatus('open'))
    .where('due_on', '<=', dueUntil(today))
    .orderBy('due_on')
    .orderBy('id')
    .limit(mostInOneMail)
    .execute();
