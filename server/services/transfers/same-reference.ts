import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/** Until the transaction ends, whoever decides about the same reference waits, and sees then what this one did. */
export const lockReference = (db: Kysely<DB>, reference: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(app.reference_key(${reference}), 4))`.execute(
    db,
  );

/** Whether another report than this one has the same reference, and was not refused. */
export const isReferenceElsewhere = ({ id, reference }: { id: string; reference: string }) =>
  sql<boolean>`exists (
    select from transfer_reports other
    where app.reference_key(other.reference) = app.reference_key(${reference})
      and other.decision is distinct from 'refused' and other.id <> ${id}::uuid)`;
