import {
  type DocumentType,
  firstDueDate,
  type RefundAccount,
  type RequestChannel,
  type RequestKind,
} from '#packages/legal-requests/src/index.ts';
import type { AnonymousActor, StaffActor, SystemActor } from '#server/actor.ts';
import { type ActorDb, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { takePlace } from './take-place.ts';

export type NewRequest = {
  id: string;
  kind: RequestKind;
  channel: RequestChannel;
  name: string;
  email: string | null;
  phone: string | null;
  documentType: DocumentType | null;
  documentNumber: string | null;
  subject: string;
  facts: string;
  receivedAt: Date;
  filedAt: Date;
  consent: string;
  digest: string | null;
  /** The order that somebody withdraws from, and where its money goes when the studio sends it. */
  withdrawal?: { orderId: string; account: RefundAccount | null };
};

/**
 * Keeps a request under its radicado, which is mailed at once to who asked. Resolves with its id, or with that of the
 * same request which is here already. `db` is a transaction of who files it.
 */
export async function keepRequest(
  { db, legalRequests }: { db: ActorDb } & Pick<AppServices, 'legalRequests'>,
  actor: AnonymousActor | StaffActor | SystemActor,
  request: NewRequest,
): Promise<{ id: string; isNew: boolean }> {
  const { withdrawal } = request;
  const withdrawsFrom = withdrawal?.orderId ?? null;
  const place = await asServiceWithin(db, actor, () =>
    takePlace(db, { ...request, withdrawsFrom }),
  );
  if ('sameAs' in place) return { id: place.sameAs, isNew: false };
  const { id, kind, name, email, subject, facts, receivedAt, filedAt } = request;
  const { radicado } = place;
  const dueOn = firstDueDate(kind, receivedAt);
  await db
    .insertInto('legal_requests')
    .values({
      id,
      radicado,
      kind,
      channel: request.channel,
      name,
      email,
      phone: request.phone,
      document_type: request.documentNumber === null ? null : request.documentType,
      document_number: request.documentNumber,
      subject,
      facts,
      received_at: receivedAt,
      created_at: filedAt,
      due_on: dueOn,
      consent: request.consent,
      digest: request.digest,
      order_id: withdrawsFrom,
      refund_account: withdrawal?.account ? JSON.stringify(withdrawal.account) : null,
    })
    .execute();
  await asServiceWithin(db, actor, () =>
    legalRequests.mails.filed(
      { id, radicado, kind, name, email, subject, facts, filedAt, dueOn },
      db,
    ),
  );
  return { id, isNew: true };
}
