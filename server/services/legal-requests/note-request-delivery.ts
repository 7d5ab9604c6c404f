import { sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { MailOutcome, MailSubjectOf } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';

/**
 * Notes what became of a mail about a request. One that reached nobody is added to the history, once, and the request says
 * so until a later mail is delivered or the staff reached the person by other means. Of an older mail, tried for longer, it
 * says nothing any more.
 */
export async function noteRequestDelivery(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
  {
    id: requestId,
    entryId,
    outcome,
  }: Omit<MailSubjectOf<'request'>, 'kind'> & { outcome: MailOutcome },
): Promise<void> {
  const failure = outcome === 'delivered' ? null : outcome;
  await db.service.transaction().execute(async (db) => {
    if (failure !== null) {
      const noted = await db
        .insertInto('legal_request_entries')
        .values({
          ...{ request_id: requestId, at: now(), kind: 'undelivered' as const },
          ...{ mail_of: entryId, failure },
        })
        .onConflict((conflict) =>
          conflict
            .expression(sql`request_id, coalesce(mail_of, request_id)`)
            // As the index says it: a parameter would not be seen to be the same.
            .where(sql<boolean>`kind = 'undelivered'`)
            .doNothing(),
        )
        .executeTakeFirst();
      if (!noted.numInsertedOrUpdatedRows) return;
    }
    await db
      .updateTable('legal_requests')
      .set({ mail_failure: failure })
      .where('id', '=', requestId)
      .where('mail_failure', 'is distinct from', failure)
      .where(isLast(requestId, entryId))
      .execute();
  });
}

/** That nothing reached the person, or was to, after the entry whose mail it is. */
const isLast = (requestId: string, entryId: string | null) => sql<boolean>`not exists (
  select from legal_request_entries as later
  left join legal_request_entries as mailed on mailed.id = ${entryId}::uuid
  where later.request_id = ${requestId}
    and later.kind in ('asked', 'extended', 'answered', 'closed', 'abandoned', 'reached', 'corrected')
    and (mailed.id is null or (later.at, later.id) > (mailed.at, mailed.id))
)`;
