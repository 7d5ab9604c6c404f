import { beforeEach, expect, test } from 'vitest';
import { makeOrder, makePaidOrder } from '#test/make-order.ts';
import { makePaidPeriod } from '#test/make-period.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { system, type UserActor } from '#server/actor.ts';
import { readOwnMembership } from '../renewals/read-own-membership.ts';
import { changeOwnMembership } from '../memberships/change-own-membership.ts';
import { renewMemberships } from '../renewals/renew-memberships.ts';
import { toOrderId } from '../payment-desk/order-id.ts';
import { refundOrder } from '../payment-desk/refund-order.ts';
import { readOrder } from '../payments/read-order.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { fileWithdrawal } from './file-withdrawal.ts';
import { canWithdraw, readWithdrawal } from './read-withdrawal.ts';

let at = new Date('2027-02-10T10:00:00-05:00');
const goTo = (text: string) => void (at = new Date(`${text}-05:00`));
const opened = await openTestServices({ now: () => at });
const paypal = createTestProvider('paypal');
const services = {
  ...opened,
  payments: { providers: [paypal], origin: 'http://localhost:2600' },
};
const { service } = services.db;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

let people = 0;
let ana: UserActor;
beforeEach(async () => {
  people += 1;
  goTo('2027-02-10T10:00');
  ana = await makePerson(services, `ana${people}@ejemplo.co`);
});

const file = (orderId: string, by = ana) =>
  fileWithdrawal(services, by, { orderId, reason: '', account: null });
const own = () => readOwnMembership(services, ana);
const tierOf = async () =>
  (
    await service
      .selectFrom('users')
      .select(['tier', 'member_until as until'])
      .where('id', '=', ana.userId)
      .executeTakeFirstOrThrow()
  ).tier;
async function read(orderId: string) {
  const order = await readOrder(services, ana, { orderId });
  return order && readWithdrawal(services, ana, order);
}

test('of the first period: the membership is cancelled with it, lasts until the money goes back, and ends then', async () => {
  const { orderId, paymentId, code } = await makePaidPeriod(services, ana.userId);
  const terms = await read(orderId);
  expect(terms).toMatchObject({ until: '2027-02-17', none: null, ofMembership: true });
  expect(terms && canWithdraw(terms)).toBe(true);
  await file(orderId);
  expect(await own()).toMatchObject({ status: 'cancelled_at_period_end', next: null });
  expect(await tierOf()).toBe('pro');
  const { event } = await service
    .selectFrom('membership_events')
    .innerJoin('memberships', 'memberships.id', 'membership_id')
    .select('event')
    .where('user_id', '=', ana.userId)
    .orderBy('place', 'desc')
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ type: 'cancelled', reason: `Pidió el retracto del pedido ${code}` });

  goTo('2027-02-15T10:00');
  const wish = { orderId: toOrderId(orderId), paymentId, seen: 0, isSure: true } as const;
  await refundOrder(services, staff, { ...wish, key: 'a', amount: 1000, reason: 'withdrawal' });
  await sendRefunds(services, system);
  // A part of it is not the period.
  expect([(await own()).status, await tierOf()]).toEqual(['cancelled_at_period_end', 'pro']);
  await refundOrder(services, staff, {
    ...{ ...wish, key: 'b', seen: 1 },
    ...{ amount: 2000, reason: 'withdrawal' },
  });
  expect((await own()).status).toBe('cancelled_at_period_end');
  await sendRefunds(services, system);
  expect([(await own()).status, await tierOf()]).toEqual(['ended', 'free']);
  expect((await own()).periods).toMatchObject([{ isRefunded: true }]);
  goTo('2027-03-05T10:00');
  await renewMemberships(services, system);
  const orders = service.selectFrom('orders').select('id').where('user_id', '=', ana.userId);
  expect(await orders.execute()).toHaveLength(1);
});

test('it says what was paid with the discount and the credits of the period', async () => {
  const { orderId } = await makePaidPeriod(services, ana.userId);
  const window = await service
    .updateTable('credit_windows')
    .set({ held: 5000 })
    .from('memberships')
    .whereRef('memberships.id', '=', 'membership_id')
    .where('user_id', '=', ana.userId)
    .returning(['membership_id', 'period', 'place'])
    .executeTakeFirstOrThrow();
  const member = { list_price: 39_000, discount_percent: 15 };
  goTo('2027-02-11T10:00');
  const used = await makePaidOrder(services, ana.userId, {
    order: {
      ...{ ...member, price: 28_150, credits: 5000, credit_state: 'held' },
      ...{ credit_membership: window.membership_id, credit_period: window.period },
      credit_place: window.place,
    },
  });
  goTo('2027-02-11T10:05');
  const other = await makePaidOrder(services, ana.userId, { order: { ...member, price: 33_150 } });
  await makePaidOrder(services, ana.userId);
  await makeOrder(services, { ...member, user_id: ana.userId, price: 33_150 });
  await file(orderId);
  const { facts } = await service
    .selectFrom('legal_requests')
    .select('facts')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const said = (code: string, more = '') =>
    `Con ese periodo pagué «Producción musical: Básico» (pedido ${code}): 15\u{A0}% menos${more}.`;
  expect(facts.split('\n').filter((line) => line.startsWith('Con ese'))).toEqual([
    said(used.code, ' y USD\u{A0}50 de créditos'),
    said(other.code),
  ]);
});

test('what is to be given back is not gone on with, until the studio has answered', async () => {
  const { orderId } = await makePaidPeriod(services, ana.userId);
  await file(orderId);
  const resume = () => changeOwnMembership(services, ana, { type: 'resumed' });
  await expect(resume()).rejects.toMatchObject({ code: 'membership.withdrawn' });
  expect((await own()).status).toBe('cancelled_at_period_end');
  await service
    .updateTable('legal_requests')
    .set({ status: 'closed' })
    .where('order_id', '=', orderId)
    .execute();
  await resume();
  expect((await own()).status).toBe('active');
});

test('pressed twice it cancels once, and what was cancelled before stays so', async () => {
  const { orderId } = await makePaidPeriod(services, ana.userId);
  await Promise.all([file(orderId), file(orderId)]);
  const events = await service
    .selectFrom('membership_events')
    .innerJoin('memberships', 'memberships.id', 'membership_id')
    .select('place')
    .where('user_id', '=', ana.userId)
    .execute();
  expect(events).toHaveLength(2);
});

test('a renewal has none, and the membership goes on', async () => {
  const first = await makePaidPeriod(services, ana.userId);
  goTo('2027-03-04T10:00');
  const { orderId } = await makePaidPeriod(services, ana.userId);
  const terms = await read(orderId);
  expect(terms).toMatchObject({ none: 'later-period', isOver: false });
  expect(terms && canWithdraw(terms)).toBe(false);
  await expect(file(orderId)).rejects.toMatchObject({ code: 'withdrawal.later-period' });
  await expect(file(first.orderId)).rejects.toMatchObject({ code: 'withdrawal.over' });
  expect((await own()).status).toBe('active');
  const requests = service.selectFrom('legal_requests').select('id');
  expect(await requests.where('order_id', '=', orderId).execute()).toEqual([]);
});

test('neither has what replaced another, nor what was replaced and counted', async () => {
  const first = await makePaidPeriod(services, ana.userId);
  goTo('2027-02-11T10:00');
  const { orderId } = await makePaidPeriod(services, ana.userId, { plan: 'year', startsNow: true });
  await expect(file(orderId)).rejects.toMatchObject({ code: 'withdrawal.replacement' });
  await expect(file(first.orderId)).rejects.toMatchObject({ code: 'withdrawal.replaced' });
  expect((await own()).status).toBe('active');
});

test('nobody cancels what is another’s', async () => {
  const { orderId } = await makePaidPeriod(services, ana.userId);
  const luis = await makePerson(services, `luis${people}@ejemplo.co`);
  await makePaidPeriod(services, luis.userId);
  await expect(file(orderId, luis)).rejects.toMatchObject({ code: 'order.gone' });
  expect((await own()).status).toBe('active');
  expect((await readOwnMembership(services, luis)).status).toBe('active');
});
