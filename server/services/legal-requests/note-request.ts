import { sql } from 'kysely';
import { requestStatuses } from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { changeRequest, type StaffWords } from './change-request.ts';
import { auditEntry, isKept } from './request-history.ts';

type Services = Pick<AppServices, 'db' | 'now'>;

/**
 * Adds a note for the staff, once under its id. Rejects with `legal-request.kept-before` when other words have that id, and with
 * `legal-request.gone`.
 */
export async function noteRequest(
  { db, now }: Services,
  actor: StaffActor,
  { requestId, entryId, body }: StaffWords,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const request = db.selectFrom('legal_requests').select('id').where('id', '=', requestId);
    if (!(await request.executeTakeFirst())) throw new AppError('legal-request.gone');
    const noted = await db
      .insertInto('legal_request_entries')
      .values({ id: entryId, request_id: requestId, at: now(), kind: 'note', body })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!noted) {
      await isKept(
        db,
        actor,
        { id: entryId, requestId, kind: 'note', body },
        'legal-request.kept-before',
      );
      return;
    }
    await asServiceWithin(db, actor, () =>
      auditEntry({ db, now }, actor, { requestId, kind: 'note' }),
    );
  });
}

/**
 * Notes that the staff reached by other means, and how, a person whom a mail did not. Rejects with `legal-request.moved` where another
 * noted it or a mail reached them since, and with `legal-request.gone`.
 */
export async function noteReached(
  { db, now }: Services,
  actor: StaffActor,
  { requestId, entryId, body }: StaffWords,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    await changeRequest({ db, now }, actor, {
      requestId,
      entry: { id: entryId, kind: 'reached', body },
      from: requestStatuses,
      and: sql<boolean>`mail_failure is not null`,
      set: { mail_failure: null },
    });
  });
}

/**
 * Notes that the staff knows who asks from the address that was seen, and how: nobody is given, or rid of, what is another's.
 * Rejects with `legal-request.moved` where it was noted before or the address was corrected, and with `legal-request.gone`.
 */
export async function noteIdentity(
  { db, now }: Services,
  actor: StaffActor,
  { requestId, entryId, body, seen }: StaffWords & { seen: string },
): Promise<void> {
  await asActor(db, actor, (db) =>
    changeRequest({ db, now }, actor, {
      requestId,
      entry: { id: entryId, kind: 'identity', body },
      from: requestStatuses,
      and: sql<boolean>`identity_checked_at is null and email = ${seen}`,
      set: { identity_checked_at: now() },
    }),
  );
}
