import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { percentOff, usd } from '#content/money.ts';
import { system, type UserActor } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import { month, openMembershipWorld, withoutLaunch, year } from '#test/membership-world.ts';
import { openTestServices } from '#test/test-services.ts';
import { holdCredits } from '../memberships/credits.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { startTrial } from '../memberships/start-trial.ts';
import { type Asked, readCheckout } from '../payments/read-checkout.ts';
import { settlePayments } from '../payments/settle-payments.ts';
import { readOwnMembership } from './read-own-membership.ts';
import { renewMemberships } from './renew-memberships.ts';

const opened = await openTestServices();
const world = await openMembershipWorld(opened, '2027-03-01T10:00');
const { services, wompi, giveBack, goTo, newPerson, pay, see, startPaying } = world;
await withoutLaunch(opened);
const { db } = services;

const song: Asked = { ...month, plan: 'produccion-hit' };
const release = { ...month, plan: null, service: 'distribucion-global', price: '25' };
const priceAt = async (actor: UserActor, asked: Asked) => {
  const checkout = await readCheckout(services, actor, asked);
  return checkout?.kind === 'for-sale' ? checkout.item.price.amount : null;
};

/** What is left of each month, and what the books say that members may use. */
async function creditsOf({ userId }: UserActor) {
  const { rows } = await sql<{ left: number; books: number; sum: number }>`
    with mine as (select id from memberships where user_id = ${userId}),
    entries as (
      select account, amount from ledger_entries
      where posting like 'credits:%' and order_id in (
        select id from orders where membership_id in (select id from mine) or credit_membership in (select id from mine)
      )
    )
    select
      (select coalesce(sum(case when expired_at is null then granted - used else held end), 0)::int
        from credit_windows where membership_id in (select id from mine)) as left,
      (select coalesce(-sum(amount), 0)::int from entries where account = 'credits') as books,
      (select coalesce(sum(amount), 0)::int from entries) as sum`.execute(db.service);
  const [row] = rows;
  expect(row?.sum).toBe(0);
  // What was used or expired is no longer owed; what an open order holds is.
  expect(row?.books).toBe(row?.left);
  return row?.left;
}

const codeOf = (error: unknown) => (isAppError(error) ? error.code : error);

test('who has paid gets 15 % off a service, and then the credits of the month; nobody else does', async () => {
  goTo('2027-03-01T10:00');
  const [ana, bea, leo] = [await newPerson(), await newPerson(), await newPerson()];
  await pay(ana);
  await startTrial(services, bea);
  expect(await priceAt(ana, song)).toBe(2500_00 * 0.85 - 50_00);
  for (const other of [bea, leo]) expect(await priceAt(other, song)).toBe(2500_00);
  // Never on the membership itself.
  expect(await priceAt(ana, year)).toBe(249_00 - 30_00);

  const orderId = await pay(ana, song);
  const order = await db.service
    .selectFrom('orders')
    .select(['price', 'list_price', 'discount_percent', 'credits', 'credit_state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(order).toEqual({
    ...{ price: 2075_00, list_price: 2500_00, discount_percent: 15 },
    ...{ credits: 50_00, credit_state: 'used' },
  });
  expect(await creditsOf(ana)).toBe(0);
  expect((await readOwnMembership(services, ana)).credits).toMatchObject([
    {
      granted: 50_00,
      used: 50_00,
      held: 0,
      isOver: false,
      orders: [{ id: orderId, isPaid: true }],
    },
  ]);
  expect(await priceAt(ana, { ...song, plan: 'manejo-carrera' })).toBe(1500_00 * 0.85);
  // What is left of a month whose credits are used is nothing.
  expect(await priceAt(ana, year)).toBe(249_00);
});

test('credits pay all but a dollar, and the rest of them is for another order', async () => {
  goTo('2027-03-01T10:00');
  const ana = await newPerson();
  await pay(ana);
  expect(await priceAt(ana, release)).toBe(1_00);
  await pay(ana, release);
  const rest = 50_00 - (percentOff(usd(25), 15).amount - 1_00);
  expect(await creditsOf(ana)).toBe(rest);
  expect(await priceAt(ana, song)).toBe(2500_00 * 0.85 - rest);
});

test('credits are granted with each month of what was paid, do not add up, and expire with it', async () => {
  goTo('2027-03-01T10:00');
  const ana = await newPerson();
  await pay(ana, year);
  expect(await creditsOf(ana)).toBe(50_00);
  for (const moment of ['2027-04-01T09:59', '2027-04-01T10:00', '2027-04-01T10:10']) {
    goTo(moment);
    await renewMemberships(services, system);
    expect(await creditsOf(ana)).toBe(50_00);
  }
  const windows = await db.service
    .selectFrom('credit_windows')
    .innerJoin('memberships', 'memberships.id', 'credit_windows.membership_id')
    .select(['place', 'expired_at'])
    .where('memberships.user_id', '=', ana.userId)
    .orderBy('place')
    .execute();
  expect(windows).toEqual([
    { place: 0, expired_at: new Date('2027-04-01T10:00-05:00') },
    { place: 1, expired_at: null },
  ]);
});

test('a month that is paid in advance grants its credits when it begins, and none in grace', async () => {
  goTo('2027-03-01T10:00');
  const ana = await newPerson();
  await pay(ana);
  goTo('2027-03-28T10:00');
  await renewMemberships(services, system);
  await pay(ana);
  expect(await creditsOf(ana)).toBe(50_00);
  goTo('2027-04-01T10:00');
  await renewMemberships(services, system);
  expect(await creditsOf(ana)).toBe(50_00);
  goTo('2027-05-03T10:00');
  await renewMemberships(services, system);
  expect(await creditsOf(ana)).toBe(0);
  expect(await priceAt(ana, song)).toBe(2500_00);
});

test('an order holds its credits: what another wants at once is refused, and what nobody pays is free again', async () => {
  goTo('2027-03-01T10:00');
  const ana = await newPerson();
  await pay(ana);
  const reference = await startPaying(ana, song);
  expect(await priceAt(ana, song)).toBe(2075_00);
  expect(await priceAt(ana, { ...song, plan: 'manejo-carrera' })).toBe(1500_00 * 0.85);
  goTo('2027-03-02T12:00');
  await settlePayments(services, system);
  expect(await creditsOf(ana)).toBe(50_00);
  expect(await priceAt(ana, song)).toBe(2075_00);
  // What comes for it now goes back: its price was made of credits that are free again.
  wompi.pay(reference);
  const orderId = await see(reference);
  const refunds = await db.service
    .selectFrom('refunds')
    .select('reason')
    .where('order_id', '=', orderId)
    .execute();
  expect(refunds).toEqual([{ reason: 'duplicate' }]);
  expect(await creditsOf(ana)).toBe(50_00);
});

test('credits come back with the money of an order while their month lasts, and not after it', async () => {
  goTo('2027-03-01T10:00');
  const [ana, bea] = [await newPerson(), await newPerson()];
  for (const person of [ana, bea]) await pay(person);
  const orders = [await pay(ana, song), await pay(bea, song)];
  await giveBack(orders[0] ?? '');
  expect(await creditsOf(ana)).toBe(50_00);
  goTo('2027-04-02T10:00');
  await renewMemberships(services, system);
  await giveBack(orders[1] ?? '');
  expect(await creditsOf(bea)).toBe(0);
});

test('the credits of a period whose money goes back end with it', async () => {
  goTo('2027-03-01T10:00');
  const ana = await newPerson();
  const orderId = await pay(ana);
  goTo('2027-03-03T10:00');
  await giveBack(orderId);
  expect(await creditsOf(ana)).toBe(0);
  expect(await priceAt(ana, song)).toBe(2500_00);
});

test('two orders at once hold no more than there is', async () => {
  goTo('2027-03-01T10:00');
  const ana = await newPerson();
  await pay(ana);
  const wanted = [
    song,
    { ...song, plan: 'manejo-carrera' },
    { ...song, plan: 'video-profesional' },
  ];
  const begun = await Promise.allSettled(wanted.map((asked) => startPaying(ana, asked)));
  for (const one of begun)
    if (one.status === 'rejected')
      expect(['order.price-changed', 'order.settled']).toContain(codeOf(one.reason));
  const { rows } = await sql<{ held: number }>`
    select held::int as held from credit_windows where membership_id =
      (select id from memberships where user_id = ${ana.userId})`.execute(db.service);
  expect(rows[0]?.held).toBeLessThanOrEqual(50_00);
});

test('credits that a page grants are in the books, or not granted', async () => {
  goTo('2027-12-01T10:00');
  const ana = await newPerson();
  await pay(ana, year);
  // The second month begins, and no job has come by.
  goTo('2028-01-02T10:00');
  const owner = new pg.Client(opened.ownerConnection);
  await owner.connect();
  await owner.query(
    `alter table ledger_entries add constraint dies check (account <> 'promotions') not valid`,
  );
  await expect(priceAt(ana, song)).rejects.toThrow('dies');
  await owner.query('alter table ledger_entries drop constraint dies');
  await owner.end();
  expect(await priceAt(ana, song)).toBe(2500_00 * 0.85 - 50_00);
  await renewMemberships(services, system);
  expect(await creditsOf(ana)).toBe(50_00);
});

test('a month that goes on when the year in its place is given back has the rest of its credits', async () => {
  goTo('2028-03-01T10:00');
  const ana = await newPerson();
  await pay(ana);
  await pay(ana, release);
  const left = await creditsOf(ana);
  goTo('2028-03-05T10:00');
  const order = await pay(ana, year);
  await renewMemberships(services, system);
  expect(await creditsOf(ana)).toBe(50_00);
  await giveBack(order);
  goTo('2028-03-05T10:10');
  await renewMemberships(services, system);
  expect(await creditsOf(ana)).toBe(left);
  await pay(ana, song);
  expect(await creditsOf(ana)).toBe(0);
  goTo('2028-04-09T10:00');
  await renewMemberships(services, system);
  expect(await creditsOf(ana)).toBe(0);
});

test('credits that went with their month are not held by who read the price before', async () => {
  goTo('2028-05-01T10:00');
  const ana = await newPerson();
  const order = await pay(ana);
  const { id: membershipId } = (await findMembership(db.service, ana.userId)) ?? { id: '' };
  const window = { membershipId, period: 1, place: 0 };
  await giveBack(order);
  expect(await holdCredits(db.service, window, 1)).toBe(false);
  expect(await creditsOf(ana)).toBe(0);
});

test('credits that expire, are there again and expire once more in one moment are posted each time', async () => {
  goTo('2027-03-01T10:00');
  const ana = await newPerson();
  await pay(ana);
  await giveBack(await pay(ana, year));
  await pay(ana, year);
  expect(await creditsOf(ana)).toBe(50_00);
});
