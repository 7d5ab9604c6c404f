import { requestClock } from '#packages/legal-requests/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { auditEntry, recordEntry } from './request-history.ts';

const day = 24 * 60 * 60 * 1000;
/** No two months are shorter. */
const soonest = 59 * day;

/**
 * Gives up the requests that nobody completed within two months, and tells their people that they may file another.
 * Resolves with how many.
 */
export async function abandonRequests(
  { db, now, legalRequests }: Pick<AppServices, 'db' | 'now' | 'legalRequests'>,
  actor: SystemActor,
): Promise<number> {
  const waiting = await db.service
    .selectFrom('legal_requests')
    .select(['id', 'status', 'due_on as dueOn', 'asked_at as askedAt'])
    .where('status', '=', 'waiting')
    .where('asked_at', '<', new Date(+now() - soonest))
    .orderBy('asked_at')
    .execute();
  let abandoned = 0;
  for (const { id, askedAt, ...facts } of waiting) {
    const clock = requestClock({ ...facts, askedAt }, now());
    if (clock.state !== 'paused' || !clock.isAbandoned) continue;
    await db.service.transaction().execute(async (db) => {
      const request = await db
        .updateTable('legal_requests')
        .set({ status: 'abandoned', asked_at: null })
        .where('id', '=', id)
        .where('asked_at', '=', askedAt)
        .returning(['id', 'radicado', 'kind', 'name', 'email', 'due_on as dueOn'])
        .executeTakeFirst();
      if (!request) return;
      const kind = 'abandoned';
      const entryId = await recordEntry({ db, now }, { requestId: id, kind, body: null });
      await auditEntry({ db, now }, actor, { requestId: id, kind });
      await legalRequests.mails.abandoned(request, { entryId }, db);
      abandoned += 1;
    });
  }
  return abandoned;
}
