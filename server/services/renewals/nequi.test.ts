import { beforeEach, describe, expect, test } from 'vitest';
import { nequiConsentText } from '#content/nequi-words.ts';
import { system, type UserActor } from '#server/actor.ts';
import { ProviderError } from '#server/ports/payments/errors.ts';
import { openMembershipWorld, year } from '#test/membership-world.ts';
import { addTestSources } from '#test/payment-sources.ts';
import { openTestServices } from '#test/test-services.ts';
import { changeOwnMembership } from '../memberships/change-own-membership.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { checkPayments } from '../payments/check-payments.ts';
import { itemOf } from '../payments/membership-item.ts';
import { newOrderCode } from '../payments/order-code.ts';
import { startPayment } from '../payments/start-payment.ts';
import { askNequi, readNequiDocuments } from './ask-nequi.ts';
import { chargeMemberships } from './charge-memberships.ts';
import { followAskedSources, followOwnNequi } from './follow-nequi.ts';
import { readOwnMembership } from './read-own-membership.ts';
import { readPayWay } from './read-pay-way.ts';
import { removeNequi } from './remove-nequi.ts';
import { renewMemberships } from './renew-memberships.ts';

const { services, wompi, ...world } = await openMembershipWorld(
  await openTestServices(),
  '2027-01-10T10:00',
);
const { goTo, mailsTo, pay, startPaying } = world;
const { db } = services;
let sources = addTestSources(wompi);
let ana: UserActor;

beforeEach(async () => {
  // Nobody of the test before is charged.
  await db.service.deleteFrom('users').execute();
  Object.assign(wompi, { isDown: false, delay: 0 });
  wompi.transactions.length = 0;
  sources = addTestSources(wompi);
  goTo('2027-01-10T10:00');
  ana = await newMember();
});

async function newMember(): Promise<UserActor> {
  const actor = { ...(await world.newPerson()), ip: '192.0.2.7', userAgent: 'Firefox' };
  await pay(actor);
  return actor;
}

const phone = '3001234567';

async function ask(actor = ana, changes: object = {}): Promise<void> {
  const documents = await readNequiDocuments(services, actor);
  if (!documents) throw new Error('There is nothing to read');
  await askNequi(services, actor, { phone, ...documents, ...changes });
}

async function connect(actor = ana): Promise<void> {
  await ask(actor);
  sources.decide('approved');
  await followOwnNequi(services, actor);
}

const wayOf = async (actor = ana) => (await readPayWay(services, actor))?.nequi?.kind ?? null;
const renewalOf = async (actor = ana) => (await readOwnMembership(services, actor)).renewal;
const standing = async (actor = ana) => {
  const { status, paidUntil } = await readOwnMembership(services, actor);
  return { status, paidUntil: paidUntil?.toISOString().slice(0, 10) };
};

const attemptsOf = ({ userId }: UserActor) =>
  db.service
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.status', 'reference', 'amount', 'payment_attempts.id'])
    .where('orders.user_id', '=', userId)
    .where('source_id', 'is not', null)
    .orderBy('payment_attempts.created_at')
    .execute();

const renew = () => renewMemberships(services, system);

/** An order of the next month that its person opened before, at one of two prices. */
async function openItself({ isLaunch, pesos }: { isLaunch: boolean; pesos: number | null }) {
  const offer = { number: 2, plan: 'month', startsNow: false, left: 0 } as const;
  const { id: item, name, price } = itemOf(offer, isLaunch);
  await db.service
    .insertInto('orders')
    .values({
      ...{ code: newOrderCode(), user_id: ana.userId, item, name, service: 'membresia', pesos },
      ...{ currency: 'USD', price: price.amount, tax_percent: 19, created_at: services.now() },
      ...(pesos !== null && { cop_per_usd: 400_000, rate_set_at: services.now() }),
      ...{ expires_at: new Date('2027-03-01'), membership_period: 2, plan: offer.plan },
      ...{ membership_id: (await findMembership(db.service, ana.userId))?.id ?? null },
      is_renewal: pesos !== null,
    })
    .execute();
}

/** To the last week of the period, and on from there. */
async function goOn(...moments: string[]): Promise<void> {
  for (const moment of ['2027-02-03T11:00', ...moments]) {
    goTo(moment);
    await renew();
  }
}

describe('an account is connected', () => {
  test('once its owner accepts, and what was agreed to is kept without the telephone', async () => {
    await ask();
    expect(sources.asked).toEqual([phone]);
    await followOwnNequi(services, ana);
    expect([await wayOf(), await renewalOf()]).toEqual(['waiting', 'link']);
    sources.decide('approved');
    goTo('2027-01-10T10:01');
    await followOwnNequi(services, ana);
    expect([await wayOf(), await renewalOf()]).toEqual(['active', 'nequi']);
    const [row] = await db.service.selectFrom('payment_sources').selectAll().execute();
    expect(row).toMatchObject({
      ...{ state: 'available', provider_id: '1', token_id: null, phone_end: '4567' },
      ...{ terms_url: 'https://wompi.example/terminos.pdf', consent_text: nequiConsentText },
      ...{ personal_data_url: 'https://wompi.example/datos.pdf', consent_ip: '192.0.2.7' },
      ...{ consent_user_agent: 'Firefox', asked_at: new Date('2027-01-10T10:00:00-05:00') },
    });
    expect(JSON.stringify(row)).not.toContain(phone);
    const [event] = await db.service
      .selectFrom('membership_events')
      .select('event')
      .orderBy('place', 'desc')
      .limit(1)
      .execute();
    expect(event?.event).toEqual({ type: 'renewal-chosen', renewal: 'nequi' });
  });

  test('by the job, where its person closed the page, and once by many that look at once', async () => {
    await ask();
    sources.decide('approved');
    wompi.delay = 30;
    await Promise.all([
      followAskedSources(services, system),
      followOwnNequi(services, ana),
      followOwnNequi(services, ana),
    ]);
    expect(await wayOf()).toBe('active');
    expect(sources.made).toEqual(['nequi-1']);
  });

  test('not where its owner says no, or does not answer in half an hour', async () => {
    await ask();
    sources.decide('declined');
    await followOwnNequi(services, ana);
    expect([await wayOf(), await renewalOf()]).toEqual(['declined', 'link']);
    goTo('2027-01-10T10:01');
    await ask();
    goTo('2027-01-10T10:30');
    await followOwnNequi(services, ana);
    expect(await wayOf()).toBe('waiting');
    goTo('2027-01-10T10:31');
    await followOwnNequi(services, ana);
    expect([await wayOf(), await renewalOf()]).toEqual(['expired', 'link']);
    expect(sources.made).toEqual([]);
  });

  test('not with documents that its person did not tick', async () => {
    await expect(ask(ana, { termsUrl: 'https://wompi.example/otro.pdf' })).rejects.toMatchObject({
      code: 'nequi.documents-changed',
    });
    await expect(ask(ana, { personalDataUrl: '' })).rejects.toMatchObject({
      code: 'nequi.documents-changed',
    });
    expect(sources.asked).toEqual([]);
    await ask();
    sources.decide('approved');
    sources.documents = 'https://wompi.example/2027';
    await followOwnNequi(services, ana);
    expect([await wayOf(), sources.made]).toEqual(['expired', []]);
  });

  test('though the response was lost: with what is accepted anew', async () => {
    await ask();
    sources.decide('approved');
    sources.losesAnswers = true;
    await followOwnNequi(services, ana);
    expect(await wayOf()).toBe('waiting');
    sources.losesAnswers = false;
    goTo('2027-01-10T10:01');
    await followOwnNequi(services, ana);
    expect([await wayOf(), sources.made]).toEqual(['active', ['nequi-1', 'nequi-1']]);
  });

  test('while the provider is away it waits, and nobody is asked', async () => {
    wompi.isDown = true;
    expect(await readNequiDocuments(services, ana)).toBeNull();
    const documents = { termsUrl: 'x', personalDataUrl: 'x' };
    await expect(askNequi(services, ana, { phone, ...documents })).rejects.toMatchObject({
      code: 'nequi.provider-down',
    });
    wompi.isDown = false;
    await ask();
    wompi.isDown = true;
    await followOwnNequi(services, ana);
    expect(await wayOf()).toBe('waiting');
    goTo('2027-01-10T10:31');
    await followOwnNequi(services, ana);
    expect(await wayOf()).toBe('expired');
  });

  test('the newer of two that are asked counts, also at once', async () => {
    await Promise.all([ask(), ask(), ask()]);
    const states = await db.service
      .selectFrom('payment_sources')
      .innerJoin('memberships', 'memberships.id', 'membership_id')
      .select('state')
      .where('user_id', '=', ana.userId)
      .execute();
    expect(states.filter(({ state }) => state === 'asked')).toHaveLength(1);
    expect(states.filter(({ state }) => state === 'removed')).toHaveLength(2);
  });

  test('only of who is a member, and five times in an hour', async () => {
    const visitor = await world.newPerson();
    await expect(ask(visitor)).rejects.toMatchObject({ code: 'membership.changed' });
    for (let asked = 0; asked < 5; asked += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'rate.limited' });
    await changeOwnMembership(services, ana, { type: 'cancelled', reason: null });
    const bea = await newMember();
    await changeOwnMembership(services, bea, { type: 'cancelled', reason: null });
    await expect(ask(bea)).rejects.toMatchObject({ code: 'membership.changed' });
  });

  test('whoever cancels or removes it while its owner decides is not connected', async () => {
    await ask();
    sources.decide('approved');
    await changeOwnMembership(services, ana, { type: 'cancelled', reason: null });
    await followOwnNequi(services, ana);
    expect(await renewalOf()).toBe('link');
    const bea = await newMember();
    await ask(bea);
    sources.decide('approved');
    await removeNequi(services, bea);
    await followOwnNequi(services, bea);
    expect([await wayOf(bea), await renewalOf(bea)]).toEqual(['none', 'link']);
  });

  test('and is removed whenever its person wants, and connected again', async () => {
    await connect();
    const bea = await newMember();
    await removeNequi(services, bea);
    expect(await renewalOf()).toBe('nequi');
    await removeNequi(services, ana);
    await removeNequi(services, ana);
    expect([await wayOf(), await renewalOf()]).toEqual(['none', 'link']);
    await connect();
    expect([await wayOf(), await renewalOf()]).toEqual(['active', 'nequi']);
  });

  test('nothing says whose it was once its person left', async () => {
    await connect();
    await db.service.deleteFrom('users').where('id', '=', ana.userId).execute();
    const rows = await db.service.selectFrom('payment_sources').selectAll().execute();
    expect(rows.find(({ phone_end }) => phone_end !== null)).toBeUndefined();
    expect(rows.at(-1)).toMatchObject({
      ...{ state: 'removed', provider_id: null, consent_ip: null, consent_user_agent: null },
    });
    await goOn('2027-02-10T10:00');
    expect(sources.charged).toEqual([]);
  });
});

describe('a renewal is charged', () => {
  test('on its day, in the pesos that were told, and the next period begins where the one before ended', async () => {
    await connect();
    await goOn('2027-02-10T09:59');
    expect(sources.charged).toEqual([]);
    expect(await mailsTo(ana)).toEqual(['Tu Premium se renueva el 10 de febrero de 2027']);
    goTo('2027-02-10T10:00');
    await renew();
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2027-03-10' });
    expect(sources.charged).toMatchObject([
      { sourceId: '1', amount: { amount: 6_000_000, currency: 'COP' }, tax: 957_983 },
    ]);
    await renew();
    expect(sources.charged).toHaveLength(1);
    expect(await mailsTo(ana)).toHaveLength(1);
    await goOn('2027-03-03T10:00', '2027-03-10T10:00');
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2027-04-10' });
    expect(new Set(sources.charged.map(({ reference }) => reference)).size).toBe(2);
  });

  test('a day after it was told, however late that was', async () => {
    await connect();
    goTo('2027-02-12T10:00');
    await renew();
    goTo('2027-02-13T09:59');
    await renew();
    expect(sources.charged).toEqual([]);
    goTo('2027-02-13T10:00');
    await renew();
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2027-03-10' });
  });

  test('again after three days where it was declined, and is recovered', async () => {
    await connect();
    sources.chargesEnd = 'declined';
    await goOn('2027-02-10T10:00', '2027-02-10T10:10', '2027-02-12T10:00', '2027-02-13T09:59');
    expect(await attemptsOf(ana)).toMatchObject([{ status: 'declined' }]);
    expect(await mailsTo(ana)).toEqual([
      'Tu Premium se renueva el 10 de febrero de 2027',
      'No nos llegó el pago de tu Premium',
    ]);
    sources.chargesEnd = 'approved';
    goTo('2027-02-13T10:00');
    await renew();
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2027-03-10' });
    const [first, second] = await attemptsOf(ana);
    expect(first?.reference).not.toBe(second?.reference);
  });

  test('three times, and then it ends', async () => {
    await connect();
    sources.chargesEnd = 'declined';
    await goOn(
      ...['2027-02-10T10:00', '2027-02-13T10:00', '2027-02-16T10:00', '2027-02-16T10:10'],
      ...['2027-02-17T09:50', '2027-02-17T10:00', '2027-02-18T10:00'],
    );
    expect(sources.charged).toHaveLength(3);
    expect((await standing()).status).toBe('ended');
    expect(await mailsTo(ana)).toEqual([
      'Tu Premium se renueva el 10 de febrero de 2027',
      'No nos llegó el pago de tu Premium',
      'Mañana se cierra tu Premium',
      'Tu Premium terminó',
    ]);
  });

  test('once, where the response was lost, and where the process died before it was noted', async () => {
    await connect();
    sources.losesAnswers = true;
    await goOn('2027-02-10T10:00');
    expect(await attemptsOf(ana)).toMatchObject([{ status: 'open' }]);
    sources.losesAnswers = false;
    for (const moment of ['10T10:10', '10T14:00']) {
      goTo(`2027-02-${moment}`);
      await renew();
    }
    expect(wompi.transactions.filter(({ method }) => method === 'NEQUI')).toHaveLength(1);
    expect(await attemptsOf(ana)).toMatchObject([{ status: 'approved' }]);
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2027-03-10' });
  });

  test('once, where nobody could ask what became of it', async () => {
    await connect();
    const { ask: told } = wompi;
    wompi.ask = () => Promise.reject(new ProviderError('Gone', { isFinal: false }));
    await goOn('2027-02-10T10:00', '2027-02-10T10:10', '2027-02-13T10:10');
    expect(new Set(sources.charged.map(({ reference }) => reference)).size).toBe(1);
    wompi.ask = told;
    goTo('2027-02-13T10:20');
    await renew();
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2027-03-10' });
    expect(await attemptsOf(ana)).toHaveLength(1);
  });

  test('once, by two processes at once', async () => {
    await connect();
    await goOn();
    goTo('2027-02-10T10:00');
    wompi.delay = 20;
    await Promise.all([1, 2, 3].map(() => chargeMemberships(services, system)));
    expect(wompi.transactions.filter(({ method }) => method === 'NEQUI')).toHaveLength(1);
    expect(await attemptsOf(ana)).toHaveLength(1);
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2027-03-10' });
  });

  test('not where it was cancelled, and what was on its way then counts', async () => {
    await connect();
    await goOn();
    await changeOwnMembership(services, ana, { type: 'cancelled', reason: null });
    goTo('2027-02-10T10:00');
    await renew();
    expect(sources.charged).toEqual([]);

    goTo('2027-01-10T10:00');
    ana = await newMember();
    await connect();
    sources.losesAnswers = true;
    await goOn('2027-02-10T10:00');
    await changeOwnMembership(services, ana, { type: 'cancelled', reason: null });
    goTo('2027-02-10T10:10');
    await renew();
    expect(sources.charged).toHaveLength(1);
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2027-03-10' });
  });

  test('not where it was begun, not made, and not wanted any more', async () => {
    await connect();
    const { charge } = sources;
    sources.charge = () => Promise.reject(new ProviderError('Gone', { isFinal: false }));
    await goOn('2027-02-10T10:00');
    expect(await attemptsOf(ana)).toMatchObject([{ status: 'open' }]);
    await removeNequi(services, ana);
    sources.charge = charge;
    goTo('2027-02-10T10:10');
    await renew();
    expect(await attemptsOf(ana)).toMatchObject([{ status: 'expired' }]);
    expect(sources.charged).toEqual([]);
  });

  test('not while its person pays, and nobody begins to pay what is being charged', async () => {
    await connect();
    await goOn();
    const { id: orderId } = await db.service
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', ana.userId)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    goTo('2027-02-10T09:50');
    const wish = { orderId, provider: 'wompi' } as const;
    await startPayment(services, ana, wish);
    goTo('2027-02-10T10:10');
    await renew();
    expect(sources.charged).toEqual([]);
    expect(services.logged.filter(({ msg }) => msg.includes('charged later'))).toEqual([]);
    sources.chargesEnd = 'pending';
    goTo('2027-02-10T11:30');
    await renew();
    expect(sources.charged).toHaveLength(1);
    await expect(startPayment(services, ana, wish)).rejects.toMatchObject({
      code: 'order.pending',
    });
    await renew();
    expect(sources.charged).toHaveLength(1);
  });

  test('without a word that it is missing while its owner decides', async () => {
    await connect();
    sources.chargesEnd = 'pending';
    await goOn('2027-02-10T10:00', '2027-02-12T10:10', '2027-02-13T10:00');
    const told = 'Tu Premium se renueva el 10 de febrero de 2027';
    expect([await attemptsOf(ana), await mailsTo(ana)]).toMatchObject([
      [{ status: 'pending' }],
      [told],
    ]);
    const [transaction] = wompi.transactions.filter(({ method }) => method === 'NEQUI');
    if (transaction) transaction.status = 'declined';
    goTo('2027-02-13T10:10');
    await checkPayments(services, system);
    await renew();
    expect(await mailsTo(ana)).toEqual([told, 'No nos llegó el pago de tu Premium']);
  });

  test('not while another order of the same period is being paid', async () => {
    await connect();
    await goOn();
    goTo('2027-02-10T09:30');
    const reference = await startPaying(ana, year);
    wompi.pay(reference, { status: 'pending' });
    await world.see(reference);
    goTo('2027-02-10T10:00');
    await renew();
    expect(sources.charged).toEqual([]);
  });

  test.each(['approved', 'declined'] as const)(
    'of two orders of the period the cheaper, and it was %s',
    async (status) => {
      await connect();
      sources.chargesEnd = status;
      goTo('2027-02-03T11:00');
      const isListFirst = status === 'approved';
      if (isListFirst) await openItself({ isLaunch: false, pesos: 12_000_000 });
      await openItself({ isLaunch: true, pesos: 6_000_000 });
      if (!isListFirst) await openItself({ isLaunch: false, pesos: 12_000_000 });
      for (const moment of ['10T10:00', '10T10:10', '10T10:20']) {
        goTo(`2027-02-${moment}`);
        await Promise.all([renew(), renew()]);
      }
      expect(new Set(sources.charged.map(({ reference }) => reference)).size).toBe(1);
      expect(sources.charged[0]?.amount.amount).toBe(6_000_000);
    },
  );

  test('nobody begins to pay what may have been charged', async () => {
    await connect();
    sources.losesAnswers = true;
    await goOn('2027-02-10T10:00');
    const [attempt] = await attemptsOf(ana);
    const { orderId } = await db.service
      .selectFrom('payment_attempts')
      .select('order_id as orderId')
      .where('id', '=', attempt?.id ?? '')
      .executeTakeFirstOrThrow();
    const wish = { orderId, provider: 'wompi', again: true } as const;
    await expect(startPayment(services, ana, wish)).rejects.toMatchObject({
      code: 'order.pending',
    });
  });

  test('in no other way than by its link where it has no price in pesos', async () => {
    await connect();
    // Its person opened it when the staff had set no rate.
    await openItself({ isLaunch: true, pesos: null });
    await goOn('2027-02-10T10:00', '2027-02-12T10:00');
    expect(sources.charged).toEqual([]);
    expect(await mailsTo(ana)).toEqual([
      'Tu Premium va hasta el 10 de febrero de 2027',
      'No nos llegó el pago de tu Premium',
    ]);
  });

  test('back to the link, in one mail, where the provider has the account no more', async () => {
    await connect();
    sources.isAvailable = false;
    await goOn('2027-02-10T10:00', '2027-02-10T10:10', '2027-02-12T10:00');
    expect(sources.charged).toEqual([]);
    expect([await wayOf(), await renewalOf()]).toEqual(['none', 'link']);
    expect(await mailsTo(ana)).toEqual([
      'Tu Premium se renueva el 10 de febrero de 2027',
      'Tu Nequi ya no está conectado',
    ]);
  });

  test('another day where it was refused for good, and at once where our keys were', async () => {
    await connect();
    sources.refusal = new ProviderError('Keys', { isFinal: true, status: 401 });
    await goOn('2027-02-10T10:00');
    expect(await attemptsOf(ana)).toMatchObject([{ status: 'open' }]);
    sources.refusal = new ProviderError('No', { isFinal: true, status: 422 });
    goTo('2027-02-10T10:10');
    await renew();
    expect(await attemptsOf(ana)).toMatchObject([{ status: 'expired' }]);
    expect(await mailsTo(ana)).toHaveLength(2);
    sources.refusal = null;
    goTo('2027-02-13T10:00');
    await renew();
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2027-03-10' });
  });

  test('at the plan that was chosen since', async () => {
    await connect();
    await goOn();
    await changeOwnMembership(services, ana, { type: 'plan-chosen', plan: 'year' });
    goTo('2027-02-09T10:00');
    await renew();
    goTo('2027-02-10T10:00');
    await renew();
    expect(sources.charged).toMatchObject([{ amount: { amount: 99_600_000 } }]);
    expect(await standing()).toEqual({ status: 'active', paidUntil: '2028-02-10' });
  });

  test('those of whom nothing is known do not hold the others', { tags: 'sweep' }, async () => {
    const people = [ana, await newMember(), await newMember(), await newMember()];
    for (const person of people) await connect(person);
    const { charge } = sources;
    // The first three that are asked for, whoever they are.
    const odd = new Set<string>();
    sources.charge = (wanted) => {
      if (odd.size < 3) odd.add(wanted.reference);
      return odd.has(wanted.reference)
        ? Promise.reject(new ProviderError('Odd', { isFinal: false }))
        : charge(wanted);
    };
    await goOn('2027-02-10T10:00', '2027-02-10T10:10');
    expect(sources.charged).toHaveLength(1);
  });

  test('one that fails does not hold the others', async () => {
    await connect();
    const bea = await newMember();
    await connect(bea);
    const { readSource } = sources;
    sources.readSource = (id) =>
      id === '1'
        ? Promise.reject(new ProviderError('Odd', { isFinal: true, status: 400 }))
        : readSource(id);
    await goOn('2027-02-10T10:01');
    expect([(await standing()).status, (await standing(bea)).status]).toEqual([
      'past_due',
      'active',
    ]);
  });
});
