import { beforeEach, describe, expect, test } from 'vitest';
import { longestReason } from '#packages/membership/src/index.ts';
import { makePaidPeriod } from '#test/make-period.ts';
import { openTestApp } from '#test/test-app.ts';
import { userActor } from '#test/test-services.ts';
import { system } from '#server/actor.ts';
import { changeOwnMembership } from '#server/services/memberships/change-own-membership.ts';
import { startTrial } from '#server/services/memberships/start-trial.ts';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { issueReceipts } from '#server/services/receipts/issue-receipts.ts';
import { renewMemberships } from '#server/services/renewals/renew-memberships.ts';
import { fileWithdrawal } from '#server/services/withdrawals/file-withdrawal.ts';

const start = new Date('2027-02-10T10:00:00-05:00');
let at = start;
const day = 86_400_000;
/** So many days after the first one. */
const goTo = (days: number) => void (at = new Date(+start + days * day));
const { ask, person, services } = await openTestApp({ now: () => at });
await services.db.service
  .insertInto('exchange_rates')
  .values({ cop_per_usd: 400_000, set_at: start, set_by: null })
  .execute();

let cookie = '';
let userId = '';
let people = 0;
beforeEach(async () => {
  goTo(0);
  people += 1;
  ({ cookie, userId } = await person(`ana${people}@ejemplo.co`));
  await services.db.service
    .updateTable('sessions')
    .set({ expires_at: new Date(+start + 90 * day) })
    .where('user_id', '=', userId)
    .execute();
});

const path = '/dashboard/membresia';
const textOf = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u{A0}', ' ')
    .replaceAll(/\s+/g, ' ');

/** What a person sees, and what they may press there. */
async function see(as = cookie) {
  const response = await ask(path, { cookie: as });
  const html = await response.text();
  const buttons = [...html.matchAll(/<button[^>]*name="intent"[^>]*>/g)].map(([tag]) => tag);
  const intents = buttons.map((tag) => /value="([^"]*)"/.exec(tag)?.[1]);
  const ways = [...html.matchAll(/href="(\/checkout\?[^"]*)"/g)].map(([, to]) => to);
  return { status: response.status, html, text: textOf(html), intents, ways };
}

const send = (fields: Record<string, string>, as = cookie) =>
  ask(path, { cookie: as, method: 'POST', body: new URLSearchParams(fields) });

const actor = () => userActor(userId);
const pay = (made: Parameters<typeof makePaidPeriod>[2] = {}) =>
  makePaidPeriod(services, userId, made);
const month = '/checkout?plan=digital-pro';
const year = '/checkout?plan=digital-pro&amp;periodo=anual';

async function giveBack({ orderId, paymentId }: { orderId: string; paymentId: string }) {
  const id = `back ${orderId}`;
  await changeOrder(services, {
    orderId,
    tell: ({ payments: [payment] }) => [
      {
        type: 'refund-asked',
        refund: {
          ...{ id, payment: paymentId, amount: payment?.amount.amount ?? 0 },
          reason: 'courtesy',
        },
      },
      { type: 'refund-answered', refund: id, outcome: { status: 'done', id: 'r' } },
    ],
  });
}

describe('the page of who', () => {
  test('never paid says what it costs, and offers the trial', async () => {
    const { status, text, intents, ways } = await see();
    expect(status).toBe(200);
    expect(text).toContain('Cuenta gratuita');
    expect(text).toMatch(
      /USD 15 por el mes Lanzamiento: los 3 primeros meses, y después USD 30\. Quedan \d+ de 100 cupos\. .*USD 249 por el año/,
    );
    expect(text).not.toMatch(/Lo que has pagado|por delante/);
    expect(intents).toEqual(['try']);
    expect(ways).toEqual([month, year]);
  });

  test('tries it says how long that lasts, and has nothing to cancel', async () => {
    await startTrial(services, actor());
    goTo(6.5);
    const { text, intents, ways } = await see();
    expect(text).toContain('En prueba Tu prueba va hasta el 17 de febrero de 2027');
    expect(text).toContain('le queda un día. Termina sola y no se cobra nada.');
    expect(text).toContain('1 día por delante');
    expect(intents).toEqual([]);
    expect(ways).toEqual([month, year]);
    goTo(7);
    const over = await see();
    expect(over.text).toContain('Terminada Tu prueba terminó y no se cobró nada.');
    expect(over.text).not.toContain('por delante');
    expect(over.intents).toEqual([]);
  });

  test('pays a month says until when, what is next, and the year', async () => {
    const { orderId } = await pay();
    expect((await see()).text).toContain('Su comprobante llega por correo');
    await issueReceipts(services, system);
    const { text, html, intents, ways } = await see();
    expect(text).toContain('Activa Tienes Premium hasta el 10 de marzo de 2027.');
    expect(text).toContain('28 días por delante');
    expect(text).toContain('Plan Mensual');
    expect(text).toContain('Próximo pago USD 30, o $ 120.000 COP');
    expect(text).toContain('Los pesos quedan fijos cuando te avisemos');
    expect(text).toContain('Pasar al año por USD 219');
    expect(text).toMatch(/Mensual Del 10 de febrero de 2027 al 10 de marzo de 2027 Comprobante C-/);
    expect(html).toContain(`/checkout/success?pedido=${orderId}`);
    expect(html).toContain(`/checkout/comprobante?pedido=${orderId}`);
    expect(intents).toEqual(['cancel']);
    expect(ways).toEqual([year]);
  });

  test('was told of the renewal pays it from here, at the price that was told', async () => {
    await pay();
    goTo(22);
    await renewMemberships(services, system);
    const { text, ways } = await see();
    expect(text).toContain('Ese precio te lo guardamos.');
    expect(text).toContain('Pagar el mes que viene');
    expect(ways).toEqual([month, year]);
  });

  test('pays a year changes to the month when that ends, and back', async () => {
    await pay({ plan: 'year' });
    const { text, intents, ways } = await see();
    expect(text).toContain('Plan Anual');
    expect(text).toContain('Pasar al mes cuando termine');
    expect([intents, ways]).toEqual([['plan', 'cancel'], []]);
    const sent = await send({ intent: 'plan', plan: 'month' });
    expect(sent.headers.get('location')).toBe(path);
    const changed = await see();
    expect(changed.text).toContain('USD 30, o $ 120.000 COP, plan mensual');
    expect(changed.text).toContain('Seguir con el año');
  });

  test('cancelled keeps what they paid, and may go on', async () => {
    await pay();
    await changeOwnMembership(services, actor(), { type: 'cancelled', reason: null });
    const { text, intents, ways } = await see();
    expect(text).toContain(
      'Cancelada No se cobra nada más. Conservas Premium hasta el 10 de marzo de 2027.',
    );
    expect(text).toContain('Próximo pago Ninguno');
    expect(text).not.toContain('Cómo se paga');
    expect(intents).toEqual(['resume']);
    expect(ways).toEqual([year]);
    goTo(28);
    const over = await see();
    expect(over.text).toContain('Terminada Tu Premium terminó el 10 de marzo de 2027.');
    expect(over.intents).toEqual([]);
    expect(over.ways).toEqual([month, year]);
  });

  test('has not paid says until when the tools stay open, and ends after that', async () => {
    await pay();
    goTo(30);
    await renewMemberships(services, system);
    const { text, intents, ways } = await see();
    expect(text).toContain('Pago pendiente Lo que pagaste fue hasta el 10 de marzo de 2027');
    expect(text).toContain('sigue abierto hasta el 17 de marzo de 2027');
    expect(text).toContain('si cancelas ahora, vuelves hoy a la cuenta gratuita');
    expect(text).not.toContain('por delante');
    expect(intents).toEqual(['cancel']);
    expect(ways).toContain(month);
    expect(text).toContain('Pagar el mes Tus créditos');
    goTo(35);
    const over = await see();
    expect(over.text).toContain('Terminada Tu Premium terminó el 10 de marzo de 2027.');
    expect(over.text).toContain('Vuelve a Premium');
    expect(over.intents).toEqual([]);
  });

  test('changed to the year sees both, and what became of the month', async () => {
    await pay();
    goTo(3);
    await pay({ plan: 'year', startsNow: true });
    const { text, intents } = await see();
    expect(text).toContain('Tienes Premium hasta el 13 de febrero de 2028.');
    expect(text).toMatch(
      /Anual Del 13 de febrero de 2027 al 13 de febrero de 2028 .* Mensual Del 10 de febrero de 2027 al 13 de febrero de 2027 Lo cambiaste por el año/,
    );
    expect(intents).toEqual(['plan', 'cancel']);
  });

  test('had their money back reads so, and not that they only tried', async () => {
    const paid = await pay();
    goTo(2);
    await giveBack(paid);
    const { text, intents, ways } = await see();
    expect(text).toContain('Terminada Te devolvimos lo que pagaste y tu Premium terminó.');
    expect(text).toContain('al 12 de febrero de 2027 Devuelto');
    expect(intents).toEqual([]);
    expect(ways).toEqual([month, year]);
  });

  test('withdrew waits for their money, and is offered nothing', async () => {
    const { orderId } = await pay();
    await fileWithdrawal(services, actor(), { orderId, reason: '', account: null });
    const { text, intents, ways } = await see();
    expect(text).toContain('Premium sigue abierto hasta que te devolvamos el dinero');
    expect(text).toContain('Del 10 de febrero de 2027 al 10 de marzo de 2027 Pediste el retracto');
    expect([intents, ways]).toEqual([[], []]);
  });
});

describe('an action', () => {
  test('begins the trial, once', async () => {
    const sent = await send({ intent: 'try' });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, path]);
    expect((await see()).text).toContain('En prueba');
    const again = await send({ intent: 'try' });
    expect(again.status).toBe(409);
    expect(textOf(await again.text())).toContain('La prueba ya se usó');
  });

  test('cancels with a reason, and takes it back', async () => {
    await pay();
    const reason = 'Canción Ñandú — ¿qué?';
    const sent = await send({ intent: 'cancel', reason });
    expect(sent.headers.get('location')).toBe(path);
    expect((await see()).text).toContain('Cancelada');
    const event = await services.db.service
      .selectFrom('membership_events')
      .innerJoin('memberships', 'memberships.id', 'membership_events.membership_id')
      .select('event')
      .where('user_id', '=', userId)
      .orderBy('place', 'desc')
      .executeTakeFirst();
    expect(event?.event).toEqual({ type: 'cancelled', reason });
    const back = await send({ intent: 'resume' });
    expect(back.headers.get('location')).toBe(path);
    expect((await see()).text).toContain('Activa');
  });

  test('refuses a reason that is too long, with what was written', async () => {
    await pay();
    const reason = 'ñ'.repeat(longestReason + 1);
    const refused = await send({ intent: 'cancel', reason });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toMatch(/class="field-error"[^>]*>Escríbelo en hasta 500 caracteres/);
    expect(html).toContain(reason);
    expect((await see()).text).toContain('Activa');
    await send({ intent: 'cancel', reason: 'ñ'.repeat(longestReason) });
    expect((await see()).text).toContain('Cancelada');
  });

  test.each<Record<string, string>>([
    { intent: 'cancel' },
    { intent: 'resume' },
    { intent: 'plan', plan: 'month' },
  ])('that is too late says so: %j', async (fields) => {
    const late = await send(fields);
    expect(late.status).toBe(409);
    expect(textOf(await late.text())).toContain('Tu membresía cambió');
  });

  test('that the page has not got is refused', async () => {
    await pay();
    expect((await send({})).status).toBe(400);
    for (const intent of ['period-paid', 'refund'])
      expect((await send({ intent })).status).toBe(400);
    expect((await send({ intent: 'plan', plan: 'decade' })).status).toBe(422);
    expect((await see()).text).toContain('Plan Mensual');
  });

  test('moves nothing of anybody else', async () => {
    await pay();
    const before = await see();
    const { cookie: other } = await person(`luis${people}@ejemplo.co`);
    expect((await see(other)).text).not.toMatch(/Mensual|Comprobante/);
    for (const intent of ['cancel', 'resume']) await send({ intent }, other);
    await send({ intent: 'plan', plan: 'year' }, other);
    expect((await see()).text).toBe(before.text);
    const visitor = await ask(path, { method: 'POST', body: new URLSearchParams() });
    expect(visitor.headers.get('location')).toContain('/auth?volver=');
  });
});
