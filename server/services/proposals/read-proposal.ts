import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ProposalSummary } from './list-proposals.ts';
import { toProposalStatus } from '#packages/contact/src/index.ts';
import type { ProposalId } from './proposal-id.ts';

/** An entry of the history. Names are null of who is no longer there, and of nobody. */
export type ProposalEntry = {
  id: string;
  at: Date;
  kind: string;
  staffId: string | null;
  staffName: string | null;
  before: string | null;
  after: string | null;
  body: string | null;
  assigneeName: string | null;
};

/** A reply by mail: it waits until it is sent, or taken back. */
export type ProposalReply = {
  id: string;
  staffId: string | null;
  staffName: string | null;
  body: string;
  writtenAt: Date;
  sentAt: Date | null;
  undoneAt: Date | null;
};

export type StaffMember = { id: string; name: string };

export type Proposal = ProposalSummary & {
  message: string;
  phone: string | null;
  assigneeId: string | null;
  /** Of a ticket, when its solution is due, and when it was closed, if it is. */
  solutionDueAt: Date | null;
  closedAt: Date | null;
  /** Of a link to the demo, where there is one. */
  demoToken: string | null;
  /** The newest first, and whether there are older ones. */
  entries: ProposalEntry[];
  replies: ProposalReply[];
  /** Of all that were ever written. */
  replyCount: number;
  hasOlder: boolean;
  staff: StaffMember[];
  /** Who else is writing a reply. */
  answering: { name: string; until: Date }[];
};

const mostEntries = 200;

/** One proposal with its history, and the staff who may take it on. Rejects with `proposal.gone`. */
export async function readProposal(
  { db, now, proposals }: Pick<AppServices, 'db' | 'now' | 'proposals'>,
  actor: StaffActor,
  proposalId: ProposalId,
): Promise<Proposal> {
  return asActor(db, actor, async (db) => {
    const [row, entries, replies, staff, answering] = await Promise.all([
      db
        .selectFrom('contact_submissions as proposal')
        .leftJoin('users as assignee', 'assignee.id', 'proposal.assignee_id')
        .select([
          'proposal.id',
          'proposal.name',
          'proposal.email',
          'proposal.phone',
          'proposal.service',
          'proposal.message',
          'proposal.status',
          'proposal.priority',
          'proposal.reply_count as replyCount',
          'proposal.severity',
          'proposal.created_at as createdAt',
          'proposal.due_at as dueAt',
          'proposal.solution_due_at as solutionDueAt',
          'proposal.closed_at as closedAt',
          'proposal.first_answered_at as firstAnsweredAt',
          'proposal.assignee_id as assigneeId',
          'assignee.display_name as assigneeName',
        ])
        .select(sql<boolean>`proposal.demo_file_url is not null`.as('hasDemo'))
        .where('proposal.id', '=', proposalId)
        .executeTakeFirst(),
      db
        .selectFrom('proposal_entries as entry')
        .leftJoin('users as writer', 'writer.id', 'entry.staff_id')
        .leftJoin('users as assignee', (join) =>
          join.on(
            'assignee.id',
            '=',
            sql<string>`case when entry.kind = 'assignee' then entry.after::uuid end`,
          ),
        )
        .select([
          'entry.id',
          'entry.at',
          'entry.kind',
          'entry.staff_id as staffId',
          'entry.before',
          'entry.after',
          'entry.body',
          'writer.display_name as staffName',
          'assignee.display_name as assigneeName',
        ])
        .where('entry.proposal_id', '=', proposalId)
        .orderBy('entry.at', 'desc')
        .orderBy('entry.id', 'desc')
        .limit(mostEntries + 1)
        .execute(),
      db
        .selectFrom('proposal_replies as reply')
        .leftJoin('users as writer', 'writer.id', 'reply.staff_id')
        .select([
          'reply.id',
          'reply.staff_id as staffId',
          'reply.body',
          'reply.written_at as writtenAt',
          'reply.sent_at as sentAt',
          'reply.undone_at as undoneAt',
          'writer.display_name as staffName',
        ])
        .where('reply.proposal_id', '=', proposalId)
        .orderBy('reply.written_at', 'desc')
        .orderBy('reply.id', 'desc')
        .limit(mostEntries + 1)
        .execute(),
      db
        .selectFrom('users')
        .select(['id', 'display_name as name'])
        .where('is_staff', '=', true)
        .orderBy('display_name')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('proposal_presence as presence')
        .innerJoin('users as writer', 'writer.id', 'presence.staff_id')
        .select(['writer.display_name as name', 'presence.until'])
        .where('presence.proposal_id', '=', proposalId)
        .where('presence.staff_id', '<>', actor.userId)
        .where('presence.until', '>', now())
        .orderBy('presence.since')
        .execute(),
    ]);
    if (!row) throw new AppError('proposal.gone');
    const { status, priority, hasDemo, ...facts } = row;
    return {
      ...facts,
      status: toProposalStatus(status),
      isPriority: priority === 1,
      demoToken: hasDemo ? proposals.demoLinks.tokenOf(proposalId, now()) : null,
      entries: entries.slice(0, mostEntries),
      replies: replies.slice(0, mostEntries),
      hasOlder: entries.length > mostEntries || replies.length > mostEntries,
      staff,
      answering,
    };
  });
}
