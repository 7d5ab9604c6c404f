import { afterAll, beforeEach, expect, test } from 'vitest';
import { premium } from '#content/premium.ts';
import { type Money, priceText } from '#content/money.ts';
import { system } from '#server/actor.ts';
import { setFlash } from '#server/services/flash.ts';
import { changeOwnMembership } from '#server/services/memberships/change-own-membership.ts';
import { startTrial } from '#server/services/memberships/start-trial.ts';
import { renewMemberships } from '#server/services/renewals/renew-memberships.ts';
import { makePaidPeriod } from '#test/make-period.ts';
import { openPaypalSubscriptionPeer } from '#test/paypal-subscriptions-peer.ts';
import { openTestApp } from '#test/test-app.ts';
import { userActor } from '#test/test-services.ts';

const start = new Date('2027-02-10T10:00:00-05:00');
let at = start;
const day = 86_400_000;
/** So many days after the first one. */
const goTo = (days: number) => void (at = new Date(+start + days * day));
const { ask, person, services } = await openTestApp({ now: () => at });
const peer = await openPaypalSubscriptionPeer({ now: () => at });
afterAll(() => peer.close());

let cookie = '';
let userId = '';
let people = 0;

beforeEach(async () => {
  goTo(0);
  services.payments.providers = [peer.provider];
  ({ cookie, userId } = await newPerson());
});

/** Whose session outlives the months of a test. */
async function newPerson() {
  const made = await person(`persona${(people += 1)}@ejemplo.co`);
  await services.db.service
    .updateTable('sessions')
    .set({ expires_at: new Date(+start + 400 * day) })
    .where('user_id', '=', made.userId)
    .execute();
  return made;
}

const page = '/dashboard/membresia';
const checkout = '/checkout?plan=digital-pro';
const read = async (response: Response) =>
  (await response.text())
    .replaceAll('<!-- -->', '')
    .replaceAll('\u{A0}', ' ')
    .replaceAll(/<[^>]+>/g, (tag) => (/<(button|input)/.test(tag) ? tag : ' '))
    .replaceAll(/\s+/g, ' ');
const see = async (path = page, as = cookie) => read(await ask(path, { cookie: as }));
const send = (fields: Record<string, string>, as = cookie) =>
  ask(page, { method: 'POST', body: new URLSearchParams(fields), cookie: as });
const choose = (plan = 'month') => send({ intent: 'paypal', plan });

/** Approved, and back as PayPal leads there: to the page, and to its own address. */
async function connect(plan = 'month'): Promise<string> {
  const back = new URL(await peer.approve((await choose(plan)).headers.get('location') ?? ''));
  at = new Date(+at + 5000);
  const returned = await ask(back.pathname + back.search, { cookie });
  expect([returned.status, returned.headers.get('location')]).toEqual([303, page]);
  return see();
}

const month = textOf(premium.month);

function textOf(price: Money): string {
  return priceText(price).replaceAll('\u{A0}', ' ');
}

/** PayPal's name of what charges this person. */
async function ownId(): Promise<string> {
  const { id } = await services.db.service
    .selectFrom('paypal_subscriptions')
    .innerJoin('memberships', 'memberships.id', 'membership_id')
    .select('provider_id as id')
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return id ?? '';
}

test('the policy of the page stays, whatever becomes of the membership: it is not loaded anew', async () => {
  const policy = async () =>
    /form-action [^;]+/.exec(
      (await ask(page, { cookie })).headers.get('content-security-policy') ?? '',
    )?.[0];
  const before = await policy();
  expect(before).toBe(`form-action 'self' ${peer.provider.origin}`);
  await startTrial(services, userActor(userId));
  expect(await policy()).toBe(before);
});

test('a member reads what PayPal would charge, and is sent there, without a script', async () => {
  await makePaidPeriod(services, userId);
  const response = await ask(page, { cookie });
  expect(await read(response)).toContain(
    `El 10 de marzo de 2027 PayPal cobra ${month} cada mes. Lo apruebas en su página, y hoy no se cobra nada.`,
  );
  const sent = await choose();
  expect(sent.status).toBe(303);
  const url = sent.headers.get('location') ?? '';
  expect(new URL(url).origin).toBe(peer.provider.origin);
  const waiting = await see();
  expect(waiting).toContain('Falta que lo apruebes en PayPal');
  expect(waiting).toContain('Aprobar en PayPal');
  expect((await choose()).headers.get('location')).toBe(url);
});

test('who comes back reads what PayPal says, and what is typed in the address proves nothing', async () => {
  await makePaidPeriod(services, userId);
  await choose();
  // What is to be said once waits for the page.
  const told = `${cookie}; ${setFlash('nequi-removed', page).split(';', 1)[0]}`;
  const typed = await ask(`${page}?subscription_id=I-X&ba_token=BA-X`, { cookie: told });
  expect([typed.status, typed.headers.get('location')]).toEqual([303, page]);
  expect(typed.headers.getSetCookie().join()).not.toContain('aviso');
  expect(await see(page, told)).toContain('Desconectamos tu Nequi');
  expect(await see()).toContain('Falta que lo apruebes');
  at = new Date(+at + 5000);
  const active = await connect();
  expect(active).toContain('Se cobra sola por PayPal');
  expect(active).toContain(`El 10 de marzo de 2027 PayPal cobra ${month}, y así cada vez.`);
  expect(active.match(/Cómo se paga/g)).toHaveLength(1);
  expect(active).not.toContain('Que lo cobre PayPal');
  expect(active).not.toContain('No se cobra solo');
});

test('a charge that failed is shown with the day on which PayPal tries again', async () => {
  await makePaidPeriod(services, userId);
  await connect();
  await peer.failCharges(await ownId(), 1);
  goTo(28.1);
  await renewMemberships(services, system);
  const failed = await see();
  expect(failed).toContain('PayPal no pudo cobrar');
  expect(failed).toContain('PayPal lo intenta otra vez el 15 de marzo de 2027.');
  expect(failed).toContain('paga tú antes del 17 de marzo de 2027');
});

test('a charge that failed before the period was over is paid by hand, too', async () => {
  await makePaidPeriod(services, userId);
  await connect();
  goTo(24);
  await renewMemberships(services, system);
  expect(await see()).not.toContain('Pagar el mes que viene');
  await services.db.service
    .updateTable('paypal_subscriptions')
    .set({ failed_at: at })
    .where('provider_id', '=', await ownId())
    .execute();
  expect(await see()).toContain('Pagar el mes que viene');
  expect(await see(checkout)).toContain('PayPal todavía no lo ha cobrado.');
});

test('it is removed; cancelled it says that it has to be connected again, also who goes on', async () => {
  await makePaidPeriod(services, userId);
  await connect();
  const removed = await send({ intent: 'paypal-remove' });
  expect([removed.status, removed.headers.get('location')]).toEqual([302, page]);
  expect(await see()).toContain('Que lo cobre PayPal');
  await renewMemberships(services, system);
  at = new Date(+at + 5000);
  expect(await connect()).toContain('Le decimos a PayPal que no cobre más');
  await send({ intent: 'cancel', reason: '' });
  const cancelled = await see();
  expect(cancelled).not.toContain('Se cobra sola por PayPal');
  expect(cancelled).toContain('o como elijas después');
  const resumed = await send({ intent: 'resume' });
  expect(decodeURIComponent(resumed.headers.get('set-cookie') ?? '')).toContain(
    'membership-resumed-by-link',
  );
  expect(await see()).toContain('Que lo cobre PayPal');
});

test('what PayPal ended is told on the page, and another plan takes it away with a word', async () => {
  await makePaidPeriod(services, userId, { plan: 'year' });
  await connect('year');
  expect(await see()).toContain('al cambiar lo quitamos, y lo conectas otra vez');
  const changed = await send({ intent: 'plan', plan: 'month' });
  expect(decodeURIComponent(changed.headers.get('set-cookie') ?? '')).toContain('without-paypal');
  await renewMemberships(services, system);
  at = new Date(+at + 5000);
  await connect('month');
  await peer.cancelThere(await ownId());
  goTo(1);
  await renewMemberships(services, system);
  const lost = await see();
  expect(lost).toContain('PayPal ya no cobra');
  expect(lost).toContain('Que lo cobre PayPal');
});

test('in a trial either plan is offered, and what is charged when it ends is said everywhere', async () => {
  await startTrial(services, userActor(userId));
  const offered = await see();
  expect(offered).toContain('Que PayPal cobre cada mes');
  expect(offered).toContain('El 17 de febrero de 2027 PayPal cobra lo que elijas.');
  expect(offered).toContain(`Son ${textOf(premium.year)} cada año.`);
  const active = await connect('year');
  expect(active).toContain('Ese día PayPal cobra lo que aprobaste, y sigues con Premium.');
  expect(active).toContain('quítalo antes y no se cobra nada');
  expect(active).not.toContain('Pagar el año');
  expect(active).not.toContain('Termina sola y no se cobra nada');
  goTo(7.01);
  await renewMemberships(services, system);
  expect(await see()).toContain('Tienes Premium hasta el 17 de febrero de 2028.');
});

test('without PayPal nothing of it is shown, and nothing can be chosen', async () => {
  await makePaidPeriod(services, userId);
  services.payments.providers = [];
  const html = await see();
  expect(html).not.toContain('Que lo cobre PayPal');
  expect(html).not.toMatch(/PayPal cobra/);
  const refused = await choose();
  expect(refused.status).toBe(422);
  expect(await read(refused)).toContain('PayPal no está disponible');
});

test('while PayPal is away it says so where it stands, and nothing of anybody else moves', async () => {
  await makePaidPeriod(services, userId);
  await peer.fail('error');
  const away = await choose();
  expect(away.status).toBe(503);
  expect(await read(away)).toContain('PayPal no responde');
  await peer.fail(null);
  await connect();
  const other = await newPerson();
  await makePaidPeriod(services, other.userId);
  expect(await see(page, other.cookie)).not.toContain('Se cobra sola por PayPal');
  await send({ intent: 'paypal-remove' }, other.cookie);
  expect(await see()).toContain('Se cobra sola por PayPal');
  expect((await send({ intent: 'paypal', plan: 'decade' })).status).toBe(422);
  expect((await send({ intent: 'paypal', plan: 'month' })).status).toBe(409);
  await changeOwnMembership(services, userActor(userId), { type: 'cancelled', reason: null });
  expect((await send({ intent: 'paypal', plan: 'month' })).status).toBe(409);
});

test('of the price of the launch it does not say that it stays', async () => {
  await startTrial(services, userActor(userId));
  await connect();
  goTo(8);
  await renewMemberships(services, system);
  const text = await see();
  expect(text).toContain('El 17 de marzo de 2027 PayPal cobra USD 15.');
  expect(text).not.toContain('y así cada vez');
});

test('beside one that waits to be approved the other plan is another possibility, in a quieter voice', async () => {
  await startTrial(services, userActor(userId));
  await choose();
  const text = await see();
  expect(text).toContain('Si prefieres el año: el 17 de febrero de 2027 PayPal cobraría');
  expect(text).toContain('Que PayPal cobre cada año');
  expect(text).not.toMatch(/PayPal cobra USD/);
  const html = await (await ask(page, { cookie })).text();
  expect(html.match(/button-primary/g)).toHaveLength(1);
});

test('who removes it says what follows: a trial ends by itself, and one that is over ends today', async () => {
  await startTrial(services, userActor(userId));
  expect(await connect()).toContain('y la prueba termina sola.');
  await peer.failCharges(await ownId(), 1);
  goTo(8);
  await renewMemberships(services, system);
  expect(await see()).toContain(
    'y vuelves hoy a la cuenta gratuita, con tus canciones en su sitio.',
  );
  expect(await see('/checkout?plan=digital-pro')).toContain(
    'Cuenta desde el 17 de febrero de 2027, donde terminó tu prueba.',
  );
  const removed = await send({ intent: 'paypal-remove' });
  expect(decodeURIComponent(removed.headers.get('set-cookie') ?? '')).toContain(
    'paypal-removed-unpaid',
  );
});

test('the checkout takes nothing that PayPal is about to charge, and what it could not charge; what was paid is not asked for again', async () => {
  await makePaidPeriod(services, userId);
  await connect();
  expect(await see(checkout)).not.toContain('PayPal cobra tu Premium');
  goTo(24);
  await renewMemberships(services, system);
  const charged = await (await ask(checkout, { cookie })).text();
  expect(charged).toContain('PayPal cobra tu Premium');
  expect(charged).toContain('href="/dashboard/membresia#como-se-paga"');
  expect(charged).not.toContain('name="provider"');
  expect(await see(checkout)).toContain(
    `El 10 de marzo de 2027 PayPal cobra ${month} por Digital Pro, un mes: aquí no tienes que pagar nada.`,
  );
  const pay = () =>
    ask(checkout, {
      ...{ cookie, method: 'POST' },
      body: new URLSearchParams({ provider: 'paypal', shownPesos: '', again: '1' }),
    });
  const refused = await pay();
  expect(refused.status).toBe(409);
  expect(await read(refused)).toContain('PayPal cobra tu Premium');
  expect(await see(`${checkout}&periodo=anual`)).toContain(
    'PayPal cobra tu plan mensual: cuando pagues este, deja de cobrarlo.',
  );
  await peer.failCharges(await ownId(), 1);
  goTo(28.1);
  await renewMemberships(services, system);
  expect(await see()).toContain('PayPal no pudo cobrar');
  expect(await see(checkout)).toContain(
    'PayPal todavía no lo ha cobrado y lo intenta otra vez el 15 de marzo de 2027.',
  );
  expect((await pay()).headers.get('location')).toContain(peer.provider.origin);
  // By another order than the one of the clock.
  await services.db.service
    .updateTable('orders')
    .set({ status: 'expired' })
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .execute();
  await makePaidPeriod(services, userId);
  const text = await see();
  expect(text).not.toContain('PayPal no pudo cobrar');
  expect(text).not.toContain('paga tú antes');
});

test('what was charged has the day of its charge among the payments, however late it was heard of', async () => {
  await makePaidPeriod(services, userId);
  await connect();
  goTo(31);
  await renewMemberships(services, system);
  const payments = await see('/dashboard/pagos');
  expect(payments).toContain('Cobrado por PayPal el 10 de marzo de 2027');
  expect(payments).toContain('Comprado el 10 de febrero de 2027');
});

test('where the keys of PayPal are gone the page leads to the checkout, which takes the period', async () => {
  await makePaidPeriod(services, userId);
  await connect();
  goTo(24);
  await renewMemberships(services, system);
  expect(await see()).not.toContain('Pagar el mes que viene');
  services.payments.providers = [];
  expect(await see()).toContain('Pagar el mes que viene');
  expect(await see(checkout)).not.toContain('PayPal cobra tu Premium');
});
