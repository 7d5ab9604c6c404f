import { sql } from 'kysely';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type {
  RequestChannel,
  RequestKind,
  RequestStatus,
} from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { MailFailure } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { type ListPage, type ListQuery, readList } from '../lists/read-list.ts';
import { newestFirst, type Sorting } from '../lists/sorting.ts';
import { isInView, type RequestView } from './request-views.ts';

export type RequestSummary = {
  id: string;
  radicado: string;
  kind: RequestKind;
  channel: RequestChannel;
  name: string;
  email: string | null;
  subject: string;
  status: RequestStatus;
  receivedAt: Date;
  dueOn: string;
  askedAt: Date | null;
  mailFailure: MailFailure | null;
};

/**
 * One page of the requests that have these words in their radicado, name, address or subject: those whose term runs as they
 * are due, the others the newest first.
 */
export const listRequests = (
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { view, ...asked }: ListQuery<RequestView>,
): Promise<ListPage<RequestSummary>> =>
  asActor(db, actor, (db) =>
    readList(db, {
      table: 'legal_requests',
      part: isInView(view, bogotaDate(now())),
      query: db
        .selectFrom('legal_requests')
        .select([
          'id',
          'radicado',
          'kind',
          'channel',
          'name',
          'email',
          'subject',
          'status',
          'received_at as receivedAt',
          'due_on as dueOn',
          'asked_at as askedAt',
          'mail_failure as mailFailure',
        ]),
      sorting: view === 'open' || view === 'late' ? byDue : newestFirst('legal_requests'),
      ...asked,
    }),
  );

const dueOn = sql`legal_requests.due_on`;
const byDue: Sorting = {
  id: sql.ref('legal_requests.id'),
  columns: [dueOn],
  key: sql<string>`(${dueOn} - date '1970-01-01')::text`,
  isKey: /^\d{1,6}$/,
  values: (key) => sql`date '1970-01-01' + ${key}::integer`,
  isDescending: false,
};
