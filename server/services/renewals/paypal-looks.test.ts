import { beforeEach, expect, test } from 'vitest';
import { system, type UserActor } from '#server/actor.ts';
import { ProviderError } from '#server/ports/payments/errors.ts';
import type { Subscriptions } from '#server/ports/payments/subscriptions.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { openTestServices } from '#test/test-services.ts';
import { hintSubscription } from '../payments/hint-subscription.ts';
import { renewMemberships } from './renew-memberships.ts';

const opened = await openTestServices();
const members = await openPaypalMembers(opened);
const { services, peer, world, connect, goOn, standing } = members;
const { goTo } = world;
const { service } = services.db;
const { subscriptions } = peer.provider;

beforeEach(async () => {
  await service.deleteFrom('users').execute();
  goTo('2027-01-10T10:00');
});

async function newSubscriber(): Promise<{ actor: UserActor; id: string }> {
  const actor = await members.newMember();
  return { actor, id: await connect(actor) };
}

/** The job, by PayPal as it is but for this. */
const renewBut = (other: Partial<Subscriptions>) => {
  const provider = { ...peer.provider, subscriptions: { ...subscriptions, ...other } };
  const payments = { ...services.payments, providers: [world.wompi, provider] };
  return renewMemberships({ ...services, payments }, system);
};

test(
  'two that cannot be read come last, and do not hold the others',
  { tags: 'sweep' },
  async () => {
    const strange = [await newSubscriber(), await newSubscriber()].map(({ id }) => id);
    // Looked at after them.
    goTo('2027-01-10T10:05');
    const others: UserActor[] = [];
    for (let count = 0; count < 6; count += 1) others.push((await newSubscriber()).actor);
    const read: Subscriptions['read'] = (id) =>
      strange.includes(id)
        ? Promise.reject(new ProviderError('Strange', { isFinal: false, status: 500 }))
        : subscriptions.read(id);
    for (const moment of ['2027-02-10T10:12', '2027-02-10T10:23']) {
      goTo(moment);
      await renewBut({ read });
    }
    for (const actor of others) expect(await standing(actor)).toBe('active 2027-03-10');
  },
);

test('those that were looked at longest ago come first', { tags: 'sweep' }, async () => {
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const { id } = await newSubscriber();
    ids.unshift(id);
    // The later it was connected, the longer ago it was looked at.
    await service
      .updateTable('paypal_subscriptions')
      .set({ looked_at: new Date(+services.now() - (count + 1) * 60_000) })
      .where('provider_id', '=', id)
      .execute();
  }
  goTo('2027-02-01T10:00');
  const asked: string[] = [];
  await renewBut({
    read: async (id) => {
      asked.push(id);
      return subscriptions.read(id);
    },
  });
  const order = [...new Set(asked)].filter((id) => ids.includes(id));
  expect(order).toHaveLength(8);
  // Four are asked about at once.
  expect(order.slice(0, 2)).not.toContain(ids[7]);
  expect(order.slice(-2)).not.toContain(ids[0]);
});

test('what PayPal says while it is looked at is looked at soon, and not in half a day', async () => {
  const { actor, id } = await newSubscriber();
  goTo('2027-01-20T10:00');
  await renewBut({
    listCharges: async (of, ...asked) => {
      if (of === id) {
        await peer.cancelThere(id);
        await hintSubscription(service, id, services.now());
      }
      return subscriptions.listCharges(of, ...asked);
    },
  });
  expect(await members.stateOf(actor)).toBe('active');
  await goOn('2027-01-20T10:01');
  expect(await members.stateOf(actor)).toBe('ended by paypal');
});

test('a charge that PayPal lists some days late is found', async () => {
  const { actor } = await newSubscriber();
  await goOn('2027-02-03T11:00');
  goTo('2027-02-10T10:02');
  await renewBut({ listCharges: async () => [] });
  expect(await standing(actor)).toBe('past_due 2027-02-10');
  await goOn('2027-02-11T10:00');
  expect(await standing(actor)).toBe('active 2027-03-10');
});

test('no renewal is announced to who may have been charged while nobody heard of PayPal', async () => {
  const { actor } = await newSubscriber();
  await peer.fail('error');
  await goOn('2027-02-12T12:00', '2027-02-12T12:10');
  expect(await world.mailsTo(actor)).toEqual([]);
  await peer.fail(null);
  await goOn('2027-02-12T12:30');
  expect(await standing(actor)).toBe('active 2027-03-10');
});
