import { expect, test } from 'vitest';
import { system, type UserActor } from '#server/actor.ts';
import { month, openMembershipWorld, year } from '#test/membership-world.ts';
import { openTestServices } from '#test/test-services.ts';
import { changeMembership } from '../memberships/change-membership.ts';
import { countPlaces } from '../memberships/launch-places.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { readCheckout } from '../payments/read-checkout.ts';
import { renewMemberships } from './renew-memberships.ts';

const opened = await openTestServices();
const world = await openMembershipWorld(opened, '2027-03-01T10:00');
const { services, wompi, giveBack, goTo, newPerson, pay, see, startPaying } = world;
const { db } = services;

const priceAt = async (actor: UserActor, asked = month) => {
  const checkout = await readCheckout(services, actor, asked);
  return checkout?.kind === 'for-sale' ? checkout.item.price.amount : null;
};
const left = () => countPlaces(db.service, services.now());

test('the first months of the launch cost half, three of them, and no year does', async () => {
  goTo('2027-03-01T10:00');
  const ana = await newPerson();
  expect([await priceAt(ana), await priceAt(ana, year)]).toEqual([15_00, 249_00]);
  await pay(ana);
  expect(await left()).toBe(99);
  for (const [moment, price] of [
    ['2027-03-28T10:00', 15_00],
    ['2027-04-28T10:00', 15_00],
    ['2027-05-28T10:00', 30_00],
  ] as const) {
    goTo(moment);
    await renewMemberships(services, system);
    expect(await priceAt(ana)).toBe(price);
    await pay(ana);
  }
  expect(await left()).toBe(99);
});

test('after a year a month costs what it costs, unless the money of the year went back', async () => {
  goTo('2028-01-03T10:00');
  const ana = await newPerson();
  await pay(ana);
  goTo('2028-01-13T10:00');
  const orderId = await pay(ana, year);
  goTo('2029-01-10T10:00');
  expect(await priceAt(ana)).toBe(30_00);
  await giveBack(orderId);
  expect(await priceAt(ana)).toBe(15_00);
});

test('a place is held for half an hour, and while a payment is on its way', async () => {
  goTo('2027-06-01T10:00');
  const before = (await left()) ?? 0;
  const [ana, bea] = [await newPerson(), await newPerson()];
  await startPaying(ana);
  const pending = await startPaying(bea);
  wompi.pay(pending, { status: 'pending' });
  await see(pending);
  expect(await left()).toBe(before - 2);
  goTo('2027-06-01T10:31');
  expect(await left()).toBe(before - 1);
});

test('a place that nobody has is given before one whose time is over', async () => {
  goTo('2027-06-02T08:00');
  const ana = await newPerson();
  const reference = await startPaying(ana);
  goTo('2027-06-02T08:31');
  await startPaying(await newPerson());
  // Her bank took its time, and there was room for both.
  wompi.pay(reference);
  const { status } = await db.service
    .selectFrom('orders')
    .select('status')
    .where('id', '=', await see(reference))
    .executeTakeFirstOrThrow();
  expect(status).toBe('paid');
});

test('what comes for a place that another has by now goes back', { tags: 'sweep' }, async () => {
  goTo('2027-06-02T10:00');
  const ana = await newPerson();
  const reference = await startPaying(ana);
  goTo('2027-06-02T10:31');
  const bea = await newPerson();
  const places = (await left()) ?? 0;
  // Everybody else comes, and hers is the last one.
  for (let place = 0; place < places; place += 1) await startPaying(await newPerson());
  expect(await left()).toBe(0);
  expect(await priceAt(bea)).toBe(30_00);
  wompi.pay(reference);
  const orderId = await see(reference);
  const refunds = await db.service
    .selectFrom('refunds')
    .select('reason')
    .where('order_id', '=', orderId)
    .execute();
  expect(refunds).toEqual([{ reason: 'duplicate' }]);
});

test('of 150 who come at once no more get a place than there are', async () => {
  goTo('2027-07-01T10:00');
  const places = (await left()) ?? 0;
  const people = await Promise.all(Array.from({ length: 150 }, () => newPerson()));
  const begun = await Promise.allSettled(people.map((person) => startPaying(person)));
  const launched = await db.service
    .selectFrom('orders')
    .select('id')
    .where('is_launch', '=', true)
    .where('created_at', '=', services.now())
    .execute();
  expect(begun.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(
    places,
  );
  expect(launched).toHaveLength(places);
  expect(await left()).toBe(0);
}, 60_000);

test('a mail about a payment that is missed says the price of the launch, also where no order says it', async () => {
  goTo('2029-06-01T10:00');
  const ana = await newPerson('lanzada@correo.example');
  await pay(ana);
  const { id } = (await findMembership(db.service, ana.userId)) ?? { id: '' };
  goTo('2029-07-01T10:01');
  await db.service
    .transaction()
    .execute((db) =>
      changeMembership(
        { ...services, db },
        { membershipId: id, event: { type: 'charge-failed', number: 2 } },
      ),
    );
  const mail = (await services.queuedMails()).find(({ to }) => to === 'lanzada@correo.example');
  expect(mail?.text).toMatch(/Para seguir son USD\s15,/);
  expect(mail?.text).toContain('el pago del mes siguiente no nos ha llegado');
});
