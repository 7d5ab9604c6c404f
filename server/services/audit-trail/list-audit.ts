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
  /** What it was made of: the proposal of a quote, the quote that another one repeats. */
  origin: AuditSubject | null;
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
    const noted = rows.map(({ before, after, ...row }) => ({
      ...row,
      before: toFields(before),
      after: toFields(after),
      origin: originOf(toFields(after)),
    }));
    const named = await nameSubjects(db, [
      ...noted,
      ...noted.flatMap(({ origin }) => origin ?? []),
    ]);
    const entries = noted.map((entry) => ({
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
    return { entries, before, after };
  });
}

function originOf({ proposal, repeats }: Record<string, unknown>) {
  if (typeof proposal === 'string') return { kind: 'proposal', subjectId: proposal };
  return typeof repeats === 'string' ? { kind: 'quote', subjectId: repeats } : null;
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
