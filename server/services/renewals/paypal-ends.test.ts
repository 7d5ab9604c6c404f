import { beforeEach, describe, expect, test } from 'vitest';
import { system, type UserActor } from '#server/actor.ts';
import { ProviderError } from '#server/ports/payments/errors.ts';
import { month, withProviders, year } from '#test/membership-world.ts';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { addTestSources } from '#test/payment-sources.ts';
import { openTestServices } from '#test/test-services.ts';
import { leaveMembership } from '../account-deletion/leave-membership.ts';
import { changeOwnMembership } from '../memberships/change-own-membership.ts';
import { startTrial } from '../memberships/start-trial.ts';
import { changeOrder } from '../payments/change-order.ts';
import { checkPayments } from '../payments/check-payments.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { askNequi, readNequiDocuments } from './ask-nequi.ts';
import { followOwnNequi } from './follow-nequi.ts';
import { removePaypal } from './remove-paypal.ts';
import { renewMemberships } from './renew-memberships.ts';

const opened = await openTestServices();
const members = await openPaypalMembers(opened);
const { services, peer, world, connect, goOn, deliver, stateOf, standing, renew } = members;
const { wayOf, atPaypal, paymentsOf, refundsOf, renewalOf, newMember } = members;
const { goTo, mailsTo, pay } = world;
const { service } = services.db;
let ana: UserActor;
let id: string;

beforeEach(async () => {
  await service.deleteFrom('users').execute();
  await peer.fail(null);
  goTo('2027-01-10T10:00');
  ana = await newMember();
  id = await connect(ana);
});

const gone = 'PayPal ya no cobra tu Premium';
const resume = () => changeOwnMembership(services, ana, { type: 'resumed' });
const cancel = () => changeOwnMembership(services, ana, { type: 'cancelled', reason: null });

describe('PayPal is told to stop', () => {
  test('with the cancellation, until it says that it did; who goes on connects it again', async () => {
    await peer.fail('error');
    await cancel();
    expect([await stateOf(ana), await renewalOf(ana)]).toEqual(['ending by person', 'link']);
    await goOn('2027-01-10T10:10', '2027-01-10T10:20');
    expect(await stateOf(ana)).toBe('ending by person');
    await peer.fail(null);
    await goOn('2027-01-10T10:40');
    expect([await stateOf(ana), await atPaypal(id)]).toEqual(['ended by person', 'cancelled']);
    expect(await resume()).toMatchObject({ renewal: 'link' });
    expect(await wayOf(ana)).toMatchObject({ kind: 'left', offers: [{ plan: 'month' }] });
    await goOn('2027-02-03T11:00');
    expect(await mailsTo(ana)).toEqual(['Tu Premium va hasta el 10 de febrero de 2027']);
    goTo('2027-02-03T11:01');
    await connect(ana);
    await goOn('2027-02-10T10:01');
    expect(await standing(ana)).toBe('active 2027-03-10');
  });

  test('and what it charged before it knew goes back, also what is told again after that', async () => {
    await goOn('2027-02-03T11:00');
    goTo('2027-02-10T09:59');
    await cancel();
    await goOn('2027-02-10T10:01');
    await sendRefunds(services, system);
    expect(await refundsOf(ana)).toEqual(['revoked done']);
    expect([await standing(ana), await atPaypal(id)]).toEqual(['ended 2027-02-10', 'cancelled']);
    await deliver(id, 'SALE.COMPLETED');
    await deliver(id, 'SUBSCRIPTION.CANCELLED');
    await renew();
    expect(await paymentsOf(ana)).toHaveLength(1);
    expect(await mailsTo(ana)).not.toContain(gone);
  });

  test('when its person removes it, and pays by the link', async () => {
    await removePaypal(services, ana);
    await removePaypal(services, ana);
    await renew();
    expect([await stateOf(ana), await atPaypal(id)]).toEqual(['ended by person', 'cancelled']);
    await goOn('2027-02-10T10:01');
    expect(await paymentsOf(ana)).toEqual([]);
    await pay(ana);
    expect(await standing(ana)).toBe('active 2027-03-10');
    expect(await mailsTo(ana)).not.toContain(gone);
  });

  test('when another plan is next, or begins now', async () => {
    goTo('2027-01-20T10:00');
    await pay(ana, year);
    await renew();
    expect([await stateOf(ana), await atPaypal(id)]).toEqual(['ended by person', 'cancelled']);
    const bea = await newMember(year);
    const other = await connect(bea, 'year');
    const changed = await changeOwnMembership(services, bea, {
      type: 'plan-chosen',
      plan: 'month',
    });
    expect(changed).toEqual({ renewal: 'link', wasPaypal: true });
    await renew();
    expect(await atPaypal(other)).toBe('cancelled');
    goTo('2027-01-20T10:01');
    await connect(bea, 'month');
    expect((await members.rowOf(bea)).plan).toBe('month');
  });

  test('when the money of the period goes back', async () => {
    const [payment] = await service
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['payments.id', 'payments.amount', 'order_id as orderId'])
      .where('user_id', '=', ana.userId)
      .execute();
    if (!payment) throw new Error('Nothing was paid');
    const refund = { id: crypto.randomUUID(), payment: payment.id, amount: payment.amount };
    await changeOrder(services, {
      orderId: payment.orderId,
      tell: () => [
        { type: 'refund-asked', refund: { ...refund, reason: 'withdrawal' } },
        { type: 'refund-answered', refund: refund.id, outcome: { status: 'done', id: 'r' } },
      ],
    });
    await renew();
    expect([await stateOf(ana), await atPaypal(id)]).toEqual(['ended by person', 'cancelled']);
  });

  test('when its person leaves, and nothing says whose it was', async () => {
    await service.transaction().execute((db) => leaveMembership({ ...services, db }, ana.userId));
    await renew();
    expect(await atPaypal(id)).toBe('cancelled');
    const bea = await newMember();
    const other = await connect(bea);
    await deliver(other, 'ACTIVATED');
    await service.deleteFrom('users').where('id', '=', bea.userId).execute();
    await renew();
    expect(await atPaypal(other)).toBe('cancelled');
    const [event] = await service
      .selectFrom('provider_events')
      .select('body')
      .where('subject_id', '=', other)
      .execute();
    expect(event?.body).toBe('');
    const eva = await newMember();
    await peer.approve(await members.choose(eva));
    const last = await members.idOf(eva);
    await service.deleteFrom('users').where('id', '=', eva.userId).execute();
    await goOn('2027-01-10T10:11');
    expect(await atPaypal(last)).toBe('cancelled');
  });
});

test('one that PayPal does not know for days, as with the keys of another account, is ended and given back once it does', async () => {
  await goOn('2027-02-03T11:00');
  const { subscriptions } = peer.provider;
  const read = () => Promise.reject(new ProviderError('404', { status: 404, isFinal: true }));
  const unknowing = { ...peer.provider, subscriptions: { ...subscriptions, read } };
  const providers = [world.wompi, unknowing];
  const misled = { ...services, payments: { ...services.payments, providers } };
  for (const moment of ['2027-02-08T10:00', '2027-02-09T10:01', '2027-02-10T10:02']) {
    goTo(moment);
    await renewMemberships(misled, system);
  }
  expect([await stateOf(ana), await atPaypal(id)]).toEqual(['ended by paypal', 'active']);
  const days = [11, 12, 13, 14, 15, 16, 17].map((day) => `2027-02-${day}T10:03`);
  await goOn(...days);
  await sendRefunds(services, system);
  expect([await stateOf(ana), await atPaypal(id)]).toEqual(['ended by paypal', 'cancelled']);
  expect(await refundsOf(ana)).toEqual(['revoked done']);
});

test('without the keys of PayPal nobody is told that it charges', async () => {
  const keyless = withProviders(services, [world.wompi]);
  const renewKeyless = async (moment: string) => {
    goTo(moment);
    await renewMemberships(keyless, system);
  };
  const bea = await world.newPerson();
  await startTrial(services, bea);
  await connect(bea);
  await renewKeyless('2027-01-16T10:01');
  await renewKeyless('2027-02-03T11:00');
  expect(await mailsTo(ana)).toEqual(['Tu Premium va hasta el 10 de febrero de 2027']);
  expect(await mailsTo(bea)).toEqual([
    'Tu prueba de Premium termina mañana',
    'Tu prueba de Premium terminó',
  ]);
});

test('of PayPal that says nothing for days the staff is told while subscriptions are all that is asked', async () => {
  const away = async () => {
    const rows = await service
      .selectFrom('payment_findings')
      .select(['detail', 'resolution'])
      .where('kind', '=', 'provider-away')
      .execute();
    return rows.map(({ detail, resolution }) => resolution ?? detail);
  };
  const turn = async (moment: string) => {
    await goOn(moment);
    await checkPayments(services, system);
  };
  await turn('2027-01-15T10:00');
  expect(await away()).toEqual([]);
  await peer.fail('error');
  await turn('2027-01-20T10:00');
  await turn('2027-01-20T10:10');
  expect(await away()).toEqual([expect.stringMatching(/^Responde 5/)]);
  await peer.fail(null);
  await turn('2027-01-20T10:20');
  expect(await away()).toEqual(['La pasarela volvió a responder.']);

  const { id: order_id } = await service
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', ana.userId)
    .executeTakeFirstOrThrow();
  await service
    .insertInto('payment_attempts')
    .values({
      ...{ order_id, provider: 'paypal', status: 'pending', reference: 'r', provider_id: 'p' },
      ...{ currency: 'USD', amount: 1, created_at: services.now(), expires_at: services.now() },
    })
    .execute();
  goTo('2027-01-20T10:30');
  const ask = () => Promise.reject(new ProviderError('No response', { isFinal: false }));
  const deaf = withProviders(services, [world.wompi, { ...peer.provider, ask }]);
  await checkPayments(deaf, system);
  expect(await away()).toEqual(['No responde, o no se le entiende']);
});

describe('one way at a time', () => {
  const askOwn = async (actor: UserActor) => {
    const documents = await readNequiDocuments(services, actor);
    if (!documents) throw new Error('There is nothing to read');
    const from = { ...actor, ip: '192.0.2.7', userAgent: 'Firefox' };
    await askNequi(services, from, { phone: '3001234567', ...documents });
  };

  test('a Nequi that is connected takes the place of PayPal', async () => {
    const sources = addTestSources(world.wompi);
    await askOwn(ana);
    expect(await renewalOf(ana)).toBe('paypal');
    sources.decide('approved');
    await followOwnNequi(services, ana);
    expect([await renewalOf(ana), await stateOf(ana)]).toEqual(['nequi', 'ending by person']);
    await goOn('2027-02-03T11:00', '2027-02-10T10:01');
    expect(await atPaypal(id)).toBe('cancelled');
    expect(sources.charged).toHaveLength(1);
    expect(await standing(ana)).toBe('active 2027-03-10');
    expect(await paymentsOf(ana)).toEqual([]);
  });

  test('PayPal takes the place of a Nequi', async () => {
    const sources = addTestSources(world.wompi);
    const bea = await newMember();
    await askOwn(bea);
    sources.decide('approved');
    await followOwnNequi(services, bea);
    expect(await renewalOf(bea)).toBe('nequi');
    await connect(bea);
    expect(await renewalOf(bea)).toBe('paypal');
    await goOn('2027-02-03T11:00', '2027-02-10T10:01');
    expect(sources.charged).toEqual([]);
    expect(await standing(bea)).toBe('active 2027-03-10');
  });
});

describe('PayPal stops by itself', () => {
  test.each(['read', 'told'])(
    'where its person cancels it there, %s: one mail, and the link',
    async (how) => {
      await peer.cancelThere(id);
      if (how === 'told') await deliver(id, 'SUBSCRIPTION.CANCELLED');
      else goTo('2027-01-11T10:00');
      await renew();
      await renew();
      expect([await stateOf(ana), await renewalOf(ana)]).toEqual(['ended by paypal', 'link']);
      expect(await wayOf(ana)).toMatchObject({ kind: 'lost', lost: 'paypal' });
      expect(await mailsTo(ana)).toEqual([gone]);
      await goOn('2027-02-03T11:00', '2027-02-10T10:01');
      expect(await mailsTo(ana)).toEqual([
        gone,
        'Tu Premium va hasta el 10 de febrero de 2027',
        'No nos llegó el pago de tu Premium',
      ]);
      await pay(ana, month);
      expect(await standing(ana)).toBe('active 2027-03-10');
    },
  );

  test('at another price than it costs by now: one mail says so, and it is ended there', async () => {
    await service
      .updateTable('paypal_subscriptions')
      .set({ first_price: 1400 })
      .where('provider_id', '=', id)
      .execute();
    await goOn('2027-01-11T10:00', '2027-01-11T10:10');
    expect([await stateOf(ana), await atPaypal(id)]).toEqual(['ended by price', 'cancelled']);
    expect(await wayOf(ana)).toMatchObject({ kind: 'lost', lost: 'price' });
    const mail = (await opened.queuedMails()).findLast(({ subject }) => subject === gone);
    expect(mail?.text).toContain('no es el que aprobaste en PayPal');
  });

  test('a price that was told is kept, whatever the catalogue says by then', async () => {
    await service
      .updateTable('paypal_subscriptions')
      .set({ first_price: 1400 })
      .where('provider_id', '=', id)
      .execute();
    await service
      .updateTable('paypal_subscriptions')
      .set({ next_look_at: new Date('2027-02-10T10:01-05:00') })
      .where('provider_id', '=', id)
      .execute();
    await goOn('2027-02-03T11:00');
    await service
      .updateTable('orders')
      .set({ price: 1400 })
      .where('is_renewal', '=', true)
      .where('status', '=', 'open')
      .execute();
    await service
      .updateTable('paypal_subscriptions')
      .set({ next_look_at: new Date('2027-02-04T11:00-05:00') })
      .where('provider_id', '=', id)
      .execute();
    await goOn('2027-02-04T11:00');
    expect(await stateOf(ana)).toBe('active');
  });
});

describe('a charge that fails', () => {
  test('is told once with the day on which PayPal tries again, and is recovered then', async () => {
    await peer.failCharges(id, 1);
    await goOn('2027-02-03T11:00', '2027-02-10T10:01', '2027-02-10T10:11', '2027-02-12T10:01');
    expect(await wayOf(ana)).toMatchObject({
      kind: 'active',
      failure: {
        at: new Date('2027-02-10T10:00-05:00'),
        retryAt: new Date('2027-02-15T10:00-05:00'),
      },
    });
    expect(await mailsTo(ana)).toEqual([
      'Tu Premium se renueva el 10 de febrero de 2027',
      'No nos llegó el pago de tu Premium',
    ]);
    const mail = (await opened.queuedMails()).at(-1);
    expect(mail?.text).toContain('PayPal lo intenta otra vez el 15 de febrero de 2027');
    await goOn('2027-02-15T10:01');
    expect(await standing(ana)).toBe('active 2027-03-10');
    expect(await wayOf(ana)).toMatchObject({ kind: 'active', failure: null });
  });

  test('and that its person pays by the link meanwhile is not paid twice, nor told of again', async () => {
    await peer.failCharges(id, 1);
    await goOn('2027-02-03T11:00', '2027-02-10T10:01');
    goTo('2027-02-12T10:00');
    await pay(ana);
    await goOn('2027-02-15T10:01');
    await sendRefunds(services, system);
    expect(await refundsOf(ana)).toEqual(['duplicate done']);
    expect(await standing(ana)).toBe('active 2027-03-10');
    expect(await mailsTo(ana)).toHaveLength(2);
  });

  test('and fails again after its person paid by the link is not told as of the next period', async () => {
    await peer.failCharges(id, 3);
    await goOn('2027-02-03T11:00', '2027-02-10T10:01');
    goTo('2027-02-12T10:00');
    await pay(ana);
    await goOn('2027-02-15T10:01');
    expect(await mailsTo(ana)).toHaveLength(2);
    await goOn('2027-02-20T10:01');
    expect((await mailsTo(ana)).slice(2)).toEqual([gone]);
  });

  test('to the end of the grace ends the membership, and PayPal with it', async () => {
    await peer.failCharges(id, 3);
    await goOn('2027-02-03T11:00', '2027-02-10T10:01', '2027-02-15T10:01', '2027-02-16T10:01');
    await goOn('2027-02-17T10:01', '2027-02-17T10:11');
    expect([await standing(ana), await stateOf(ana)]).toEqual([
      'ended 2027-02-10',
      'ended by person',
    ]);
    expect(await atPaypal(id)).toBe('cancelled');
    expect(await mailsTo(ana)).toEqual([
      'Tu Premium se renueva el 10 de febrero de 2027',
      'No nos llegó el pago de tu Premium',
      'Mañana se cierra tu Premium',
      'Tu Premium terminó',
    ]);
  });

  test('never comes though it was approved: the clock says so, as of every payment that is missed', async () => {
    const { subscriptions } = peer.provider;
    const { listCharges } = subscriptions;
    subscriptions.listCharges = async () => [];
    try {
      await goOn('2027-02-03T11:00', '2027-02-12T09:59');
      expect(await mailsTo(ana)).toHaveLength(1);
      await goOn('2027-02-12T10:00');
      expect((await mailsTo(ana)).at(-1)).toBe('No nos llegó el pago de tu Premium');
      await goOn('2027-02-17T10:01');
      expect(await standing(ana)).toBe('ended 2027-02-10');
    } finally {
      subscriptions.listCharges = listCharges;
    }
  });
});
