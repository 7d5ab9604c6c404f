import { sql } from 'kysely';
import { resumedDueDate } from '#packages/legal-requests/src/index.ts';
import type { AnonymousActor, StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { noteArrival } from '../arrivals/note-arrival.ts';
import { changeRequest, type StaffWords } from './change-request.ts';
import { recordEntry } from './request-history.ts';

/**
 * Keeps what the person sent to complete their request, as the staff got it; the term goes on. Rejects with `legal-request.moved`
 * and `legal-request.gone`.
 */
export async function completeByStaff(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { requestId, entryId, body }: StaffWords,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const seen = await db
      .selectFrom('legal_requests')
      .select(['kind', 'due_on as dueOn', 'asked_at as askedAt'])
      .where('id', '=', requestId)
      .executeTakeFirst();
    if (!seen) throw new AppError('legal-request.gone');
    const { kind, dueOn, askedAt } = seen;
    await changeRequest({ db, now }, actor, {
      requestId,
      entry: { id: entryId, kind: 'completed', body },
      from: ['waiting'],
      and: sql<boolean>`asked_at = ${askedAt}`,
      set: {
        status: 'in_progress',
        asked_at: null,
        due_on: askedAt ? resumedDueDate(kind, dueOn, { askedAt, completedAt: now() }) : dueOn,
      },
    });
  });
}

/**
 * Keeps what the person themselves completes on the page of their request, and lets the staff know. Rejects with `legal-request.link-invalid`, and with
 * `legal-request.not-waiting` where nothing is missing any more.
 */
export async function completeByPerson(
  {
    db,
    jobs,
    limits,
    now,
    legalRequests,
  }: Pick<AppServices, 'db' | 'jobs' | 'limits' | 'now' | 'legalRequests'>,
  { ip }: AnonymousActor,
  { token, body }: { token: string; body: string },
): Promise<void> {
  await limits.consume('completionIp', ip);
  const requestId = legalRequests.links.requestOf(token);
  if (requestId === null) throw new AppError('legal-request.link-invalid');
  await db.service.transaction().execute(async (db) => {
    const waiting = await db
      .selectFrom('legal_requests')
      .select(['kind', 'due_on as dueOn', 'asked_at as askedAt'])
      .where('id', '=', requestId)
      .where('status', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst();
    if (!waiting?.askedAt) throw new AppError('legal-request.not-waiting');
    const { kind, dueOn, askedAt } = waiting;
    await db
      .updateTable('legal_requests')
      .set({
        status: 'in_progress',
        asked_at: null,
        due_on: resumedDueDate(kind, dueOn, { askedAt, completedAt: now() }),
      })
      .where('id', '=', requestId)
      .execute();
    const id = await recordEntry({ db, now }, { requestId, kind: 'completed', body });
    await noteArrival({ db, jobs, now }, { kind: 'completion', id });
  });
}
