import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';

/** When the payments of a provider were held against what came in. */
export type Comparison = { provider: 'wompi' | 'paypal'; comparedAt: Date };

/** The last one of each provider that is used; one that was never compared is not there. */
export async function readComparisons(
  { db, payments }: Pick<AppServices, 'db' | 'payments'>,
  actor: StaffActor,
): Promise<Comparison[]> {
  const names = payments.providers.map(({ name }) => name);
  if (names.length === 0) return [];
  return asActor(db, actor, (db) =>
    db
      .selectFrom('payment_comparisons')
      .select(['provider', 'compared_at as comparedAt'])
      .where('provider', 'in', names)
      .orderBy('provider')
      .execute(),
  );
}
