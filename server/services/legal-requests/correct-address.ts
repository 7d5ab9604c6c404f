import { sql } from 'kysely';
import { requestStatuses } from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { changeRequest, type StaffWords } from './change-request.ts';

/**
 * Corrects the address of a request, which the history keeps as it was, and mails the radicado to the new one. Whoever was
 * known under the old one is not known under this. Rejects with `legal-request.moved` where the address is no longer the
 * one that was seen, and with `legal-request.gone`.
 */
export async function correctAddress(
  { db, now, legalRequests }: Pick<AppServices, 'db' | 'now' | 'legalRequests'>,
  actor: StaffActor,
  { requestId, entryId, body, seen, email }: StaffWords & { seen: string; email: string },
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const corrected = await changeRequest({ db, now }, actor, {
      requestId,
      entry: { id: entryId, kind: 'corrected', body: `De ${seen} a ${email}\n${body}` },
      from: requestStatuses,
      and: sql<boolean>`email = ${seen}`,
      set: { email, mail_failure: null, identity_checked_at: null },
    });
    if (!corrected) return;
    const filed = await db
      .selectFrom('legal_requests')
      .select(['subject', 'facts', 'created_at as filedAt'])
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    await asServiceWithin(db, actor, () =>
      legalRequests.mails.filed({ ...corrected, ...filed, entryId }, db),
    );
  });
}
