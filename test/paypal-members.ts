import { afterAll } from 'vitest';
import type { Plan } from '#packages/membership/src/index.ts';
import { system, type UserActor } from '#server/actor.ts';
import { receiveEvent } from '#server/services/payments/receive-event.ts';
import { choosePaypal } from '#server/services/renewals/choose-paypal.ts';
import { followOwnPaypal } from '#server/services/renewals/follow-paypal.ts';
import { readOwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { readPayWay } from '#server/services/renewals/read-pay-way.ts';
import { renewMemberships } from '#server/services/renewals/renew-memberships.ts';
import { month, openMembershipWorld, withProviders } from './membership-world.ts';
import { openPaypalSubscriptionPeer } from './paypal-subscriptions-peer.ts';
import { anyone, type TestServices } from './test-services.ts';

/** Members, and PayPal as its simulator plays it, by one clock that is set by hand. */
export async function openPaypalMembers(opened: TestServices, begin = '2027-01-10T10:00') {
  const world = await openMembershipWorld(opened, begin);
  const peer = await openPaypalSubscriptionPeer({ now: () => world.services.now() });
  afterAll(() => peer.close());
  const services = withProviders(world.services, [world.wompi, peer.provider]);
  const { service } = opened.db;
  const renew = () => renewMemberships(services, system);

  const choose = async (actor: UserActor, plan: Plan = 'month') =>
    (await choosePaypal(services, actor, { plan })).url;

  const rowsOf = ({ userId }: UserActor) =>
    service
      .selectFrom('paypal_subscriptions')
      .innerJoin('memberships', 'memberships.id', 'membership_id')
      .select(['paypal_subscriptions.id', 'state', 'ended_by as endedBy', 'price', 'url'])
      .select(['provider_id as providerId', 'first_cycles as firstCycles'])
      .select(['first_price as firstPrice', 'starts_at as startsAt', 'plan'])
      .where('user_id', '=', userId)
      .orderBy('asked_at')
      .execute();

  async function rowOf(actor: UserActor) {
    const row = (await rowsOf(actor)).at(-1);
    if (!row) throw new Error('They have no subscription');
    return row;
  }

  const idOf = async (actor: UserActor) => (await rowOf(actor)).providerId ?? '';

  return {
    ...{ world, services, peer, renew, choose, rowsOf, rowOf, idOf },
    async newMember(asked = month): Promise<UserActor> {
      const actor = await world.newPerson();
      await world.pay(actor, asked);
      return actor;
    },
    /** Approved, and seen by whoever comes back; so many of the first tries to charge it fail. Resolves with its id. */
    async connect(actor: UserActor, plan: Plan = 'month', failing = 0): Promise<string> {
      await peer.approve(await choose(actor, plan), failing);
      await followOwnPaypal(services, actor);
      return idOf(actor);
    },
    /** The job comes at each of these moments. */
    async goOn(...moments: string[]): Promise<void> {
      for (const moment of moments) {
        world.goTo(moment);
        await renew();
      }
    },
    /** PayPal's events of this kind on a subscription, once there are so many. */
    async deliver(id: string, kind: string, count = 1): Promise<void> {
      const events = (await peer.events(kind, 0)).filter(isAbout(id));
      const all = events.length >= count ? events : await waitFor(id, kind, count);
      for (const event of all) await receiveEvent(services, anyone, { name: 'paypal', event });
    },
    stateOf: async (actor: UserActor) => {
      const { state, endedBy } = await rowOf(actor);
      return endedBy === null ? state : `${state} by ${endedBy}`;
    },
    renewalOf: async (actor: UserActor) => (await readOwnMembership(services, actor)).renewal,
    standing: async (actor: UserActor) => {
      const { status, paidUntil } = await readOwnMembership(services, actor);
      return `${status} ${paidUntil?.toISOString().slice(0, 10) ?? '—'}`;
    },
    wayOf: async (actor: UserActor) => (await readPayWay(services, actor))?.paypal ?? null,
    atPaypal: async (id: string) => (await peer.provider.subscriptions.read(id)).status,
    /** What PayPal brought, oldest first. */
    paymentsOf: ({ userId }: UserActor) =>
      service
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select(['payments.role', 'payments.amount', 'payments.refunded'])
        .where('orders.user_id', '=', userId)
        .where('payments.provider', '=', 'paypal')
        .orderBy('received_at')
        .execute(),
    async refundsOf({ userId }: UserActor): Promise<string[]> {
      const rows = await service
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .select(['refunds.reason', 'refunds.status'])
        .where('orders.user_id', '=', userId)
        .execute();
      return rows.map(({ reason, status }) => `${reason} ${status}`);
    },
    /** The kinds of what waits for the staff. */
    async findings(): Promise<string[]> {
      const rows = await service.selectFrom('payment_findings').select('kind').execute();
      return rows.map(({ kind }) => kind);
    },
  };

  async function waitFor(id: string, kind: string, count: number) {
    for (let seen = count; ; seen += 1) {
      const events = (await peer.events(kind, seen)).filter(isAbout(id));
      if (events.length >= count) return events;
    }
  }
}

const isAbout =
  (id: string) =>
  ({ body }: { body: Uint8Array }): boolean =>
    Buffer.from(body).includes(`"${id}"`);
