import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import {
  accessUntil,
  applyEvent,
  type Membership,
  type MembershipEvent,
  newMembership,
  statusAt,
} from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { readMembership } from '#server/services/memberships/stored-membership.ts';
import type { KeptEvent, KeptMembership, KeptOrder } from './membership-kept.ts';
import { MemberModel } from './membership-model.ts';

const isSettled = ({ status }: KeptOrder): boolean => status === 'paid' || status === 'refunded';

/**
 * What is wrong with a membership at whatever moment it is read, judged by the orders that were paid, and by the model that was
 * written apart; each line names what it is about.
 */
export function findMembershipFaults(kept: KeptMembership): string[] {
  return [
    ...findPaidTwice(kept),
    ...findHalfWritten(kept),
    ...findSaidTwice(kept),
    ...findWrongCredits(kept),
    ...findWrongAccess(kept),
    ...findUnlikeEvents(kept),
  ].map((fault) => `membership ${kept.id}: ${fault}`);
}

/** One charge per period. */
function findPaidTwice({ orders }: KeptMembership): string[] {
  const settled = Map.groupBy(orders.filter(isSettled), ({ number }) => number);
  return [...settled].flatMap(([number, all]) => [
    ...(all.length > 1 ? [`period ${number} was paid by ${all.length} orders`] : []),
    ...(all.filter(({ held }) => held > 0).length > 1
      ? [`money of two is held for ${number}`]
      : []),
  ]);
}

/** What was paid has its period and its event, what went back is over, and nothing else has or is. */
function findHalfWritten({ orders, periods, events }: KeptMembership): string[] {
  const settled = orders.filter(isSettled);
  const times = (type: string, order: string) =>
    events.filter(({ event }) => event.type === type && 'order' in event && event.order === order)
      .length;
  return [
    ...settled.flatMap((order) => {
      const { id, number, plan, price, status, paidAt } = order;
      const own = periods.filter((one) => one.order === id);
      const paid = events.find(({ event }) => event.type === 'period-paid' && event.order === id);
      const isAsOrdered =
        paid?.event.type === 'period-paid' &&
        isDeepStrictEqual(
          [paid.event.number, paid.event.plan, paid.event.price, paid.at],
          [number, plan, price, paidAt],
        );
      return [
        ...(own.length === 1 && own[0]?.number === number
          ? []
          : [`order ${id} has ${own.length} periods`]),
        ...(isAsOrdered ? [] : [`order ${id} was paid and its event says something else`]),
        ...(times('period-paid', id) === 1
          ? []
          : [`order ${id} began ${times('period-paid', id)} times`]),
        ...(own[0]?.isBack === (status === 'refunded')
          ? []
          : [`order ${id} is ${status}, its period not`]),
        ...(times('period-refunded', id) === (status === 'refunded' ? 1 : 0)
          ? []
          : [`order ${id}, ${status}, went back ${times('period-refunded', id)} times`]),
      ];
    }),
    ...(periods.length === settled.length
      ? []
      : [`${periods.length} periods of ${settled.length}`]),
  ];
}

function findSaidTwice({ told }: KeptMembership): string[] {
  const said = told.map(({ notice, stretch }) => `${notice} of stretch ${stretch}`);
  return said
    .filter((one, place) => said.indexOf(one) !== place)
    .map((one) => `${one} was told twice`);
}

/** USD 50 a month, neither more nor twice, as orders and the books have them. */
function findWrongCredits({ windows, credits }: KeptMembership): string[] {
  const due = windows.reduce(
    (sum, { granted, held, used, isExpired }) => sum + (isExpired ? held : granted - used),
    0,
  );
  return [
    ...windows.flatMap((window) => {
      const { period, place, granted, held, used, heldByOrders, usedByOrders } = window;
      const isSound =
        granted === 5000 &&
        held === heldByOrders &&
        used === usedByOrders &&
        held + used <= granted;
      return isSound ? [] : [`credits ${period}.${place} are ${JSON.stringify(window)}`];
    }),
    ...(due === credits
      ? []
      : [`has ${due} of credits, and ${credits} in the books: ${JSON.stringify(windows)}`]),
  ];
}

const momentOf = (moment: Date | null): number => moment?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Neither beyond the grace nor less than what was paid: what the account may use, and until when. */
function findWrongAccess(kept: KeptMembership): string[] {
  const model = new MemberModel();
  const unwanted: string[] = [];
  for (const told of kept.events) {
    if (isUnwantedCharge(model, told.event)) unwanted.push(`${told.event.type} after its end`);
    hear(model, kept, told);
  }
  const looked = kept.lookedAt.getTime();
  const status = model.status(looked);
  const due = {
    ...{ access: model.accessUntil, account: model.accessUntil, tier: model.tier(looked) },
    status,
    accountStatus: status === 'trialing' && model.isTrialToPay ? 'trial_to_pay' : status,
  };
  const found = {
    ...{ access: momentOf(kept.accessUntil), account: momentOf(kept.memberUntil) },
    ...{ tier: kept.tier, status: kept.status, accountStatus: kept.accountStatus },
  };
  return isDeepStrictEqual(found, due)
    ? unwanted
    : [...unwanted, `is ${JSON.stringify(found)} in place of ${JSON.stringify(due)}`];
}

/** Nobody gets a period by what charges it without them once they do not want it so. */
const isUnwantedCharge = (model: MemberModel, event: MembershipEvent): boolean =>
  event.type === 'period-paid' &&
  event.chargedAt !== undefined &&
  (model.isCancelled || model.renewal !== 'paypal');

function hear(model: MemberModel, { orders }: KeptMembership, { at, event }: KeptEvent): void {
  const now = at.getTime();
  switch (event.type) {
    case 'trial-started':
      return model.tryIt(now);
    case 'period-paid': {
      const chargedAt = event.chargedAt === undefined ? now : Date.parse(event.chargedAt);
      return model.pay({ ...event, takesOver: event.startsNow }, Math.min(now, chargedAt));
    }
    case 'period-refunded':
      model.payBack(orders.find(({ id }) => id === event.order)?.number ?? 0, now);
      return model.leavePaypal(now);
    case 'cancelled':
      model.cancel();
      return model.leavePaypal(now);
    case 'resumed':
      model.resume();
      return model.leavePaypal(now);
    case 'plan-chosen':
      return model.choose(event.plan, now);
    case 'renewal-chosen':
      return model.renewBy(event.renewal, event.plan ?? null, now);
    case 'source-gone':
      return model.goBackToLink();
    case 'renewal-opened':
    case 'charge-failed':
    case 'looked-at':
      return model.leavePaypal(now);
  }
}

/** What is kept and what was told is what the events come to. */
function findUnlikeEvents({
  events,
  told,
  status,
  accessUntil: until,
  lookedAt,
}: KeptMembership): string[] {
  const { membership, said } = replay(events);
  const kept = told.map(({ notice, stretch, at }) => ({ notice, stretch, at }));
  return [
    ...(isDeepStrictEqual(kept, said)
      ? []
      : [`told ${JSON.stringify(kept)}, not ${JSON.stringify(said)}`]),
    ...(statusAt(membership, lookedAt) === status ? [] : [`is ${status}`]),
    ...(momentOf(accessUntil(membership)) === momentOf(until) ? [] : ['has other access']),
  ];
}

function replay(events: KeptMembership['events']) {
  let membership: Membership = newMembership;
  const said: KeptMembership['told'] = [];
  for (const { at, event } of events) {
    const step = applyEvent(membership, event, at);
    ({ membership } = step);
    for (const { notice } of step.effects)
      said.push({ notice, stretch: membership.periods.length, at });
  }
  return { membership, said };
}

/** Whether the rows of it are, each by each, what the events come to; nobody may be at it. */
export async function findUnlikeRows(db: Kysely<DB>, kept: KeptMembership): Promise<string[]> {
  const stored = await readMembership(db, kept.id);
  return isDeepStrictEqual(stored.membership, replay(kept.events).membership)
    ? []
    : [`membership ${kept.id}: its rows are not what its events come to`];
}
