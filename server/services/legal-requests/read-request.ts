import type { OrderStatus } from '#packages/payments/src/index.ts';
import {
  type DocumentType,
  type RefundAccount,
  refundAccountOf,
} from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { MailFailure } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import type { RequestSummary } from './list-requests.ts';
import type { EntryKind } from './request-history.ts';
import type { RequestId } from './request-id.ts';

/** An entry of the history. The name is null of who is no longer there, of the person, and of the product itself. */
export type RequestEntry = {
  id: string;
  at: Date;
  kind: EntryKind;
  staffId: string | null;
  staffName: string | null;
  body: string | null;
  /** Of a mail that reached nobody: why, and the entry that it was about; null for the radicado. */
  failure: MailFailure | null;
  mailOf: string | null;
};

export type Request = RequestSummary & {
  phone: string | null;
  documentType: DocumentType | null;
  documentNumber: string | null;
  facts: string;
  filedAt: Date;
  extendedAt: Date | null;
  answeredAt: Date | null;
  identityCheckedAt: Date | null;
  /** The order that they withdraw from. */
  order: { id: string; code: string; status: OrderStatus } | null;
  /** Where its money goes when the staff sends it. */
  account: RefundAccount | null;
  /** The newest first. */
  entries: RequestEntry[];
  hasOlder: boolean;
};

const mostEntries = 200;

/** One request with its history. Rejects with `legal-request.gone`. */
export async function readRequest(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  requestId: RequestId,
): Promise<Request> {
  return asActor(db, actor, async (db) => {
    const [request, entries] = await Promise.all([
      db
        .selectFrom('legal_requests as request')
        .leftJoin('orders', 'orders.id', 'request.order_id')
        .select([
          'request.id',
          'request.radicado',
          'request.kind',
          'request.channel',
          'request.name',
          'request.email',
          'request.phone',
          'request.document_type as documentType',
          'request.document_number as documentNumber',
          'request.subject',
          'request.facts',
          'request.status',
          'request.received_at as receivedAt',
          'request.created_at as filedAt',
          'request.due_on as dueOn',
          'request.asked_at as askedAt',
          'request.extended_at as extendedAt',
          'request.answered_at as answeredAt',
          'request.identity_checked_at as identityCheckedAt',
          'request.mail_failure as mailFailure',
        ])
        .select(['orders.id as orderId', 'orders.code', 'orders.status as orderStatus'])
        .select('request.refund_account as account')
        .where('request.id', '=', requestId)
        .executeTakeFirst(),
      db
        .selectFrom('legal_request_entries as entry')
        .leftJoin('users as writer', 'writer.id', 'entry.staff_id')
        .select([
          'entry.id',
          'entry.at',
          'entry.kind',
          'entry.staff_id as staffId',
          'entry.body',
          'entry.failure',
          'entry.mail_of as mailOf',
          'writer.display_name as staffName',
        ])
        .where('entry.request_id', '=', requestId)
        .orderBy('entry.at', 'desc')
        .orderBy('entry.id', 'desc')
        .limit(mostEntries + 1)
        .execute(),
    ]);
    if (!request) throw new AppError('legal-request.gone');
    const { orderId, code, orderStatus, account, ...rest } = request;
    return {
      ...rest,
      order:
        orderId === null || code === null || orderStatus === null
          ? null
          : { id: orderId, code, status: orderStatus },
      account: refundAccountOf(account),
      entries: entries.slice(0, mostEntries),
      hasOlder: entries.length > mostEntries,
    };
  });
}
