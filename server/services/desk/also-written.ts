import { sql } from 'kysely';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { type ProposalStatus, toProposalStatus } from '#packages/contact/src/index.ts';
import { type QuoteState, type QuoteStatus, quoteStateOf } from '#packages/quote/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';

/** What else there is of the address that a message came from. */
export type AlsoWritten = {
  items: AlsoWrittenItem[];
  /** How many older ones there are. */
  more: number;
};

export type AlsoWrittenItem = { id: string; createdAt: Date } & (
  | { kind: 'contact' }
  | { kind: 'proposal'; status: ProposalStatus }
  | { kind: 'quote'; number: string | null; state: QuoteState }
);

const mostShown = 5;

/**
 * The other messages and quotes of the address of a contact or a proposal, whatever its capitals, the newest first. A
 * contact that was passed on is its proposal; a proposal's own quotes stand on its page.
 */
export async function listAlsoWritten(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  id: string,
): Promise<AlsoWritten> {
  const { rows } = await asActor(db, actor, (db) =>
    sql<Row>`
      with asked as (
        select lower(email) as email from contacts where id = ${id}
        union select lower(email) from contact_submissions where id = ${id}
      ), found as (
        select 'proposal' as kind, id, created_at, status, null as number, null::date as valid_until
        from contact_submissions
        where lower(email) in (select email from asked)
          and id <> ${id} and contact_id is distinct from ${id}
        union all
        select 'contact', id, created_at, null, null, null
        from contacts
        where lower(email) in (select email from asked) and id <> ${id}
          and not exists (select from contact_submissions where contact_id = contacts.id)
        union all
        select 'quote', id, created_at, status, number, valid_until
        from quotes
        where lower(email) in (select email from asked) and proposal_id is distinct from ${id}
      )
      select kind, id, created_at as "createdAt", status, number, valid_until as "validUntil",
        count(*) over () as total
      from found order by created_at desc, id desc limit ${mostShown}`.execute(db),
  );
  const today = bogotaDate(now());
  const total = rows[0]?.total ?? 0;
  return { items: rows.map((row) => toItem(row, today)), more: total - rows.length };
}

type Row = { id: string; createdAt: Date; total: number } & (
  | { kind: 'contact' }
  | { kind: 'proposal'; status: string }
  | { kind: 'quote'; status: QuoteStatus; number: string | null; validUntil: string }
);

function toItem(row: Row, today: string): AlsoWrittenItem {
  const { id, createdAt } = row;
  switch (row.kind) {
    case 'contact':
      return { id, createdAt, kind: row.kind };
    case 'proposal':
      return { id, createdAt, kind: row.kind, status: toProposalStatus(row.status) };
    case 'quote':
      return { id, createdAt, kind: row.kind, number: row.number, state: quoteStateOf(row, today) };
  }
}
