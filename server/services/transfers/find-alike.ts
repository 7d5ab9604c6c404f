import { sql } from 'kysely';
import type { ActorDb } from '#server/database/as-actor.ts';

/** Another report with the same reference: it may be of the same money. */
export type AlikeReport = {
  id: string;
  orderId: string;
  code: string;
  clientName: string | null;
  isConfirmed: boolean;
};

/** More than that nobody reads of each. */
const mostAlike = 3;

/** Of each of these reports the others with its reference that were not refused. */
export async function findAlike(
  db: ActorDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AlikeReport[]>> {
  const { rows } = await sql<AlikeReport & { of: string }>`
    select report.id as "of", other.id, orders.id as "orderId", orders.code, orders.client_name as "clientName",
      other.decision is not null as "isConfirmed"
    from transfer_reports report
    cross join lateral (
      select id, attempt_id, decision, reported_at from transfer_reports other
      where app.reference_key(other.reference) = app.reference_key(report.reference)
        and other.decision is distinct from 'refused' and other.id <> report.id
      order by other.decision is null, other.reported_at, other.id limit ${mostAlike}
    ) other
    join payment_attempts attempt on attempt.id = other.attempt_id
    join orders on orders.id = attempt.order_id
    where report.id = any(${ids}::uuid[])
    order by other.decision is null, other.reported_at, other.id`.execute(db);
  const alike = Map.groupBy(rows, ({ of }) => of);
  return new Map([...alike].map(([id, others]) => [id, others.map(toAlike)]));
}

const toAlike = ({ id, orderId, code, clientName, isConfirmed }: AlikeReport): AlikeReport => ({
  ...{ id, orderId, code, clientName, isConfirmed },
});
