import { launchPrice, premium } from '#content/premium.ts';
import { longDate } from '#content/dates.ts';
import { ivaPercent } from '#content/iva.ts';
import { membershipPlan } from '#content/membership-plan.ts';
import { membershipSpans } from '#content/membership-spans.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import {
  type Membership,
  newMembership,
  type Offer,
  offerOf,
  paidUntil,
  type Plan,
  type Renewal,
  statusAt,
} from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { partLeft } from '../memberships/credits.ts';
import { hasLaunchPrice } from '../memberships/launch-places.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import type { OrderItem } from './order-item.ts';

/** What is left to pay where what runs is worth nearly as much, in cents of a dollar. */
const least = 100;

/** A period of the membership as the checkout sells it to one person; `member` where they can pay none now. */
export type MembershipItem =
  | {
      kind: 'for-sale';
      item: OrderItem;
      description: string;
      features: readonly string[];
      unit: string;
      taxPercent: number;
    }
  /** `next`: how what comes after is paid; null of who cancelled. */
  | { kind: 'member'; paidUntil: Date; next: Renewal | null };

/** The period of this plan that a person may pay now. */
export async function findMembershipItem(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  plan: Plan,
): Promise<MembershipItem> {
  const at = now();
  const found = await findMembership(db.service, actor.userId);
  const membership = found?.membership ?? newMembership;
  const id = found?.id ?? null;
  const creditsLeft = id === null ? 1 : await partLeft(db.service, id, { membership, at });
  const offer = offerOf(membership, { plan, now: at, creditsLeft });
  if (!offer) {
    const next = membership.cancelledAt === null ? membership.renewal : null;
    return { kind: 'member', paidUntil: paidUntil(membership) ?? at, next };
  }
  return {
    kind: 'for-sale',
    item: itemOf(offer, await hasLaunchPrice(db.service, { id, membership, plan, at })),
    description: describe(membership, offer, at),
    ...{ features: membershipPlan.features, unit: membershipSpans[plan].unit },
    taxPercent: ivaPercent,
  };
}

/** `id` is of one period alone: what was paid for one pays no other. */
export function itemOf({ number, plan, startsNow, left }: Offer, isLaunch: boolean): OrderItem {
  const { amount, currency } = isLaunch ? launchPrice : premium[plan];
  return {
    id: [membershipPlan.id, plan, number, ...(startsNow ? ['now'] : [])].join(':'),
    name: membershipSpans[plan].name,
    ...{ service: 'membresia', quoteId: null },
    price: { amount: Math.max(least, amount - left), currency },
    membership: { number, plan, startsNow, isLaunch },
  };
}

/** When it begins, and what is counted in its price. */
function describe(membership: Membership, { startsNow, left }: Offer, now: Date): string {
  const paid = paidUntil(membership);
  if (startsNow)
    return `Pasas al año hoy mismo. De lo que te queda del mes ya descontamos USD ${(left / 100).toLocaleString('es-CO', { minimumFractionDigits: 2 })}.`;
  switch (statusAt(membership, now)) {
    case 'active':
    case 'cancelled_at_period_end':
    case 'past_due':
      return paid
        ? `Cuenta desde el ${longDate(bogotaDate(paid))}, donde termina lo que ya pagaste.`
        : `Cuenta desde el ${longDate(bogotaDate(membership.trial?.endsAt ?? now))}, donde terminó tu prueba.`;
    case 'trialing':
      return 'Empieza cuando pagas, y los días que te quedan de prueba se suman al final.';
    case 'none':
    case 'ended':
      return 'La membresía Premium: herramientas, descuento y créditos en un solo precio.';
  }
}
