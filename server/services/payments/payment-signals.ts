import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { type ExchangeRate, readExchangeRate } from './exchange-rate.ts';

/** What of payments waits, in all of the installation. */
export type PaymentSignals = {
  /** Events of providers that nothing was done about yet. */
  eventsWaiting: number;
  /** Since the oldest of them came; 0 without any. */
  oldestEventSeconds: number;
  /** That their provider has not made yet. */
  refundsWaiting: number;
  /** That only a person can make, and has not. */
  refundsByHand: number;
  /** What does not fit, and nobody has resolved. */
  openFindings: number;
};

/** Counts what waits for a provider, for a job or for the staff. */
export async function readPaymentSignals(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
): Promise<PaymentSignals> {
  const { oldestEventAt, ...counts } = await db.service
    .selectNoFrom((from) => [
      from
        .selectFrom('provider_events')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('applied_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('eventsWaiting'),
      from
        .selectFrom('provider_events')
        .select(({ fn }) => fn.min('received_at').as('oldest'))
        .where('applied_at', 'is', null)
        .as('oldestEventAt'),
      from
        .selectFrom('refunds')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', 'in', ['asked', 'pending'])
        .$asScalar()
        .$notNull()
        .as('refundsWaiting'),
      from
        .selectFrom('refunds')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'manual')
        .$asScalar()
        .$notNull()
        .as('refundsByHand'),
      from
        .selectFrom('payment_findings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('resolved_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('openFindings'),
    ])
    .executeTakeFirstOrThrow();
  const waited = oldestEventAt ? now().getTime() - oldestEventAt.getTime() : 0;
  return { ...counts, oldestEventSeconds: Math.max(0, waited / 1000) };
}

/** What a dollar costs here; null where nobody has said so. */
export const readDollarRate = (
  { db }: Pick<AppServices, 'db'>,
  _actor: SystemActor,
): Promise<ExchangeRate | null> => readExchangeRate(db.service);
