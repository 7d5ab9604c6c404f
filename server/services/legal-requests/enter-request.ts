import { isDeepStrictEqual } from 'node:util';
import type { EnteredRequest } from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type ActorDb, asActor, asServiceWithin } from '#server/database/as-actor.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import type { AppServices } from '../app-services.ts';
import { keepRequest } from './keep-request.ts';

const oldest = 366 * 24 * 60 * 60 * 1000;

/**
 * Files what came another way than by the site, once under its id. The term runs from when it came, the radicado says when
 * it was filed. Rejects with `legal-request.entered-before` where another request has that id, such as this one before it was
 * corrected; with `legal-request.received-at` for an hour that is to come, or too long ago.
 */
export async function enterRequest(
  { db, now, legalRequests }: Pick<AppServices, 'db' | 'now' | 'legalRequests'>,
  actor: StaffActor,
  { id, ...entered }: EnteredRequest & { id: string },
): Promise<{ id: string }> {
  const filedAt = now();
  const age = +filedAt - +entered.receivedAt;
  if (age < 0 || age > oldest) throw new AppError('legal-request.received-at');
  return asActor(db, actor, async (db) => {
    const kept = await keepRequest({ db, legalRequests }, actor, {
      ...entered,
      id,
      filedAt,
      consent: '{}',
      digest: null,
    });
    if (kept.isNew) {
      await asServiceWithin(db, actor, () =>
        recordAudit({ db, now }, actor, {
          action: 'enter-request',
          subject: { kind: 'legal-request', id },
        }),
      );
    } else if (!(await isSame(db, { ...entered, id }))) {
      throw new AppError('legal-request.entered-before');
    }
    return { id: kept.id };
  });
}

/** Whether what is kept under this id is what was entered, word by word. */
async function isSame(
  db: ActorDb,
  { id, documentType, documentNumber, receivedAt, ...entered }: EnteredRequest & { id: string },
): Promise<boolean> {
  const kept = await db
    .selectFrom('legal_requests')
    .select(['kind', 'channel', 'name', 'email', 'phone', 'subject', 'facts'])
    .select(['document_type', 'document_number', 'received_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return isDeepStrictEqual(kept, {
    ...entered,
    document_type: documentNumber === null ? null : documentType,
    document_number: documentNumber,
    received_at: receivedAt,
  });
}
