import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { activeStaff } from '../accounts/active-staff.ts';
import { awaitsReply } from './awaits-reply.ts';
import type { ProposalSummary } from './list-proposals.ts';
import { toProposalStatus } from '#packages/contact/src/index.ts';
import type { ProposalId } from './proposal-id.ts';
import { replyFailure } from './reply-failure.ts';
import {
  type HistoryPage,
  type ProposalEntry,
  type ProposalReply,
  readItems,
} from './read-history.ts';

export type StaffMember = { id: string; name: string };

export type Proposal = ProposalSummary & {
  message: string;
  /** The path of the page that they wrote from. */
  page: string | null;
  phone: string | null;
  assigneeId: string | null;
  /** Of a ticket, when its solution is due, and when it was closed, if it is. */
  solutionDueAt: Date | null;
  closedAt: Date | null;
  /** Of a link to the demo, where there is one. */
  demoToken: string | null;
  /** Why its writer got no copy of their message. */
  copyFailure: string | null;
  /** Its newest page, and what that has of either kind. */
  history: HistoryPage;
  entries: ProposalEntry[];
  replies: ProposalReply[];
  /** Of all that were ever written. */
  replyCount: number;
  staff: StaffMember[];
  /** Who else is writing a reply. */
  answering: { name: string; until: Date }[];
};

/** One proposal with its history, and the staff who may take it on. Rejects with `proposal.gone`. */
export async function readProposal(
  { db, now, proposals }: Pick<AppServices, 'db' | 'now' | 'proposals'>,
  actor: StaffActor,
  proposalId: ProposalId,
): Promise<Proposal> {
  return asActor(db, actor, async (db) => {
    const [row, history, staff, answering] = await Promise.all([
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
          'proposal.page',
          'proposal.status',
          'proposal.priority',
          'proposal.reply_count as replyCount',
          'proposal.copy_failure as copyFailure',
          'proposal.severity',
          'proposal.created_at as createdAt',
          'proposal.due_at as dueAt',
          'proposal.solution_due_at as solutionDueAt',
          'proposal.closed_at as closedAt',
          'proposal.first_answered_at as firstAnsweredAt',
          'proposal.assignee_id as assigneeId',
          'assignee.display_name as assigneeName',
        ])
        .select(replyFailure('proposal.id').as('replyFailure'))
        .select(awaitsReply('proposal.id').as('awaitsReply'))
        .select(sql<boolean>`proposal.demo_file_url is not null`.as('hasDemo'))
        .where('proposal.id', '=', proposalId)
        .executeTakeFirst(),
      readItems(db, proposalId, null),
      activeStaff(db)
        .select(['id', 'display_name as name'])
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
      history,
      entries: history.rows.flatMap((item) => ('entry' in item ? [item.entry] : [])),
      replies: history.rows.flatMap((item) => ('reply' in item ? [item.reply] : [])),
      staff,
      answering,
    };
  });
}
