import { beforeEach, describe, expect, test } from 'vitest';
import { system, type UserActor } from '#server/actor.ts';
import type { Transaction } from '#server/ports/payments/payments.ts';
import { year } from '#test/membership-world.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { openTestServices } from '#test/test-services.ts';
import { checkPayments } from '../payments/check-payments.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { mailRefunds } from '../receipts/mail-refunds.ts';

const opened = await openTestServices();
const members = await openPaypalMembers(opened);
const { services, world, connect, goOn, standing, paymentsOf, refundsOf, findings } = members;
const { goTo, see, startPaying, wompi } = world;
const { service } = services.db;
let ana: UserActor;
let bea: UserActor;
let reference: string;
let psePayment: Transaction;

/** Ana pays a period by PSE, her bank has not said anything yet, and she lets PayPal charge: it does, a day later. */
beforeEach(async () => {
  await service.deleteFrom('users').execute();
  goTo('2027-01-10T10:00');
  ana = await members.newMember();
  bea = await members.newMember();
  await connect(bea);
  await goOn('2027-02-03T11:00');
  goTo('2027-02-09T09:55');
  reference = await startPaying(ana);
  psePayment = wompi.pay(reference, { status: 'pending', method: 'PSE' });
  await see(reference);
  await connect(ana);
  await goOn('2027-02-10T10:01');
});

const paidBy = async ({ userId }: UserActor) => {
  const rows = await service
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.provider', 'payments.role'])
    .where('orders.user_id', '=', userId)
    .where('orders.membership_period', '>', 1)
    .orderBy('received_at')
    .execute();
  return rows.map(({ provider, role }) => `${provider} ${role}`);
};

const bankSays = async (status: Transaction['status']) => {
  psePayment.status = status;
  await see(reference);
};

test('what PayPal charges waits for a payment of the same period that is on its way', async () => {
  expect([await standing(ana), await paymentsOf(ana)]).toEqual(['past_due 2027-02-10', []]);
  // Whoever asks, and however often.
  goTo('2027-02-10T10:12');
  await checkPayments(services, system);
  expect([await standing(ana), await paymentsOf(ana)]).toEqual(['past_due 2027-02-10', []]);
});

test('it goes back by itself where the other one comes, and its person is told', async () => {
  goTo('2027-02-10T10:05');
  await bankSays('approved');
  expect(await standing(ana)).toBe('active 2027-03-10');
  await goOn('2027-02-10T10:12');
  await sendRefunds(services, system);
  expect(await paidBy(ana)).toEqual(['wompi settles', 'paypal extra']);
  expect([await refundsOf(ana), await findings()]).toEqual([['duplicate done'], []]);
  await mailRefunds(services, system);
  const { email } = await service
    .selectFrom('users')
    .select('email')
    .where('id', '=', ana.userId)
    .executeTakeFirstOrThrow();
  const mails = (await opened.queuedMails()).filter(({ to }) => to === email);
  expect(mails.map(({ text }) => text).join('\n')).toContain(
    'Este pedido se pagó más de una vez. Te devolvimos lo que sobró.',
  );
  // And the next period is charged as ever.
  await goOn('2027-03-10T10:01');
  expect(await standing(ana)).toBe('active 2027-04-10');
});

test('it pays where nothing comes of the other one', async () => {
  goTo('2027-02-10T10:05');
  await bankSays('declined');
  await goOn('2027-02-10T10:12');
  expect(await paidBy(ana)).toEqual(['paypal settles']);
  expect([await standing(ana), await refundsOf(ana)]).toEqual(['active 2027-03-10', []]);
});

test('it waits for three days, and no longer: what comes later is for the staff', async () => {
  await goOn('2027-02-13T10:00');
  expect(await standing(ana)).toBe('past_due 2027-02-10');
  await goOn('2027-02-13T11:01');
  expect(await standing(ana)).toBe('active 2027-03-10');
  await bankSays('approved');
  expect(await paidBy(ana)).toEqual(['paypal settles', 'wompi extra']);
  expect([await refundsOf(ana), await findings()]).toEqual([
    ['duplicate manual'],
    ['manual-refund'],
  ]);
  expect(await standing(ana)).toBe('active 2027-03-10');
});

test('what a bank is still at of the period before keeps nobody waiting', async () => {
  await goOn('2027-02-13T11:01', '2027-03-03T11:00', '2027-03-10T10:01');
  expect(await standing(ana)).toBe('active 2027-04-10');
});

describe('it waits, too,', () => {
  beforeEach(() => bankSays('declined'));

  test('for who is at the checkout, and pays when nobody does after all', async () => {
    await goOn('2027-02-10T10:12', '2027-03-03T11:00');
    // Nothing was heard of PayPal yet.
    goTo('2027-03-10T10:00:30');
    await startPaying(ana);
    await goOn('2027-03-10T10:01');
    expect(await standing(ana)).toBe('past_due 2027-03-10');
    await goOn('2027-03-10T12:10');
    expect(await standing(ana)).toBe('active 2027-04-10');
  });

  test('for a year that is paid in place of the month', async () => {
    await goOn('2027-02-10T10:12', '2027-03-03T11:00');
    goTo('2027-03-10T09:55');
    const paying = await startPaying(ana, year);
    const paid = wompi.pay(paying, { status: 'pending', method: 'PSE' });
    await see(paying);
    await goOn('2027-03-10T10:01');
    expect(await standing(ana)).toBe('past_due 2027-03-10');
    paid.status = 'approved';
    await see(paying);
    await goOn('2027-03-10T10:12');
    await sendRefunds(services, system);
    expect((await refundsOf(ana)).filter((one) => one.endsWith('done'))).toHaveLength(1);
    expect(await standing(ana)).toBe('active 2028-03-10');
  });
});

test('nobody waits for what another person pays', async () => {
  expect([await standing(ana), await standing(bea)]).toEqual([
    'past_due 2027-02-10',
    'active 2027-03-10',
  ]);
});
