import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { AuditAction } from '../audit/record-audit.ts';
import { type Cursor, type Page, readCursor, readPage } from '../desk/keyset.ts';
import { placeIn, sideOf, type Sorting } from '../desk/sorting.ts';
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
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

export type AuditPage = Omit<Page<unknown>, 'rows'> & { entries: AuditEntry[] };

/** One page of what the staff and the operator did, the newest first. */
export async function listAudit(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { cursor, ...query }: AuditQuery,
): Promise<AuditPage> {
  const at = placeIn(newestFirst, readCursor(cursor));
  return asActor(db, actor, async (db) => {
    const { rows, before, after } = await readPage(at, entriesPerPage, (at, limit) =>
      readEntries(db, query, at, limit),
    );
    const subjectOf = await nameSubjects(db, rows);
    const entries = rows.map((row) => ({
      id: row.id,
      at: row.at,
      staffId: row.staffId,
      staffName: row.staffName,
      ip: row.ip,
      action: row.action,
      subject: subjectOf(row),
      before: toFields(row.before),
      after: toFields(row.after),
    }));
    return { entries, before, after };
  });
}

/** What was noted is an object of fields; of anything else there is none. */
const toFields = (noted: unknown): Record<string, unknown> =>
  typeof noted === 'object' && noted !== null && !Array.isArray(noted) ? { ...noted } : {};

const time = sql`audit_log.at`;
const newestFirst: Sorting = {
  columns: [time],
  key: sql<string>`(extract(epoch from ${time}) * 1000000)::bigint::text`,
  isKey: /^\d{1,16}$/,
  values: (key) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
  isDescending: true,
};

function readEntries(
  db: ActorDb,
  { who, action, subject, from, until }: Omit<AuditQuery, 'cursor'>,
  at: Cursor | null,
  limit: number,
) {
  const { conditions, order } = sideOf(newestFirst, sql`audit_log.id`, at);
  const asked: RawBuilder<boolean>[] = [...conditions];
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
    .select(newestFirst.key.as('key'))
    .where(({ and }) => and(asked))
    .orderBy(order)
    .limit(limit)
    .execute();
}
