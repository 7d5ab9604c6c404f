import { beforeEach, describe, expect, test } from 'vitest';
import { system, type UserActor } from '#server/actor.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { openTestServices } from '#test/test-services.ts';
import { startTrial } from '../memberships/start-trial.ts';
import { checkPayments } from '../payments/check-payments.ts';
import { listOwnOrders } from '../payments/list-own-orders.ts';
import { issueReceipts } from '../receipts/issue-receipts.ts';
import { readReceipt } from '../receipts/read-receipt.ts';
import { receiptWords } from '../receipts/receipt-words.ts';
import { readOwnMembership } from './read-own-membership.ts';
import { removePaypal } from './remove-paypal.ts';

const opened = await openTestServices();
const members = await openPaypalMembers(opened);
const { services, peer, world, connect, goOn, standing, stateOf, paymentsOf, idOf } = members;
const { goTo, mailsTo } = world;
const { service } = services.db;
let ana: UserActor;

beforeEach(async () => {
  await service.deleteFrom('users').execute();
  await peer.fail(null);
  goTo('2027-01-10T10:00');
  ana = await members.newMember();
  await connect(ana);
  await goOn('2027-02-03T11:00', '2027-02-08T10:00');
});

const spansOf = async ({ userId }: UserActor) => {
  const rows = await service
    .selectFrom('membership_periods')
    .innerJoin('memberships', 'memberships.id', 'membership_id')
    .select(['starts_at as from', 'ends_at as until'])
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();
  return rows.map(({ from, until }) => [from, until].map(dayOf).join(' '));
};
const dayOf = (moment: Date) => moment.toISOString().slice(5, 10);

/** What its person and the staff read: what happened to the membership since it was connected, and the mails. */
const storyOf = async ({ userId }: UserActor) => {
  const rows = await service
    .selectFrom('membership_events')
    .innerJoin('memberships', 'memberships.id', 'membership_id')
    .select('event')
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute();
  return rows.slice(2).map(({ event }) => (event as { type: string }).type);
};
const told = ['Tu Premium se renueva el 10 de febrero de 2027'];

describe('what PayPal charged in time counts from its day', () => {
  test('after the machine slept for 17 days: its period follows the one before', async () => {
    await goOn('2027-02-25T10:00');
    expect(await spansOf(ana)).toEqual(['01-10 02-10', '02-10 03-10']);
    expect(await storyOf(ana)).toEqual(['renewal-opened', 'period-paid']);
    expect([await standing(ana), await mailsTo(ana)]).toEqual(['active 2027-03-10', told]);
    await goOn('2027-03-10T10:02');
    expect(await standing(ana)).toBe('active 2027-04-10');
  });

  test('after it slept through two charges: each pays its month', async () => {
    await goOn('2027-03-27T10:00');
    expect(await spansOf(ana)).toEqual(['01-10 02-10', '02-10 03-10', '03-10 04-10']);
    expect((await paymentsOf(ana)).map(({ role, refunded }) => [role, refunded])).toEqual([
      ['settles', 0],
      ['settles', 0],
    ]);
    expect([await standing(ana), await mailsTo(ana)]).toEqual(['active 2027-04-10', told]);
  });

  test('also where PayPal does not respond when it wakes: nothing is said until it does', async () => {
    goTo('2027-02-25T10:00');
    await peer.provider.subscriptions.read(await idOf(ana));
    await peer.fail('error');
    await goOn('2027-02-25T10:00', '2027-02-25T10:20');
    expect([await mailsTo(ana), await stateOf(ana)]).toEqual([told, 'active']);
    // Access ends by time alone.
    expect((await readOwnMembership(services, ana)).status).toBe('ended');
    await peer.fail(null);
    await goOn('2027-02-25T11:00');
    expect(await storyOf(ana)).toEqual(['renewal-opened', 'period-paid']);
    expect([await standing(ana), await mailsTo(ana)]).toEqual(['active 2027-03-10', told]);
  });

  test('also of a trial: the first period begins where that ended', async () => {
    const bea = await world.newPerson();
    await startTrial(services, bea);
    await connect(bea);
    await goOn('2027-03-02T10:00');
    expect(await spansOf(bea)).toEqual(['02-15 03-15']);
    expect(await mailsTo(bea)).toEqual([]);

    // Its receipt has that day; they may withdraw for as long as whoever reads it on the day it comes.
    await issueReceipts(services, system);
    const [order] = (await listOwnOrders(services, bea, { cursor: null })).rows;
    if (!order) throw new Error('Nothing was charged');
    expect(order.chargedAt?.toISOString()).toMatch(/^2027-02-15T15:0/);
    const words = receiptWords(await readReceipt(services, bea, { orderId: order.id }));
    expect([words.paidOn, words.facts]).toEqual([
      '2027-02-15',
      expect.arrayContaining([{ name: 'Fecha del pago', value: '15 de febrero de 2027' }]),
    ]);
    expect(words.terms).toContain('puedes retractarte hasta el 9 de marzo de 2027');
  });
});

test('where nothing was charged, its person hears it as soon as PayPal says so', async () => {
  await peer.failCharges(await idOf(ana), 3);
  goTo('2027-02-12T10:00');
  await peer.fail('error');
  await goOn('2027-02-12T10:10');
  expect(await mailsTo(ana)).toEqual(told);
  await peer.fail(null);
  await goOn('2027-02-12T10:30');
  expect(await mailsTo(ana)).toEqual([...told, 'No nos llegó el pago de tu Premium']);
});

test('of what PayPal never says anything again, it is told after a month', async () => {
  await peer.fail('error');
  await goOn('2027-02-20T10:00', '2027-03-18T10:00');
  expect(await mailsTo(ana)).toEqual(told);
  await goOn('2027-03-19T10:01');
  expect(await mailsTo(ana)).toEqual([...told, 'Tu Premium terminó']);
});

test('while a bank is at the charge nobody hears that it is missing', async () => {
  await peer.pendCharge(await idOf(ana));
  await goOn('2027-02-10T10:01', '2027-02-13T10:00', '2027-02-16T12:00', '2027-02-18T10:00');
  expect([await mailsTo(ana), await stateOf(ana)]).toEqual([told, 'active']);
  const { id } = await service
    .selectFrom('payment_attempts')
    .select('provider_id as id')
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  await peer.settleCharge(id ?? '', 'COMPLETED');
  goTo('2027-02-18T12:00');
  await checkPayments(services, system);
  expect(await spansOf(ana)).toEqual(['01-10 02-10', '02-10 03-10']);
});

test('what goes back whatever its bank says keeps nobody from hearing how their membership stands', async () => {
  await peer.pendCharge(await idOf(ana));
  await goOn('2027-02-10T10:01');
  await removePaypal(services, ana);
  await goOn('2027-02-12T10:10');
  expect(await mailsTo(ana)).toEqual([...told, 'No nos llegó el pago de tu Premium']);
});
