import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { AuditAction } from '../audit/record-audit.ts';
import type { Page } from '../lists/keyset.ts';
import { readSortedPage } from '../lists/read-sorted-page.ts';
import { newestFirst } from '../lists/sorting.ts';
import { type AuditSubject, nameSubjects } from './name-subjects.ts';

const entriesPerPage = 50;

/** Whose entries are asked for: those of one of the staff, or of the operator's commands. */
export type AuditActor = { staffId: string } | 'operator';

export type AuditQuery = {
  who: AuditActor | null;
  action: AuditAction | null;
  subject: { kind: string; id: string } | null;
  /** From the beginning of one moment to before another. */
  from: Date | null;
  until: Date | null;
  /** As a page before named it. */
  cursor: string | null;
};

export type AuditEntry = {
  id: string;
  at: Date;
  /** Null of a command of the operator's. */
  staffId: string | null;
  /** Null of who is no longer there. */
  staffName: string | null;
  ip: string | null;
  action: string;
  subject: AuditSubject;
  /** What it was made of: the proposal of a quote, the quote that another one repeats. */
  origin: AuditSubject | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

/** One page of what the staff and the operator did, the newest first. */
export async function listAudit(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { cursor, ...query }: AuditQuery,
): Promise<Page<AuditEntry>> {
  return asActor(db, actor, async (db) => {
    const page = await readSortedPage({
      query: entriesOf(db, query),
      sorting: newestFirst('audit_log', 'at'),
      cursor,
      size: entriesPerPage,
    });
    const noted = page.rows.map(({ before, after, ...row }) => ({
      ...row,
      before: toFields(before),
      after: toFields(after),
      origin: originOf(toFields(after)),
    }));
    const named = await nameSubjects(db, [
      ...noted,
      ...noted.flatMap(({ origin }) => origin ?? []),
    ]);
    const rows = noted.map((entry) => ({
      id: entry.id,
      at: entry.at,
      staffId: entry.staffId,
      staffName: entry.staffName,
      ip: entry.ip,
      action: entry.action,
      subject: named(entry),
      origin: entry.origin && named(entry.origin),
      before: entry.before,
      after: entry.after,
    }));
    return { ...page, rows };
  });
}

function originOf({ proposal, repeats }: Record<string, unknown>) {
  if (typeof proposal === 'string') return { kind: 'proposal', subjectId: proposal };
  return typeof repeats === 'string' ? { kind: 'quote', subjectId: repeats } : null;
}

/** What was noted is an object of fields; of anything else there is none. */
const toFields = (noted: unknown): Record<string, unknown> =>
  typeof noted === 'object' && noted !== null && !Array.isArray(noted) ? { ...noted } : {};

function entriesOf(db: ActorDb, { who, action, subject, from, until }: Omit<AuditQuery, 'cursor'>) {
  const asked: RawBuilder<boolean>[] = [];
  if (who === 'operator') asked.push(sql`audit_log.staff_id is null`);
  else if (who) asked.push(sql`audit_log.staff_id = ${who.staffId}::uuid`);
  if (action) asked.push(sql`audit_log.action = ${action}`);
  if (subject)
    asked.push(
      sql`audit_log.subject_kind = ${subject.kind} and audit_log.subject_id = ${subject.id}`,
    );
  if (from) asked.push(sql`audit_log.at >= ${from}`);
  if (until) asked.push(sql`audit_log.at < ${until}`);
  return db
    .selectFrom('audit_log')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.staff_id as staffId',
      'audit_log.ip',
      'audit_log.action',
      'audit_log.subject_kind as kind',
      'audit_log.subject_id as subjectId',
      'audit_log.before',
      'audit_log.after',
    ])
    .select(
      // After the rows are chosen, so that nothing stands between them and their index.
      sql<string | null>`(select display_name from users where users.id = audit_log.staff_id)`.as(
        'staffName',
      ),
    )
    .where(({ and }) => and(asked));
}
