import type { DocumentType } from '#packages/legal-requests/src/index.ts';
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
        .selectFrom('legal_requests')
        .select([
          'id',
          'radicado',
          'kind',
          'channel',
          'name',
          'email',
          'phone',
          'document_type as documentType',
          'document_number as documentNumber',
          'subject',
          'facts',
          'status',
          'received_at as receivedAt',
          'created_at as filedAt',
          'due_on as dueOn',
          'asked_at as askedAt',
          'extended_at as extendedAt',
          'answered_at as answeredAt',
          'identity_checked_at as identityCheckedAt',
          'mail_failure as mailFailure',
        ])
        .where('id', '=', requestId)
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
    return {
      ...request,
      entries: entries.slice(0, mostEntries),
      hasOlder: entries.length > mostEntries,
    };
  });
}
