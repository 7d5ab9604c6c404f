import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyEvent, type MembershipEvent, newMembership } from '#packages/membership/src/index.ts';
import { system, type UserActor } from '#server/actor.ts';
import { month, openMembershipWorld, withoutLaunch, year } from '#test/membership-world.ts';
import { openTestServices } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { changeOwnMembership } from '../memberships/change-own-membership.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { startTrial } from '../memberships/start-trial.ts';
import { changeOrder } from '../payments/change-order.ts';
import { readCheckout } from '../payments/read-checkout.ts';
import { settlePayments } from '../payments/settle-payments.ts';
import { readOwnMembership } from './read-own-membership.ts';
import { renewMemberships } from './renew-memberships.ts';

const opened = await openTestServices();
const { db } = opened;
const world = await openMembershipWorld(opened, '2027-01-31T10:00');
const { services, wompi, giveBack, goTo, mailsTo, newPerson, pay, see } = world;
const { startPaying: begin } = world;
await withoutLaunch(opened);

const accountOf = ({ userId }: UserActor) =>
  db.service
    .selectFrom('users')
    .select(['tier', 'subscription_status as status', 'member_until as until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** What is stored is what the events come to. */
async function expectReplayed({ userId }: UserActor): Promise<void> {
  const stored = await findMembership(db.service, userId);
  const events = await db.service
    .selectFrom('membership_events')
    .select(['at', 'event'])
    .where('membership_id', '=', stored?.id ?? '')
    .orderBy('place')
    .execute();
  const replayed = events.reduce(
    (membership, { at, event }) => applyEvent(membership, event as MembershipEvent, at).membership,
    newMembership,
  );
  expect(stored?.membership).toEqual(replayed);
}

test('a month: paid, renewed by its link from the anchor, and the account knows it at once', async () => {
  goTo('2027-01-31T10:00');
  const ana = await newPerson();
  await pay(ana);
  expect(await accountOf(ana)).toMatchObject({ tier: 'pro', status: 'active' });
  goTo('2027-02-21T09:59');
  await renewMemberships(services, system);
  expect(await mailsTo(ana)).toEqual([]);
  expect(await readCheckout(services, ana, month)).toMatchObject({ kind: 'member' });

  goTo('2027-02-21T10:00');
  await renewMemberships(services, system);
  await renewMemberships(services, system);
  expect(await mailsTo(ana)).toEqual(['Tu Premium va hasta el 28 de febrero de 2027']);
  // The pesos that were told stay, whatever becomes of the rate.
  await db.service
    .insertInto('exchange_rates')
    .values({ cop_per_usd: 450_000, set_at: services.now(), set_by: null })
    .execute();
  expect(await readCheckout(services, ana, month)).toMatchObject({
    ...{ kind: 'for-sale', pesos: { amount: 12_000_000, currency: 'COP' }, isFirstPeriod: false },
    item: { membership: { number: 2, startsNow: false } },
  });
  goTo('2027-03-02T10:00');
  await renewMemberships(services, system);
  await pay(ana);
  const own = await readOwnMembership(services, ana);
  expect(own).toMatchObject({ status: 'active', paidUntil: new Date('2027-03-31T10:00-05:00') });
  expect(await mailsTo(ana)).toHaveLength(2);
  await expectReplayed(ana);
});

test('unpaid: one mail, seven days of grace, one mail before their end, and free again by the time alone', async () => {
  goTo('2027-05-10T10:00');
  const ana = await newPerson();
  await pay(ana);
  for (const moment of ['03T10:00', '10T10:00', '10T10:10', '13T10:00', '16T10:00', '16T20:00']) {
    goTo(`2027-06-${moment}`);
    await renewMemberships(services, system);
  }
  expect(await mailsTo(ana)).toEqual([
    'Tu Premium va hasta el 10 de junio de 2027',
    'No nos llegó el pago de tu Premium',
    'Mañana se cierra tu Premium',
  ]);
  expect(await accountOf(ana)).toMatchObject({
    ...{ tier: 'pro', status: 'past_due', until: new Date('2027-06-17T10:00-05:00') },
  });
  goTo('2027-06-17T10:00');
  await settlePayments(services, system);
  await renewMemberships(services, system);
  expect(await accountOf(ana)).toMatchObject({ tier: 'free', status: 'ended' });
  expect(await mailsTo(ana)).toHaveLength(4);
  // Whoever comes back begins on that day.
  goTo('2027-07-01T10:00');
  await pay(ana);
  expect((await readOwnMembership(services, ana)).paidUntil).toEqual(
    new Date('2027-08-01T10:00-05:00'),
  );
  await expectReplayed(ana);
});

test('a machine that slept through two weeks says how things stand, and no more', async () => {
  goTo('2027-05-10T10:00');
  const ana = await newPerson();
  await pay(ana);
  goTo('2027-06-14T10:00');
  await renewMemberships(services, system);
  await renewMemberships(services, system);
  expect(await mailsTo(ana)).toEqual(['No nos llegó el pago de tu Premium']);
});

test('a clock that is put back sends nothing again', async () => {
  goTo('2027-05-10T10:00');
  const ana = await newPerson();
  await pay(ana);
  goTo('2027-06-18T10:00');
  await renewMemberships(services, system);
  expect(await mailsTo(ana)).toHaveLength(1);
  goTo('2027-05-20T10:00');
  await renewMemberships(services, system);
  expect(await accountOf(ana)).toMatchObject({ tier: 'pro', status: 'active' });
  goTo('2027-06-18T10:00');
  await renewMemberships(services, system);
  expect((await mailsTo(ana)).filter((subject) => subject === 'Tu Premium terminó')).toHaveLength(
    1,
  );
});

test('one period is paid once: of a month and a year that are paid together the second goes back', async () => {
  goTo('2027-09-10T10:00');
  const ana = await newPerson();
  const [first, second] = [await begin(ana, month), await begin(ana, year)];
  for (const reference of [first, second]) wompi.pay(reference);
  await Promise.all([see(first), see(second)]);
  const orders = await db.service
    .selectFrom('orders')
    .select('status')
    .where('user_id', '=', ana.userId)
    .orderBy('status')
    .execute();
  expect(orders).toEqual([{ status: 'open' }, { status: 'paid' }]);
  const refunds = await db.service
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select('refunds.reason')
    .where('orders.user_id', '=', ana.userId)
    .execute();
  expect(refunds).toEqual([{ reason: 'duplicate' }]);
  expect((await readOwnMembership(services, ana)).periods).toHaveLength(1);
});

test('what comes in for a period that was paid and given back in that moment goes back, too', async () => {
  goTo('2027-09-10T10:00');
  const ana = await newPerson();
  const [first, second] = [await begin(ana, month), await begin(ana, year)];
  for (const reference of [first, second]) wompi.pay(reference);
  let seen: Promise<string> | undefined;
  await db.service.transaction().execute(async (held) => {
    await sql`select from orders where user_id = ${ana.userId} and plan = 'year' for update`.execute(
      held,
    );
    seen = see(second);
    await waitUntilBlocking(held, db);
    await giveBack(await see(first));
  });
  const refunds = await db.service
    .selectFrom('refunds')
    .select('reason')
    .where('order_id', '=', (await seen) ?? '')
    .execute();
  expect(refunds).toEqual([{ reason: 'duplicate' }]);
  await expectReplayed(ana);
});

test('a month becomes a year at the price of what is left, and the year a month when it ends', async () => {
  goTo('2027-09-01T10:00');
  const ana = await newPerson();
  await pay(ana);
  goTo('2027-09-16T10:00');
  const checkout = await readCheckout(services, ana, year);
  expect(checkout).toMatchObject({ item: { price: { amount: 24_900 - 1500, currency: 'USD' } } });
  await pay(ana, year);
  expect(await readOwnMembership(services, ana)).toMatchObject({
    ...{ plan: 'year', paidUntil: new Date('2028-09-16T10:00-05:00') },
    periods: [{ plan: 'year' }, { plan: 'month', isReplaced: true }],
  });
  await changeOwnMembership(services, ana, { type: 'plan-chosen', plan: 'month' });
  goTo('2028-09-10T10:00');
  await renewMemberships(services, system);
  expect((await readOwnMembership(services, ana)).next).toMatchObject({
    ...{ plan: 'month', isTold: true, price: { amount: 3000 } },
  });
  await pay(ana);
  expect((await readOwnMembership(services, ana)).paidUntil).toEqual(
    new Date('2028-10-16T10:00-05:00'),
  );
  await expectReplayed(ana);
});

test('a machine that slept into the last day of the grace sends one mail about it', async () => {
  goTo('2027-05-10T10:00');
  const ana = await newPerson();
  await pay(ana);
  goTo('2027-06-16T12:00');
  await renewMemberships(services, system);
  await renewMemberships(services, system);
  expect(await mailsTo(ana)).toEqual(['Mañana se cierra tu Premium']);
});

test('a year that becomes a month in its last days is renewed, and asked for, at the price of the month', async () => {
  goTo('2027-09-16T10:00');
  const ana = await newPerson();
  await pay(ana, year);
  goTo('2028-09-10T10:00');
  await renewMemberships(services, system);
  await changeOwnMembership(services, ana, { type: 'plan-chosen', plan: 'month' });
  goTo('2028-09-10T10:10');
  await renewMemberships(services, system);
  expect((await readOwnMembership(services, ana)).next).toMatchObject({
    ...{ plan: 'month', isTold: true, price: { amount: 3000 } },
  });
  const { email } = await db.service
    .selectFrom('users')
    .select('email')
    .where('id', '=', ana.userId)
    .executeTakeFirstOrThrow();
  const lastMail = async () => (await opened.queuedMails()).findLast(({ to }) => to === email);
  goTo('2028-09-16T10:00');
  await renewMemberships(services, system);
  const missed = await lastMail();
  expect(missed?.subject).toBe('No nos llegó el pago de tu Premium');
  expect(missed?.text).toMatch(/USD\s30\b/u);
  expect(missed?.text).not.toContain('249');
  // And back: both orders are open now.
  await changeOwnMembership(services, ana, { type: 'plan-chosen', plan: 'year' });
  goTo('2028-09-22T10:00');
  await renewMemberships(services, system);
  const ending = await lastMail();
  expect(ending?.subject).toBe('Mañana se cierra tu Premium');
  expect(ending?.text).toMatch(/USD\s249\b/u);
});

test('a renewal that was opened without a rate is paid in pesos at the one that its person reads', async () => {
  goTo('2027-05-10T10:00');
  const ana = await newPerson();
  await pay(ana);
  goTo('2027-06-05T10:00');
  await renewMemberships(services, system);
  const renewal = () =>
    db.service
      .selectFrom('orders')
      .select(['id', 'pesos', 'expires_at as until'])
      .where('user_id', '=', ana.userId)
      .where('is_renewal', '=', true)
      .executeTakeFirstOrThrow();
  const { id, until } = await renewal();
  await db.service
    .updateTable('orders')
    .set({ pesos: null, cop_per_usd: null, rate_set_at: null })
    .where('id', '=', id)
    .execute();
  expect(await readCheckout(services, ana, month)).toMatchObject({ pesos: { amount: 13_500_000 } });
  expect(await pay(ana)).toBe(id);
  expect(await renewal()).toEqual({ id, pesos: 13_500_000, until });
});

test('what was bought in place of a renewal and given back leaves another one to be opened', async () => {
  goTo('2027-09-01T10:00');
  const ana = await newPerson();
  await pay(ana);
  goTo('2027-09-25T10:00');
  await renewMemberships(services, system);
  const orderId = await pay(ana, year);
  await giveBack(orderId);
  await changeOwnMembership(services, ana, { type: 'resumed' });
  await renewMemberships(services, system);
  const renewals = await db.service
    .selectFrom('orders')
    .select('membership_period as number')
    .where('user_id', '=', ana.userId)
    .where('is_renewal', '=', true)
    .orderBy('number')
    .execute();
  expect(renewals).toEqual([{ number: 2 }, { number: 3 }]);
});

test('cancelled, it renews nothing and keeps what was paid; it is taken back once', async () => {
  goTo('2027-10-10T10:00');
  const ana = await newPerson();
  await pay(ana);
  await changeOwnMembership(services, ana, { type: 'cancelled', reason: 'Muy caro' });
  await changeOwnMembership(services, ana, { type: 'cancelled', reason: null });
  expect(await accountOf(ana)).toMatchObject({
    ...{ tier: 'pro', status: 'cancelled_at_period_end' },
    until: new Date('2027-11-10T10:00-05:00'),
  });
  goTo('2027-11-05T10:00');
  await renewMemberships(services, system);
  expect(await mailsTo(ana)).toEqual([]);
  await changeOwnMembership(services, ana, { type: 'resumed' });
  await renewMemberships(services, system);
  expect(await mailsTo(ana)).toEqual(['Tu Premium va hasta el 10 de noviembre de 2027']);
  const bea = await newPerson();
  await expect(
    changeOwnMembership(services, bea, { type: 'cancelled', reason: null }),
  ).rejects.toMatchObject({ code: 'membership.changed' });
  await expectReplayed(ana);
});

test('the money of the first period goes back, and access with it', async () => {
  goTo('2027-10-10T10:00');
  const ana = await newPerson();
  const orderId = await pay(ana);
  const payment = await db.service
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  goTo('2027-10-13T10:00');
  await changeOrder(services, {
    orderId,
    tell: () => [
      {
        type: 'refund-asked',
        refund: { id: 'r', payment: payment.id, amount: payment.amount, reason: 'withdrawal' },
      },
      { type: 'refund-answered', refund: 'r', outcome: { status: 'done', id: 'void' } },
    ],
  });
  expect(await accountOf(ana)).toMatchObject({ tier: 'free', status: 'ended' });
  expect(await readCheckout(services, ana, month)).toMatchObject({
    item: { membership: { number: 2 } },
  });
  await expectReplayed(ana);
});

test('a trial begins without a charge, once for an address however it is written, and ends by itself', async () => {
  goTo('2027-12-01T10:00');
  const ana = await newPerson('Prueba.Uno+estudio@gmail.com');
  await startTrial(services, ana);
  expect(await accountOf(ana)).toMatchObject({ tier: 'pro', status: 'trialing' });
  await expect(startTrial(services, ana)).rejects.toMatchObject({ code: 'membership.trial-used' });
  const again = await newPerson('pruebauno@googlemail.com');
  await expect(startTrial(services, again)).rejects.toMatchObject({
    code: 'membership.trial-used',
  });
  await db.service.deleteFrom('users').where('id', '=', ana.userId).execute();
  const back = await newPerson('PRUEBA.UNO@gmail.com');
  await expect(startTrial(services, back)).rejects.toMatchObject({ code: 'membership.trial-used' });

  const bea = await newPerson();
  await startTrial(services, bea);
  goTo('2027-12-07T10:00');
  await renewMemberships(services, system);
  goTo('2027-12-08T10:00');
  await renewMemberships(services, system);
  expect(await mailsTo(bea)).toEqual([
    'Tu prueba de Premium termina mañana',
    'Tu prueba de Premium terminó',
  ]);
  expect(await accountOf(bea)).toMatchObject({ tier: 'free', status: 'ended' });
  await pay(bea);
  await expect(startTrial(services, bea)).rejects.toMatchObject({
    code: 'membership.trial-member',
  });
});

test('two presses of the trial begin one', async () => {
  goTo('2027-12-01T10:00');
  const ana = await newPerson();
  const both = await Promise.allSettled([startTrial(services, ana), startTrial(services, ana)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from membership_events
    where membership_id = (select id from memberships where user_id = ${ana.userId})`.execute(
    db.service,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('nobody sees the membership of another', async () => {
  goTo('2027-10-10T10:00');
  const [ana, bea] = [await newPerson(), await newPerson()];
  await pay(ana);
  expect(await readOwnMembership(services, bea)).toMatchObject({ status: 'none', periods: [] });
});
