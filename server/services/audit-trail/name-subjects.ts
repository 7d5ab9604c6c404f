import { platformName } from '#content/platforms/platforms.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { SubjectKind } from '../audit/record-audit.ts';
import { isUuid } from '../is-uuid.ts';

/** What something was done to, or made of. The name is what it is called now; null of what is no longer there, or has none. */
export type AuditSubject = { kind: string; id: string | null; name: string | null };

type Noted = { kind: string; subjectId: string | null };

type Named = { id: string; name: string };

/** Where the names of each kind stand; null where they have none. */
const named = {
  user: (db: ActorDb, ids: string[]): Promise<Named[]> =>
    db.selectFrom('users').select(['id', 'full_name as name']).where('id', 'in', ids).execute(),
  contact: (db: ActorDb, ids: string[]): Promise<Named[]> =>
    db.selectFrom('contacts').select(['id', 'name']).where('id', 'in', ids).execute(),
  newsletter: null,
  'saved-reply': (db: ActorDb, ids: string[]): Promise<Named[]> =>
    db.selectFrom('saved_replies').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  quote: async (db: ActorDb, ids: string[]): Promise<Named[]> => {
    const quotes = db.selectFrom('quotes').select(['id', 'number', 'name']);
    const found = await quotes.where('id', 'in', ids).execute();
    return found.map(({ id, number, name }) => ({
      id,
      name: number === null ? `de ${name}` : `${number} de ${name}`,
    }));
  },
  proposal: (db: ActorDb, ids: string[]): Promise<Named[]> =>
    db.selectFrom('contact_submissions').select(['id', 'name']).where('id', 'in', ids).execute(),
  project: (db: ActorDb, ids: string[]): Promise<Named[]> =>
    db.selectFrom('projects').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  distribution: async (db: ActorDb, ids: string[]): Promise<Named[]> => {
    const found = await db
      .selectFrom('distributions')
      .innerJoin('projects', 'projects.id', 'distributions.project_id')
      .select(['distributions.id', 'title', 'platform'])
      .where('distributions.id', 'in', ids)
      .execute();
    return found.map(({ id, title, platform }) => ({
      id,
      name: `«${title}» en ${platformName(platform)}`,
    }));
  },
  order: (db: ActorDb, ids: string[]): Promise<Named[]> =>
    db.selectFrom('orders').select(['id', 'code as name']).where('id', 'in', ids).execute(),
  'exchange-rate': null,
  finding: (db: ActorDb, ids: string[]): Promise<Named[]> =>
    db
      .selectFrom('payment_findings')
      .select(['id', 'subject as name'])
      .where('id', 'in', ids)
      .execute(),
  ledger: null,
  'legal-request': (db: ActorDb, ids: string[]): Promise<Named[]> =>
    db
      .selectFrom('legal_requests')
      .select(['id', 'radicado as name'])
      .where('id', 'in', ids)
      .execute(),
  transfer: (db: ActorDb, ids: string[]): Promise<Named[]> =>
    db
      .selectFrom('transfer_reports')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'transfer_reports.attempt_id')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['transfer_reports.id', 'orders.code as name'])
      .where('transfer_reports.id', 'in', ids)
      .execute(),
} as const satisfies Record<
  SubjectKind | 'proposal',
  ((db: ActorDb, ids: string[]) => Promise<Named[]>) | null
>;

const kinds = Object.keys(named) as (keyof typeof named)[];

/** Looks up the names of what these entries are about; the function that it returns gives each its own. */
export async function nameSubjects(
  db: ActorDb,
  rows: readonly Noted[],
): Promise<(row: Noted) => AuditSubject> {
  const names = new Map<string, string>();
  for (const kind of kinds) {
    const find = named[kind];
    const ids = rows.flatMap((row) =>
      row.kind === kind && row.subjectId !== null && isUuid(row.subjectId) ? [row.subjectId] : [],
    );
    if (!find || ids.length === 0) continue;
    for (const { id, name } of await find(db, ids)) names.set(`${kind} ${id}`, name);
  }
  return ({ kind, subjectId: id }) => ({ kind, id, name: names.get(`${kind} ${id}`) ?? null });
}
