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
  /** Memberships that it charges without their person, or is to stop charging. */
  subscriptions: number;
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
    .select(['provider', ...counting('payments')])
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
    .select(['provider', ...counting('refunds')])
    .where('provider', 'not in', asked)
    .where('refunds.status', 'in', ['asked', 'pending']);
  const atPaypal = db.service
    .selectFrom('paypal_subscriptions')
    .select([sql<ProviderName>`'paypal'`.as('provider'), ...counting('subscriptions')])
    .where('state', 'in', ['waiting', 'active', 'ending'])
    .where(({ val }) => sql<boolean>`not ${val(withKeys.includes('paypal'))}`);
  const atWompi = db.service
    .selectFrom('payment_sources')
    .select([sql<ProviderName>`'wompi'`.as('provider'), ...counting('subscriptions')])
    .where('state', '=', 'available')
    .where(({ val }) => sql<boolean>`not ${val(withKeys.includes('wompi'))}`);
  const rows = await db.service
    .selectFrom(attempts.unionAll(refunds).unionAll(atPaypal).unionAll(atWompi).as('waiting'))
    .select(({ fn }) => [
      'provider',
      fn.sum<number>('payments').as('payments'),
      fn.sum<number>('refunds').as('refunds'),
      fn.sum<number>('subscriptions').as('subscriptions'),
    ])
    .groupBy('provider')
    .orderBy('provider')
    .execute();
  return rows.flatMap(({ provider, ...counts }) =>
    provider === 'manual' ? [] : [{ provider, ...counts }],
  );
}

type Count = 'payments' | 'refunds' | 'subscriptions';

/** One of what a row is, and none of the others. */
const counting = (one: Count) =>
  (['payments', 'refunds', 'subscriptions'] as const).map((count) =>
    sql<number>`${sql.lit(count === one ? 1 : 0)}`.as(count),
  );
