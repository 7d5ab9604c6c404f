import { sql } from 'kysely';
import type { FindingKind } from '#content/payment-findings.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type BoundedCount, mostCounted, toBounded } from '../lists/search-plan.ts';

/** When the payments of a provider were held against what came in, and how many differences of it nobody has resolved. */
export type Comparison = {
  provider: 'wompi' | 'paypal';
  comparedAt: Date;
  openDifferences: BoundedCount;
};

/** Of what a comparison finds, also where somebody was told of it before. */
const compared: FindingKind[] = [
  ...(['unknown-reference', 'mismatch', 'missing-here', 'missing-there', 'differs'] as const),
];

/** The last one of each provider that is used; one that was never compared is not there. */
export async function readComparisons(
  { db, payments }: Pick<AppServices, 'db' | 'payments'>,
  actor: StaffActor,
): Promise<Comparison[]> {
  const names = payments.providers.map(({ name }) => name);
  if (names.length === 0) return [];
  const rows = await asActor(db, actor, (db) =>
    db
      .selectFrom('payment_comparisons')
      .select(['provider', 'compared_at as comparedAt'])
      .select(
        sql<number>`(select count(*)::int from (select from payment_findings as finding
          where finding.provider = payment_comparisons.provider and finding.resolved_at is null
            and finding.kind = any(${compared}::text[]) limit ${mostCounted + 1}) as open)`.as(
          'open',
        ),
      )
      .where('provider', 'in', names)
      .orderBy('provider')
      .execute(),
  );
  return rows.map(({ open, ...row }) => ({ ...row, openDifferences: toBounded(open) }));
}
