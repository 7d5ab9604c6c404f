import { sql } from 'kysely';
import {
  type ProposalStatus,
  type TicketSeverity,
  toProposalStatus,
} from '#packages/contact/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { excerptOf } from '../desk/excerpt.ts';
import { type ListPage, type ListQuery, readList } from '../lists/read-list.ts';
import { byTime, newestFirst, type Sorting } from '../lists/sorting.ts';
import { awaitsReply } from './awaits-reply.ts';
import { isInView, isQueue, type ProposalView } from './proposal-views.ts';
import { replyFailure } from './reply-failure.ts';

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
  /** What they answered is the last word. */
  awaitsReply: boolean;
};

/** A row of the list: with how its message begins. */
export type ListedProposal = ProposalSummary & { excerpt: string };

/**
 * One page of the proposals that have these words in their name, address or service. Those that wait for the staff come as
 * they are due: urgent tickets first, then what paying members wrote, then the rest. The others, and all together, have the
 * newest first.
 */
export async function listProposals(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { view, ...asked }: ListQuery<ProposalView>,
): Promise<ListPage<ListedProposal>> {
  const isShown = isInView(view, now());
  // Of those that wait for an answer no index knows.
  const hasIndex = view !== 'waiting' && view !== 'late';
  const page = await asActor(db, actor, (db) =>
    readList(db, {
      table: 'contact_submissions',
      part: hasIndex ? isShown : undefined,
      condition: hasIndex ? undefined : isShown,
      query: db
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
        .select(awaitsReply('contact_submissions.id').as('awaitsReply'))
        .select(excerptOf('contact_submissions').as('excerpt')),
      sorting: isQueue(view) ? byUrgency : newestFirst('contact_submissions'),
      ...asked,
    }),
  );
  return {
    ...page,
    rows: page.rows.map(({ status, priority, ...row }) => ({
      ...row,
      status: toProposalStatus(status),
      isPriority: priority === 1,
    })),
  };
}

const due = byTime('contact_submissions', 'due_at');
const urgency = sql`contact_submissions.urgency`;
const byUrgency: Sorting = {
  ...due,
  columns: [urgency, ...due.columns],
  key: sql<string>`${urgency} || '.' || ${due.key}`,
  isKey: /^[1-3]\.\d{1,16}$/,
  values: (key) => sql`${key.slice(0, 1)}::integer, ${due.values(key.slice(2))}`,
};
