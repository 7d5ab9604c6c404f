import { type RawBuilder, sql } from 'kysely';
import {
  openStatuses,
  type RequestChannel,
  type RequestKind,
  type RequestStatus,
} from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { MailFailure } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { type Cursor, type Page, readCursor, readPage } from '../desk/keyset.ts';
import { matches } from '../desk/matches.ts';
import { type BoundedCount, countAndRead } from '../desk/search-plan.ts';
import { byTime, placeIn, sideOf, type Sorting } from '../desk/sorting.ts';

const requestsPerPage = 25;

/** The tabs of the list, and which statuses each shows. */
export const requestTabs = {
  open: openStatuses,
  waiting: ['waiting'],
  answered: ['answered'],
  closed: ['closed', 'abandoned'],
} as const satisfies Record<string, readonly RequestStatus[]>;

/** `undelivered` are those of any status whose last mail reached nobody. */
export type RequestTab = keyof typeof requestTabs | 'undelivered';

export type RequestQuery = {
  /** Null is all of them. */
  tab: RequestTab | null;
  /** Words of a radicado, a name, an address or a subject. */
  search: string;
  /** As a page before named it. */
  cursor: string | null;
};

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

export type RequestPage = Omit<Page<unknown>, 'rows'> & {
  requests: RequestSummary[];
  count: BoundedCount;
};

/** The rows of one tab. */
export const partOf = (tab: RequestTab): RawBuilder<boolean> =>
  tab === 'undelivered' ? sql<boolean>`mail_failure is not null` : withStatus(requestTabs[tab]);

const withStatus = (statuses: readonly RequestStatus[]) =>
  // As the index says it: a list of parameters would not be seen to be the same.
  sql<boolean>`status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

/** One page of the requests, and how many there are like that: those whose term runs as they are due, the others the newest first. */
export async function listRequests(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { tab, search, cursor }: RequestQuery,
): Promise<RequestPage> {
  const sorting = tab === 'open' ? byDue : newestFirst;
  const at = placeIn(sorting, readCursor(cursor));
  const part = tab ? partOf(tab) : undefined;
  return asActor(db, actor, async (db) => {
    const { count, page } = await countAndRead(db, {
      table: 'legal_requests',
      part,
      condition: matches('legal_requests', search),
      size: requestsPerPage,
      readPage: (condition) =>
        readPage(at, requestsPerPage, (at, limit) =>
          readRequests(db, { part, condition, sorting, at, limit }),
        ),
    });
    const { rows, before, after } = page;
    return { requests: rows.map(toSummary), before, after, count };
  });
}

const toSummary = (row: RequestSummary): RequestSummary => ({
  id: row.id,
  radicado: row.radicado,
  kind: row.kind,
  channel: row.channel,
  name: row.name,
  email: row.email,
  subject: row.subject,
  status: row.status,
  receivedAt: row.receivedAt,
  dueOn: row.dueOn,
  askedAt: row.askedAt,
  mailFailure: row.mailFailure,
});

const newestFirst: Sorting = { ...byTime('legal_requests.created_at'), isDescending: true };

const dueOn = sql`legal_requests.due_on`;
const byDue: Sorting = {
  columns: [dueOn],
  key: sql<string>`(${dueOn} - date '1970-01-01')::text`,
  isKey: /^\d{1,6}$/,
  values: (key) => sql`date '1970-01-01' + ${key}::integer`,
  isDescending: false,
};

function readRequests(
  db: ActorDb,
  asked: {
    part: RawBuilder<boolean> | undefined;
    condition: RawBuilder<boolean> | null;
    sorting: Sorting;
    at: Cursor | null;
    limit: number;
  },
) {
  const { part, condition, sorting, at, limit } = asked;
  const { conditions, order } = sideOf(sorting, sql`legal_requests.id`, at);
  return db
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
    ])
    .select(sorting.key.as('key'))
    .where(({ and }) =>
      and([...(part ? [part] : []), ...(condition ? [condition] : []), ...conditions]),
    )
    .orderBy(order)
    .limit(limit)
    .execute();
}
