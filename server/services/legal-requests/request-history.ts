import type { Insertable, Kysely } from 'kysely';
import type { StaffActor, SystemActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { type AuditFields, recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';

export type EntryKind = Insertable<DB['legal_request_entries']>['kind'];
/** What somebody does, or the product. What becomes of a mail is noted beside what it was about. */
type DoneKind = Exclude<EntryKind, 'undelivered'>;

/** What was done to a request, as the audit names it. */
const auditActions = {
  started: 'start-request',
  asked: 'ask-request',
  completed: 'complete-request',
  extended: 'extend-request',
  answered: 'answer-request',
  closed: 'close-request',
  abandoned: 'abandon-request',
  note: 'note-request',
  identity: 'identify-requester',
  reached: 'reach-requester',
  corrected: 'correct-requester',
  exported: 'export-address-data',
  erased: 'erase-address-data',
} as const satisfies Record<DoneKind, string>;

export type RequestEntry = {
  /** Words that were posted twice are kept once. */
  id?: string;
  requestId: string;
  kind: DoneKind;
  body: string | null;
};

/**
 * Adds to the history of a request, which only grows. `db` is the transaction of the change itself. Resolves with its id.
 * Rejects with `legal-request.done-before` where another entry has it.
 */
export async function recordEntry(
  { db, now }: { db: Kysely<DB> } & Pick<AppServices, 'now'>,
  { id = crypto.randomUUID(), requestId, kind, body }: RequestEntry,
): Promise<string> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('legal_request_entries')
    .values({ id, request_id: requestId, at: now(), kind, body })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError('legal-request.done-before');
  return id;
}

/**
 * Whether these very words were kept before: a form that was posted twice. Rejects with `otherwise` where other words, of
 * whatever request, are kept under their id: what was corrected after its response was lost is not what arrived.
 */
export async function isKept(
  db: Kysely<DB>,
  actor: StaffActor,
  { id, requestId, kind, body }: RequestEntry,
  otherwise: 'legal-request.kept-before' | 'legal-request.done-before',
): Promise<boolean> {
  if (id === undefined) return false;
  const kept = await db
    .selectFrom('legal_request_entries')
    .select(['request_id', 'staff_id', 'kind', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!kept) return false;
  const isSame = kept.request_id === requestId && kept.staff_id === actor.userId;
  if (isSame && kept.kind === kind && kept.body === body) return true;
  throw new AppError(otherwise);
}

/** Notes for the audit what was done; `db` has the rights of the service. */
export const auditEntry = (
  { db, now }: { db: Kysely<DB> } & Pick<AppServices, 'now'>,
  actor: StaffActor | SystemActor,
  {
    requestId,
    kind,
    after,
  }: { requestId: string; kind: DoneKind; after?: AuditFields['legal-request'] },
): Promise<void> =>
  recordAudit({ db, now }, actor, {
    action: auditActions[kind],
    subject: { kind: 'legal-request', id: requestId, ...(after && { after }) },
  });
