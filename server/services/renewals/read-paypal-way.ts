import { sql } from 'kysely';
import {
  isOfNextPeriod,
  isToBeCharged,
  paidUntil,
  statusAt,
} from '#packages/membership/src/index.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { StoredMembership } from '../memberships/stored-membership.ts';
import { lacksKeys } from '../payments/find-provider.ts';
import { findSubscriber } from './find-subscriber.ts';
import {
  firstCharge,
  type PaypalTerms,
  paypalPlans,
  readPaypalTerms,
  toTerms,
} from './paypal-terms.ts';

/** How PayPal charges somebody's membership by itself, or would. */
export type PaypalWay = {
  /** `lost`: PayPal ended it, or its price did; `left`: its person did, or what they did with the membership. */
  kind: 'none' | 'waiting' | 'active' | 'lost' | 'left';
  /** Why it was lost. */
  lost: 'paypal' | 'price' | null;
  /** Of what waits or is charged. */
  terms: PaypalTerms | null;
  /** When it is charged for the first time, as far as nothing was yet; and the next time, as far as PayPal says. */
  startsAt: Date | null;
  nextChargeAt: Date | null;
  /** It is about to charge the next period: nobody pays that a second time. */
  isSure: boolean;
  /** What PayPal charges next was paid otherwise: that charge goes back. */
  isPaidAhead: boolean;
  /** The last charge of what is to be paid failed, and when PayPal tries again. */
  failure: { at: Date; retryAt: Date | null } | null;
  /** What can be chosen now, by plan: nothing of who pays nothing, is late or has it already. */
  offers: PaypalTerms[];
  /** When what is chosen now is charged for the first time. */
  offerStartsAt: Date | null;
};

/** Null where nobody charges so here, and nothing was connected. */
export async function readPaypalWay(
  services: Pick<AppServices, 'db' | 'now' | 'payments'>,
  db: ActorDb,
  { id, membership }: StoredMembership,
): Promise<PaypalWay | null> {
  const at = services.now();
  const row = await db
    .selectFrom('paypal_subscriptions')
    .select(['state', 'ended_by as endedBy', 'plan', 'price'])
    .select(['first_cycles as firstCycles', 'first_price as firstPrice'])
    .select(['starts_at as startsAt', 'next_charge_at as nextChargeAt', 'ended_at as endedAt'])
    .select(['failed_at as failedAt', 'retry_at as retryAt', 'approved_at as approvedAt'])
    .where('membership_id', '=', id)
    .orderBy(sql`state in ('waiting', 'active')`, 'desc')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const kind = row ? kindOf(row) : 'none';
  const plans = findSubscriber(services) && kind !== 'active' ? paypalPlans(membership, at) : [];
  const offers = await Promise.all(
    plans.map((plan) => readPaypalTerms(services.db.service, { id, membership, plan, at })),
  );
  const isRenewed = ['trialing', 'active', 'past_due'].includes(statusAt(membership, at));
  const isSilent = kind === 'none' || kind === 'left';
  if (!isRenewed || (offers.length === 0 && isSilent)) return null;
  const end = paidUntil(membership);
  const upcoming = row?.retryAt ?? row?.nextChargeAt ?? null;
  return {
    ...{ kind, offers, offerStartsAt: firstCharge(membership) },
    lost: kind === 'lost' && row?.endedBy === 'price' ? 'price' : kind === 'lost' ? 'paypal' : null,
    terms: row && (kind === 'waiting' || kind === 'active') ? toTerms(row) : null,
    startsAt: row && (end === null || row.startsAt >= end) ? row.startsAt : null,
    nextChargeAt: row?.nextChargeAt ?? null,
    isSure:
      kind === 'active' &&
      isToBeCharged(membership, row?.failedAt ?? null, at) &&
      !lacksKeys(services, 'paypal'),
    isPaidAhead: upcoming ? !isOfNextPeriod(membership, upcoming) : false,
    failure:
      row?.failedAt && isOfNextPeriod(membership, row.failedAt)
        ? { at: row.failedAt, retryAt: row.retryAt }
        : null,
  };
}

type Row = {
  state: 'opening' | 'waiting' | 'active' | 'ending' | 'ended';
  endedBy: 'person' | 'paypal' | 'price' | 'nobody' | null;
  approvedAt: Date | null;
};

function kindOf({ state, endedBy, approvedAt }: Row): PaypalWay['kind'] {
  switch (state) {
    case 'waiting':
    case 'active':
      return state;
    case 'opening':
      return 'none';
    case 'ending':
    case 'ended':
      if (approvedAt === null) return 'none';
      return endedBy === 'person' || endedBy === 'nobody' ? 'left' : 'lost';
  }
}
