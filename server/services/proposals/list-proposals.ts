import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type Cursor, type Page, readCursor, readPage } from '../desk/keyset.ts';
import { excerptOf } from '../desk/excerpt.ts';
import { matches } from '../desk/matches.ts';
import { type BoundedCount, countAndRead } from '../desk/search-plan.ts';
import { byTime, placeIn, sideOf, type Sorting } from '../desk/sorting.ts';
import {
  type ProposalStatus,
  type TicketSeverity,
  toProposalStatus,
} from '#packages/contact/src/index.ts';
import { replyFailure } from './reply-failure.ts';
import { unanswered } from './unanswered.ts';

/** How many proposals a page has. */
const proposalsPerPage = 25;

/** The part that a list shows: those of a status, or those that wait for their first answer, all or those that are late. */
export type ProposalTab = ProposalStatus | 'waiting' | 'late';

export type ProposalQuery = {
  /** Null is all of them. */
  tab: ProposalTab | null;
  /** Words of a name, an address or a service. */
  search: string;
  /** As a page before named it. */
  cursor: string | null;
};

export type ProposalSummary = {
  id: string;
  name: string;
  email: string;
  service: string;
  status: ProposalStatus;
  /** A paying member wrote it. */
  isPriority: boolean;
  /** Of a ticket, how urgent it is. */
  severity: TicketSeverity | null;
  createdAt: Date;
  /** When the first answer is due. */
  dueAt: Date;
  firstAnsweredAt: Date | null;
  assigneeName: string | null;
  /** Why the newest reply reached nobody, until that is settled. */
  replyFailure: string | null;
};

/** A row of the list: with how its message begins. */
export type ListedProposal = ProposalSummary & { excerpt: string };

export type ProposalPage = Omit<Page<unknown>, 'rows'> & {
  proposals: ListedProposal[];
  count: BoundedCount;
};

/**
 * One page of the proposals, and how many there are like that. Those that wait for the staff come as they are due: urgent
 * tickets first, then what paying members wrote, then the rest. The others, and all together, have the newest first.
 */
export async function listProposals(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { tab, search, cursor }: ProposalQuery,
): Promise<ProposalPage> {
  const sorting = tab === null || tab === 'contacted' || tab === 'closed' ? newestFirst : byUrgency;
  const at = placeIn(sorting, readCursor(cursor));
  const isUnanswered = tab === 'waiting' || tab === 'late';
  const part = tab && !isUnanswered ? sql<boolean>`contact_submissions.status = ${tab}` : undefined;
  const words = matches('contact_submissions', search);
  const condition = isUnanswered
    ? sql<boolean>`${unanswered(tab, now())} and ${words ?? sql`true`}`
    : words;
  return asActor(db, actor, async (db) => {
    const { count, page } = await countAndRead(db, {
      table: 'contact_submissions',
      part,
      condition,
      size: proposalsPerPage,
      readPage: (condition) =>
        readPage(at, proposalsPerPage, (at, limit) =>
          readProposals(db, { part, condition, sorting, at, limit }),
        ),
    });
    const { rows, before, after } = page;
    return { proposals: rows.map(toListed), before, after, count };
  });
}

const toListed = (row: Awaited<ReturnType<typeof readProposals>>[number]): ListedProposal => ({
  id: row.id,
  name: row.name,
  email: row.email,
  service: row.service,
  status: toProposalStatus(row.status),
  isPriority: row.priority === 1,
  severity: row.severity,
  createdAt: row.createdAt,
  dueAt: row.dueAt,
  firstAnsweredAt: row.firstAnsweredAt,
  assigneeName: row.assigneeName,
  replyFailure: row.replyFailure,
  excerpt: row.excerpt,
});

const newestFirst: Sorting = { ...byTime('contact_submissions.created_at'), isDescending: true };

const urgency = sql`contact_submissions.urgency`;
const due = byTime('contact_submissions.due_at');
const byUrgency: Sorting = {
  columns: [urgency, ...due.columns],
  key: sql<string>`${urgency} || '.' || ${due.key}`,
  isKey: /^[1-3]\.\d{1,16}$/,
  values: (key) => sql`${key.slice(0, 1)}::integer, ${due.values(key.slice(2))}`,
  isDescending: false,
};

function readProposals(
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
  const { conditions, order } = sideOf(sorting, sql`contact_submissions.id`, at);
  return db
    .selectFrom('contact_submissions')
    .select([
      'contact_submissions.id',
      'contact_submissions.name',
      'contact_submissions.email',
      'contact_submissions.service',
      'contact_submissions.status',
      'contact_submissions.priority',
      'contact_submissions.severity',
      'contact_submissions.created_at as createdAt',
      'contact_submissions.due_at as dueAt',
      'contact_submissions.first_answered_at as firstAnsweredAt',
    ])
    .select(
      // After the rows are chosen, so that nothing stands between them and their index.
      sql<
        string | null
      >`(select display_name from users where users.id = contact_submissions.assignee_id)`.as(
        'assigneeName',
      ),
    )
    .select(replyFailure('contact_submissions.id').as('replyFailure'))
    .select(excerptOf('contact_submissions').as('excerpt'))
    .select(sorting.key.as('key'))
    .where(({ and }) =>
      and([...(part ? [part] : []), ...(condition ? [condition] : []), ...conditions]),
    )
    .orderBy(order)
    .limit(limit)
    .execute();
}
