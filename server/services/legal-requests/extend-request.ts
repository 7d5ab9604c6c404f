import { sql } from 'kysely';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { extendedDueDate, openStatuses, requestKinds } from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { changeRequest, type StaffWords } from './change-request.ts';

/**
 * Extends the term once, before it is over, and tells the person why and until when. Rejects with `legal-request.not-extendable`
 * for one that was extended, that is late, or of a kind that the law does not extend; with `legal-request.moved` and `legal-request.gone`.
 */
export async function extendRequest(
  { db, now, legalRequests }: Pick<AppServices, 'db' | 'now' | 'legalRequests'>,
  actor: StaffActor,
  { requestId, entryId, body }: StaffWords,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const seen = await db
      .selectFrom('legal_requests')
      .select(['kind', 'due_on as dueOn', 'extended_at as extendedAt'])
      .where('id', '=', requestId)
      .executeTakeFirst();
    if (!seen) throw new AppError('legal-request.gone');
    const { kind, dueOn } = seen;
    const isOver = dueOn < bogotaDate(now());
    if (requestKinds[kind].extension === null || isOver)
      throw new AppError('legal-request.not-extendable');
    const extended = await changeRequest({ db, now }, actor, {
      requestId,
      entry: { id: entryId, kind: 'extended', body },
      from: openStatuses,
      and: sql<boolean>`extended_at is null and due_on = ${dueOn}`,
      set: { due_on: extendedDueDate(kind, dueOn), extended_at: now() },
    }).catch((error: unknown) => {
      const isExtended =
        seen.extendedAt && isAppError(error) && error.code === 'legal-request.moved';
      throw isExtended ? new AppError('legal-request.not-extendable', { cause: error }) : error;
    });
    if (extended)
      await asServiceWithin(db, actor, () =>
        legalRequests.mails.extended(extended, { entryId, body }, db),
      );
  });
}
