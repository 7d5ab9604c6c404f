import { sql } from 'kysely';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { extendedDueDate, openStatuses, requestKinds } from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { changeRequest, type StaffWords } from './change-request.ts';

/**
 * Extends the term once, before it is over, and tells the person why and until when. Rejects with `pqr.not-extendable`
 * for one that was extended, that is late, or of a kind that the law does not extend; with `pqr.moved` and `pqr.gone`.
 */
export async function extendRequest(
  { db, now, pqr }: Pick<AppServices, 'db' | 'now' | 'pqr'>,
  actor: StaffActor,
  { requestId, entryId, body }: StaffWords,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const seen = await db
      .selectFrom('legal_requests')
      .select(['kind', 'due_on as dueOn', 'extended_at as extendedAt'])
      .where('id', '=', requestId)
      .executeTakeFirst();
    if (!seen) throw new AppError('pqr.gone');
    const { kind, dueOn } = seen;
    const isOver = dueOn < bogotaDate(now());
    if (requestKinds[kind].extension === null || isOver) throw new AppError('pqr.not-extendable');
    const extended = await changeRequest({ db, now }, actor, {
      requestId,
      entry: { id: entryId, kind: 'extended', body },
      from: openStatuses,
      and: sql<boolean>`extended_at is null and due_on = ${dueOn}`,
      set: { due_on: extendedDueDate(kind, dueOn), extended_at: now() },
    }).catch((error: unknown) => {
      const isExtended = seen.extendedAt && isAppError(error) && error.code === 'pqr.moved';
      throw isExtended ? new AppError('pqr.not-extendable', { cause: error }) : error;
    });
    if (extended)
      await asServiceWithin(db, actor, () => pqr.mails.extended(extended, { entryId, body }, db));
  });
}
