import type { RawBuilder, Updateable } from 'kysely';
import type { RequestKind, RequestStatus } from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type ActorDb, asServiceWithin } from '#server/database/as-actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { auditEntry, isKept, recordEntry, type RequestEntry } from './request-history.ts';
import type { RequestId } from './request-id.ts';

/** What a form of the staff is about: the request, and the id under which its entry is kept once. */
export type StaffWords = { requestId: RequestId; entryId: string; body: string };

/** A request as its mails need it. */
export type ChangedRequest = {
  id: string;
  radicado: string;
  kind: RequestKind;
  name: string;
  email: string | null;
  dueOn: string;
};

type Change = {
  requestId: RequestId;
  entry: Omit<RequestEntry, 'requestId'>;
  /** Where it has to stand for this. */
  from: readonly RequestStatus[];
  and?: RawBuilder<boolean>;
  set: Updateable<DB['legal_requests']>;
};

/**
 * Changes a request of which nobody else did the same before, and adds to its history and to the audit: `db` is a
 * transaction of the staff. Resolves with null where the same form was posted before, and rejects with `legal-request.done-before`
 * where it was corrected since; with `legal-request.moved` and `legal-request.gone`.
 */
export async function changeRequest(
  { db, now }: { db: ActorDb } & Pick<AppServices, 'now'>,
  actor: StaffActor,
  { requestId, entry, from, and: also, set }: Change,
): Promise<ChangedRequest | null> {
  const wasKept = () => isKept(db, actor, { ...entry, requestId }, 'legal-request.done-before');
  if (await wasKept()) return null;
  const changed = await db
    .updateTable('legal_requests')
    .set(set)
    .where('id', '=', requestId)
    .where('status', 'in', from)
    .where(({ lit, and }) => (also ? and([also]) : lit(true)))
    .returning(['id', 'radicado', 'kind', 'name', 'email', 'due_on as dueOn'])
    .executeTakeFirst();
  if (!changed) {
    // Of two that arrived at once this one waited for the other.
    if (await wasKept()) return null;
    throw await whyUnchanged(db, requestId);
  }
  await recordEntry({ db, now }, { ...entry, requestId });
  await asServiceWithin(db, actor, () =>
    auditEntry({ db, now }, actor, { requestId, kind: entry.kind }),
  );
  return changed;
}

/** Why no row was changed that should have been. */
async function whyUnchanged(db: ActorDb, requestId: RequestId): Promise<AppError> {
  const there = await db
    .selectFrom('legal_requests')
    .select('id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return new AppError(there ? 'legal-request.moved' : 'legal-request.gone');
}
