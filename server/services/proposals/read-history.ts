import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { MailFailure } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { type Cursor, type Page, readCursor, readPage } from '../lists/keyset.ts';
import { newestFirst, placeIn, sideOf } from '../lists/sorting.ts';
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

/** A reply by mail: it waits until it is sent, or taken back; sent, until the mail server took it, or will not. */
export type ProposalReply = {
  id: string;
  staffId: string | null;
  staffName: string | null;
  body: string;
  writtenAt: Date;
  sentAt: Date | null;
  undoneAt: Date | null;
  undoneByName: string | null;
  deliveredAt: Date | null;
  failure: MailFailure | null;
};

export type HistoryItem = { id: string; key: string } & (
  | { entry: ProposalEntry }
  | { reply: ProposalReply }
);

export type HistoryPage = Page<HistoryItem>;

const itemsPerPage = 50;

/** A page of what happened to a proposal, the newest first; the first page where `cursor` names no place. */
export const readHistory = (
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { proposalId, cursor }: { proposalId: ProposalId; cursor: string },
): Promise<HistoryPage> => asActor(db, actor, (db) => readItems(db, proposalId, cursor));

/** The same, within a transaction of the staff's. */
export function readItems(
  db: ActorDb,
  proposalId: ProposalId,
  cursor: string | null,
): Promise<HistoryPage> {
  const place = placeIn(byEntry, readCursor(cursor));
  return readPage(place, itemsPerPage, async (at, limit) => {
    const [entries, replies] = await Promise.all([
      readEntries(db, proposalId, at, limit),
      readReplies(db, proposalId, at, limit),
    ]);
    const items: HistoryItem[] = [
      ...entries.map(({ key, ...entry }) => ({ id: entry.id, key, entry })),
      ...replies.map(({ key, ...reply }) => ({ id: reply.id, key, reply })),
    ];
    const newestFirst = items.toSorted(byAge);
    return (at?.side === 'before' ? newestFirst.reverse() : newestFirst).slice(0, limit);
  });
}

const byAge = (one: HistoryItem, other: HistoryItem) =>
  Number(other.key) - Number(one.key) || (one.id < other.id ? 1 : -1);

const byEntry = newestFirst('entry', 'at');
const byReply = newestFirst('reply', 'written_at');

function readEntries(db: ActorDb, proposalId: ProposalId, at: Cursor | null, limit: number) {
  const { condition, order } = sideOf(byEntry, at);
  return db
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
    .select(byEntry.key.as('key'))
    .where('entry.proposal_id', '=', proposalId)
    .where(condition)
    .orderBy(order)
    .limit(limit)
    .execute();
}

function readReplies(db: ActorDb, proposalId: ProposalId, at: Cursor | null, limit: number) {
  const { condition, order } = sideOf(byReply, at);
  return db
    .selectFrom('proposal_replies as reply')
    .leftJoin('users as writer', 'writer.id', 'reply.staff_id')
    .leftJoin('users as undoer', 'undoer.id', 'reply.undone_by')
    .select([
      'reply.id',
      'reply.staff_id as staffId',
      'reply.body',
      'reply.written_at as writtenAt',
      'reply.sent_at as sentAt',
      'reply.undone_at as undoneAt',
      'undoer.display_name as undoneByName',
      'reply.delivered_at as deliveredAt',
      'reply.failure',
      'writer.display_name as staffName',
    ])
    .select(byReply.key.as('key'))
    .where('reply.proposal_id', '=', proposalId)
    .where(condition)
    .orderBy(order)
    .limit(limit)
    .execute();
}
