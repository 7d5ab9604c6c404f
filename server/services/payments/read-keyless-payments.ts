import { sql } from 'kysely';
import type { ProviderName } from '#packages/payments/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** What is under way at a provider that nobody asks any more. */
export type KeylessPayments = {
  provider: Exclude<ProviderName, 'manual'>;
  /** That somebody may still pay, or that wait for a bank. */
  payments: number;
  /** That it was asked for, or is at. */
  refunds: number;
};

/** What is under way at providers of which this installation has no keys; nothing of those where nothing is. */
export async function readKeylessPayments(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
  { withKeys }: { withKeys: readonly ProviderName[] },
): Promise<KeylessPayments[]> {
  const asked = [...withKeys, 'manual'] as const;
  const attempts = db.service
    .selectFrom('payment_attempts')
    .select(['provider', sql<number>`1`.as('payments'), sql<number>`0`.as('refunds')])
    .where('provider', 'not in', asked)
    .where((where) =>
      where.or([
        where('status', '=', 'pending'),
        where.and([
          where('status', '=', 'open'),
          where('url', 'is not', null),
          where('expires_at', '>', now()),
        ]),
      ]),
    );
  const refunds = db.service
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['provider', sql<number>`0`.as('payments'), sql<number>`1`.as('refunds')])
    .where('provider', 'not in', asked)
    .where('refunds.status', 'in', ['asked', 'pending']);
  const rows = await db.service
    .selectFrom(attempts.unionAll(refunds).as('waiting'))
    .select(({ fn }) => [
      'provider',
      fn.sum<number>('payments').as('payments'),
      fn.sum<number>('refunds').as('refunds'),
    ])
    .groupBy('provider')
    .orderBy('provider')
    .execute();
  return rows.flatMap(({ provider, ...counts }) =>
    provider === 'manual' ? [] : [{ provider, ...counts }],
  );
}
