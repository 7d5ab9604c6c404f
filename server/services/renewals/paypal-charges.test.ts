import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { premium } from '#content/premium.ts';
import { system, type UserActor } from '#server/actor.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { openTestServices } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { changeOwnMembership } from '../memberships/change-own-membership.ts';
import { checkPayments } from '../payments/check-payments.ts';
import { comparePayments } from '../payments/compare-payments.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { settlePayments } from '../payments/settle-payments.ts';
import { startPayment } from '../payments/start-payment.ts';
import { followSubscriptions } from './follow-paypal.ts';

const opened = await openTestServices();
const members = await openPaypalMembers(opened);
const { services, peer, world, connect, goOn, deliver, stateOf, standing } = members;
const { wayOf, atPaypal, paymentsOf, refundsOf, renewalOf, findings, renew } = members;
const { goTo, mailsTo, see, startPaying } = world;
const { service } = services.db;
const price = premium.month.amount;
const owner = new pg.Client(opened.ownerConnection);
await owner.connect();
afterAll(() => owner.end());
let ana: UserActor;

beforeEach(async () => {
  await service.deleteFrom('users').execute();
  await peer.fail(null);
  await owner.query('delete from payment_findings');
  goTo('2027-01-10T10:00');
  ana = await members.newMember();
});

const look = () => followSubscriptions(services, system);

/** To the last week of the period, and to the moment after PayPal charged the next one. */
const toCharge = () => goOn('2027-02-03T11:00', '2027-02-10T10:01');

describe('a charge', () => {
  test('pays its period, which goes on where the one before ended, in each month', async () => {
    await connect(ana);
    await toCharge();
    expect(await standing(ana)).toBe('active 2027-03-10');
    await goOn('2027-03-03T11:00', '2027-03-10T10:01', '2027-04-03T11:00', '2027-04-10T10:01');
    expect(await standing(ana)).toBe('active 2027-05-10');
    expect((await paymentsOf(ana)).map(({ role, amount }) => [role, amount])).toEqual([
      ['settles', price / 2],
      ['settles', price / 2],
      ['settles', price],
    ]);
    expect(await mailsTo(ana)).toEqual([
      'Tu Premium se renueva el 10 de febrero de 2027',
      'Tu Premium se renueva el 10 de marzo de 2027',
      'Tu Premium se renueva el 10 de abril de 2027',
    ]);
  });

  test('is heard of by asking alone, whatever event was lost, and after weeks', async () => {
    await connect(ana);
    await goOn('2027-02-20T10:00');
    expect(await standing(ana)).toBe('active 2027-03-10');
    await goOn('2027-03-11T10:00', '2027-04-11T10:00');
    expect(await standing(ana)).toBe('active 2027-05-10');
    expect((await paymentsOf(ana)).map(({ role }) => role)).toEqual([
      'settles',
      'settles',
      'settles',
    ]);
  });

  test('is one payment, told twice, at once, and looked at by many', async () => {
    const id = await connect(ana);
    await goOn('2027-02-03T11:00');
    goTo('2027-02-10T10:01');
    await peer.provider.subscriptions.read(id);
    await Promise.all([deliver(id, 'SALE.COMPLETED'), deliver(id, 'SALE.COMPLETED')]);
    await Promise.all([1, 2, 3].map(look));
    for (let again = 0; again < 2; again += 1) {
      await service
        .updateTable('paypal_subscriptions')
        .set({ next_look_at: services.now() })
        .execute();
      await Promise.all([look(), look()]);
    }
    await deliver(id, 'SALE.COMPLETED');
    await settlePayments(services, system);
    expect(await paymentsOf(ana)).toMatchObject([{ role: 'settles', refunded: 0 }]);
    expect(await standing(ana)).toBe('active 2027-03-10');
  });

  test('is applied in the end where the process died after it was kept', async () => {
    await connect(ana);
    await goOn('2027-02-03T11:00');
    goTo('2027-02-10T10:01');
    // Between the two nothing is paid: the charge is kept, and no more.
    await owner.query(
      `create function die() returns trigger language plpgsql as $$ begin raise 'It died'; end $$;
       create trigger die before insert on payments for each row execute function die()`,
    );
    await renew();
    await owner.query('drop trigger die on payments; drop function die()');
    const kept = await service
      .selectFrom('payment_attempts')
      .select('status')
      .where('subscription_id', 'is not', null)
      .where('status', '<>', 'approved')
      .execute();
    expect(kept).toEqual([{ status: 'pending' }]);
    expect(await standing(ana)).toBe('past_due 2027-02-10');
    goTo('2027-02-10T10:12');
    await checkPayments(services, system);
    expect(await standing(ana)).toBe('active 2027-03-10');
    await renew();
    expect(await paymentsOf(ana)).toHaveLength(1);
  });

  test('opens the order of its period where the clock had not', async () => {
    await connect(ana);
    goTo('2027-02-10T10:01');
    await look();
    expect(await standing(ana)).toBe('active 2027-03-10');
  });

  test('is found by the comparison of the night, as no stranger', async () => {
    const id = await connect(ana);
    await goOn('2027-02-03T11:00');
    await service.updateTable('paypal_subscriptions').set({ next_look_at: null }).execute();
    goTo('2027-02-11T22:00');
    await peer.provider.subscriptions.read(id);
    await comparePayments(services, system);
    expect(await findings()).toEqual([]);
    await renew();
    expect(await standing(ana)).toBe('active 2027-03-10');
    await comparePayments(services, system);
    expect(await findings()).toEqual([]);
  });

  test('of a period whose link was paid, as it had been begun before, goes back, and the next one counts', async () => {
    await goOn('2027-02-03T11:00');
    const reference = await startPaying(ana);
    await connect(ana);
    world.wompi.pay(reference);
    await see(reference);
    expect(await wayOf(ana)).toMatchObject({ kind: 'active', isPaidAhead: true });
    await goOn('2027-02-10T10:01');
    await sendRefunds(services, system);
    expect(await refundsOf(ana)).toEqual(['duplicate done']);
    expect(await standing(ana)).toBe('active 2027-03-10');
    await goOn('2027-03-10T10:01');
    expect(await standing(ana)).toBe('active 2027-04-10');
  });

  test('in another amount goes back by itself, and the staff is told', async () => {
    await connect(ana);
    await goOn('2027-02-03T11:00');
    await service
      .updateTable('orders')
      .set({ price: price / 2 + 1 })
      .where('is_renewal', '=', true)
      .where('status', '=', 'open')
      .execute();
    await goOn('2027-02-10T10:01');
    await sendRefunds(services, system);
    expect(await refundsOf(ana)).toEqual(['mismatch done']);
    expect(await findings()).toEqual(['mismatch']);
    expect([await standing(ana), await stateOf(ana)]).toEqual([
      'past_due 2027-02-10',
      'ended by price',
    ]);
  });

  test('of a subscription that is not ours is kept, and is no failure', async () => {
    const { planId } = await peer.provider.subscriptions.ensurePlan({
      ...{ key: 'another', name: 'Otra', interval: 'month' },
      price: { amount: 500, currency: 'USD' },
    });
    const { id, url } = await peer.provider.subscriptions.open({
      ...{ planId, reference: crypto.randomUUID(), email: 'x@correo.example' },
      ...{ returnUrl: 'https://x.example/', cancelUrl: 'https://x.example/' },
    });
    await peer.approve(url);
    for (const kind of ['CREATED', 'ACTIVATED', 'SALE.COMPLETED']) await deliver(id, kind);
    await settlePayments(services, system);
    await renew();
    const waiting = await service
      .selectFrom('provider_events')
      .select('id')
      .where('applied_at', 'is', null)
      .execute();
    expect([waiting, await findings(), await paymentsOf(ana)]).toEqual([[], [], []]);
    await peer.cancelThere(id);
  });

  test('with the clock set back is neither made nor told again', async () => {
    await connect(ana);
    await toCharge();
    goTo('2027-01-20T10:00');
    await renew();
    expect([await stateOf(ana), await paymentsOf(ana)]).toMatchObject(['active', [{}]]);
    await goOn('2027-02-10T10:02', '2027-03-03T10:00', '2027-03-10T10:01');
    expect(await paymentsOf(ana)).toHaveLength(2);
    expect(await standing(ana)).toBe('active 2027-04-10');
  });

  test('that PayPal gave back ends its period, and the subscription', async () => {
    const id = await connect(ana);
    await toCharge();
    const charge = await service
      .selectFrom('payment_attempts')
      .innerJoin('paypal_subscriptions', 'paypal_subscriptions.id', 'subscription_id')
      .select('payment_attempts.provider_id as id')
      .where('paypal_subscriptions.provider_id', '=', id)
      .executeTakeFirstOrThrow();
    goTo('2027-02-11T10:00');
    await peer.provider.refund({
      ...{ id: crypto.randomUUID(), transaction: charge.id ?? '', reason: 'Se arrepintió' },
      amount: { amount: price / 2, currency: 'USD' },
    });
    await deliver(charge.id ?? '', 'SALE.REFUNDED');
    goTo('2027-02-11T10:01');
    await settlePayments(services, system);
    expect([await stateOf(ana), await renewalOf(ana)]).toEqual(['ending by person', 'link']);
    await renew();
    expect(await atPaypal(id)).toBe('cancelled');
  });
});

describe('a charge that waits for a bank', () => {
  beforeEach(async () => {
    await peer.pendCharge(await connect(ana));
    await toCharge();
  });

  const openOrderOf = async ({ userId }: UserActor): Promise<string> => {
    const { id } = await service
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    return id;
  };

  const settle = async (status: 'COMPLETED' | 'DECLINED') => {
    const { id } = await service
      .selectFrom('payment_attempts')
      .select('provider_id as id')
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    await peer.settleCharge(id ?? '', status);
  };

  test('pays its period when it comes, and nobody begins another meanwhile', async () => {
    expect(await standing(ana)).toBe('past_due 2027-02-10');
    const wish = { orderId: await openOrderOf(ana), provider: 'wompi' } as const;
    await expect(startPayment(services, ana, wish)).rejects.toMatchObject({
      code: 'order.pending',
    });
    goTo('2027-02-12T10:00');
    await settle('COMPLETED');
    await checkPayments(services, system);
    expect(await standing(ana)).toBe('active 2027-03-10');
    await renew();
    expect(await paymentsOf(ana)).toHaveLength(1);
  });

  test('is the last one of the launch, and no other price until it comes', async () => {
    goTo('2027-02-12T10:00');
    await settle('COMPLETED');
    await checkPayments(services, system);
    await peer.pendCharge(await members.idOf(ana));
    await goOn('2027-03-03T11:00', '2027-03-10T10:01', '2027-03-10T10:11');
    expect(await stateOf(ana)).toBe('active');
    await settle('COMPLETED');
    goTo('2027-03-11T10:00');
    await checkPayments(services, system);
    await renew();
    expect([await stateOf(ana), await standing(ana)]).toEqual(['active', 'active 2027-04-10']);
  });

  test('and is refused leaves it unpaid, and its person is told', async () => {
    goTo('2027-02-12T09:00');
    await settle('DECLINED');
    await checkPayments(services, system);
    expect(await standing(ana)).toBe('past_due 2027-02-10');
    expect((await mailsTo(ana)).at(-1)).toBe('No nos llegó el pago de tu Premium');
  });

  test('when its person cancels begins no period: it goes back when it comes', async () => {
    goTo('2027-02-11T10:00');
    await changeOwnMembership(services, ana, { type: 'cancelled', reason: null });
    await renew();
    await settle('COMPLETED');
    goTo('2027-02-11T10:20');
    await checkPayments(services, system);
    await renew();
    await sendRefunds(services, system);
    expect(await refundsOf(ana)).toEqual(['revoked done']);
    expect(await standing(ana)).toBe('ended 2027-02-10');
  });
});

test('what is charged in the moment in which its person cancels goes back, whoever was first', async () => {
  await connect(ana);
  await goOn('2027-02-03T11:00');
  goTo('2027-02-10T10:01');
  let looked: Promise<void> | undefined;
  await services.db.service.transaction().execute(async (held) => {
    await sql`select from memberships where user_id = ${ana.userId} for update`.execute(held);
    looked = look();
    await waitUntilBlocking(held, services.db);
    await sql`update paypal_subscriptions set state = 'ending', ended_by = 'person' where state = 'active'`.execute(
      held,
    );
  });
  await looked;
  await sendRefunds(services, system);
  expect(await refundsOf(ana)).toEqual(['revoked done']);
  expect(await standing(ana)).toBe('past_due 2027-02-10');
});
