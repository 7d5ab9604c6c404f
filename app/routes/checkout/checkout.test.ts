import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginNowConsent } from '#content/checkout-words.ts';
import { itemById } from '#content/checkout.ts';
import { openTestApp } from '#test/test-app.ts';
import { makePaidPeriod } from '#test/make-period.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { system } from '#server/actor.ts';
import { hashToken } from '#server/services/hashed-token.ts';
import { observePayment } from '#server/services/payments/observe-payment.ts';
import { toProposalId } from '#server/services/proposals/proposal-id.ts';
import { changeDraft } from '#server/services/quotes/change-draft.ts';
import { createQuote } from '#server/services/quotes/create-quote.ts';
import { decideOffer } from '#server/services/quotes/decide-offer.ts';
import { toQuoteId } from '#server/services/quotes/quote-id.ts';
import { replaceLink } from '#server/services/quotes/replace-link.ts';
import { sendQuote } from '#server/services/quotes/send-quote.ts';
import { anyone, staffActor } from '#test/test-services.ts';

const { ask, person, services } = await openTestApp();
const { service } = services.db;
const wompi = createTestProvider('wompi');
const paypal = createTestProvider('paypal');
const member = await person('equipo@ejemplo.co', { isStaff: true });
const staff = staffActor(member.userId);

let { cookie, userId } = member;
let people = 0;
beforeEach(async () => {
  services.payments.providers = [wompi, paypal];
  wompi.isDown = false;
  people += 1;
  ({ cookie, userId } = await person(`persona${people}@ejemplo.co`));
  await setRate(400_000);
});

const setRate = (copPerUsd: number) =>
  service
    .insertInto('exchange_rates')
    .values({ cop_per_usd: copPerUsd, set_at: new Date() })
    .execute();

const hit = '/checkout?plan=produccion-hit';
const hitPesos = '1000000000';

const readable = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u{A0}', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');

async function see(path: string, as = cookie) {
  const response = await ask(path, { cookie: as });
  const html = await response.text();
  return { response, status: response.status, html, text: readable(html) };
}

const post = (fields: Record<string, string>, path = hit, as = cookie) =>
  ask(path, { cookie: as, method: 'POST', body: new URLSearchParams(fields) });
const pay = (fields: Record<string, string> = {}, path = hit, as = cookie) =>
  post({ provider: 'wompi', shownPesos: hitPesos, ...fields }, path, as);

/** The head of the form with the buttons, and what each is. */
const payForm = (html: string) => /<form[^>]*class="form"[^>]*>/.exec(html)?.[0] ?? '';
const waysIn = (html: string) =>
  [...html.matchAll(/<button[^>]*name="provider"[^>]*>/g)].map(
    ([button]) => /value="(\w+)"/.exec(button)?.[1],
  );

const ordersOf = (owner = userId) =>
  service
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .execute();
const attemptsOf = async (owner = userId) =>
  service
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['payment_attempts.provider', 'payment_attempts.status', 'reference'])
    .where('user_id', '=', owner)
    .orderBy('payment_attempts.created_at')
    .execute();

/** What the provider did under the newest reference of this person, and told us. */
async function settle(how: Parameters<typeof wompi.pay>[1]) {
  const { reference = '' } = (await attemptsOf()).at(-1) ?? {};
  wompi.pay(reference, how);
  const subject = { id: null, reference };
  await observePayment(services, system, { provider: wompi, subject });
}

describe('what can be paid', () => {
  test('is shown with all that it costs, in dollars and in pesos, and what it is for', async () => {
    const { status, text, response } = await see(hit);
    expect(status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    for (const said of [
      'Volver a Producción musical',
      'Producción Hit',
      '5 revisiones',
      'USD 2.500 por canción',
      '$ 10.000.000 COP a $ 4.000 COP por dólar, tasa del ',
      'IVA del 19 % incluido',
      'Pagas una sola vez: nadie te cobra después',
      '5 días hábiles para retractarte',
      beginNowConsent,
      'Pagar en pesos con Wompi',
      'Tarjeta, PSE o Nequi: $ 10.000.000 COP',
      'Pagar en dólares con PayPal',
      'Preguntar por WhatsApp',
    ])
      expect(text).toContain(said);
  });

  test('what is paid by the month or the year says that it is one payment', async () => {
    expect((await see('/checkout?plan=manejo-carrera')).text).toContain(
      'Pagas una sola vez: no se renueva automáticamente',
    );
    expect((await see('/checkout?service=distribucion-global&price=50')).text).toContain(
      'Pagas una sola vez: no se renueva automáticamente',
    );
  });

  test('the form is a plain one for another tab, with the consent apart and not ticked', async () => {
    const { html } = await see(hit);
    const [form = ''] = /<form[^>]* target="_blank".*?<\/form>/s.exec(html) ?? [];
    expect(form).toContain(`name="shownPesos" value="${hitPesos}"`);
    expect(form.match(/<input[^>]*type="checkbox"[^>]*>/g)).toEqual([
      expect.not.stringMatching(/checked|required/),
    ]);
    expect(form).toContain('method="post"');
    expect(waysIn(form)).toEqual(['wompi', 'paypal']);
  });

  test('the chat is opened with the plan and its amount', async () => {
    const { html } = await see(hit);
    const [, message = ''] =
      /href="https:\/\/wa\.me\/\d+\?text=(Hola%2C%20quiero%20pagar[^"]*)"/.exec(html) ?? [];
    expect(decodeURIComponent(message).replaceAll('\u{A0}', ' ')).toContain(
      'Producción Hit (USD 2.500)',
    );
  });

  test('its form may lead to the providers, and to nobody else', async () => {
    const policy = async (path: string) =>
      /form-action ([^;]+)/.exec(
        (await see(path)).response.headers.get('content-security-policy') ?? '',
      )?.[1];
    expect(await policy(hit)).toBe("'self' https://wompi.example https://paypal.example");
    services.payments.providers = [
      { ...wompi, origin: 'http://127.0.0.1:4100' },
      { ...paypal, origin: 'https://www.paypal.com' },
    ];
    expect(await policy(hit)).toBe(
      "'self' http://127.0.0.1:4100 https://www.paypal.com https://*.paypal.com",
    );
    services.payments.providers = [wompi, { ...paypal, origin: wompi.origin }];
    expect(await policy(hit)).toBe("'self' https://wompi.example");
    expect(await policy('/checkout?plan=otro')).toBe("'self'");
    expect(await policy('/checkout/success')).toBe("'self'");
  });

  test('its policy stays while it is open: what was paid in another tab loads nothing anew', async () => {
    const policy = async () => {
      const { response } = await see('/checkout?plan=digital-pro');
      return /form-action ([^;]+)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    };
    const before = await policy();
    expect(before).toContain('https://paypal.example');
    await makePaidPeriod(services, userId);
    expect(await policy()).toBe(before);
  });

  test('who has no session signs in, or signs up, and comes back here', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await ask(hit, { method, ...(method === 'POST' && { body: '' }) });
      expect(response.headers.get('location')).toBe(`/auth?volver=${encodeURIComponent(hit)}`);
    }
    const asked = async (path: string) =>
      (await see(`/auth?volver=${encodeURIComponent(path)}`, '')).text;
    expect(await asked(hit)).toContain('Para pagar Producción Hit , USD 2.500.');
    expect(await asked('/checkout?cotizacion=nada')).toContain(
      'Para pagar tu cotización. ¿Es tu primera compra? Crea tu cuenta: es gratis.',
    );
    expect(await asked('/contact?cotizacion=nada')).not.toContain('Para pagar');
    expect(await asked('/checkout?plan=nada&price=<b>')).not.toContain('Para pagar');
    const email = 'nueva@ejemplo.co';
    const body = new URLSearchParams({
      ...{ intent: 'signup', email, fullName: 'Ana Ñandú', userType: 'artist' },
      ...{ password: 'lluvia en chapinero', confirmPassword: 'lluvia en chapinero' },
      dataConsent: 'on',
    });
    const door = `/auth?tab=signup&volver=${encodeURIComponent(hit)}`;
    const taken = await ask(door, { method: 'POST', body });
    const [awaited = ''] = taken.headers.getSetCookie()[0]?.split(';', 1) ?? [];
    const waiting = await ask('/auth/revisa-tu-correo', { cookie: awaited });
    expect(await waiting.text()).toContain(
      `href="/auth?volver=${encodeURIComponent(hit)}">Ya lo confirmé`,
    );
    const token = services.mailed.findLast((mail) => mail.email === email)?.token ?? '';
    const confirm = (from: string) =>
      ask(`/auth/confirmar?token=${token}`, {
        ...{ cookie: from, method: 'POST' },
        body: new URLSearchParams({ token }),
      });
    const confirmed = await confirm(awaited);
    expect(confirmed.headers.get('location')).toBe(hit);
    expect(confirmed.headers.getSetCookie().join()).toContain('=confirmed-to-pay:;');
  });
});

describe('where it cannot be paid', () => {
  test.each([
    '/checkout',
    '/checkout?plan=',
    '/checkout?plan=nada',
    '/checkout?plan=__proto__',
    '/checkout?service=produccion-musical',
    '/checkout?service=produccion-musical&price=-390',
    '/checkout?service=produccion-musical&price=3.9e2',
    '/checkout?service=<script>&price=390',
    '/checkout?cotizacion=',
    `/checkout?cotizacion=${'A'.repeat(43)}`,
    '/checkout?cotizacion=x&plan=produccion-hit',
  ])('%s is not found, and nothing is begun by it', async (path) => {
    const { status, text, html } = await see(path);
    expect(status).toBe(404);
    expect(text).toContain('Plan no encontrado');
    expect(text).toContain('El plan seleccionado no existe o los parámetros son inválidos.');
    expect(html).toContain('href="/memberships"');
    expect(html).not.toContain('<script>&price');
    expect((await pay({}, path)).status).toBe(422);
    expect(await ordersOf()).toEqual([]);
  });

  test('a price that is not ours is agreed on, and not paid', async () => {
    const { status, text, html } = await see('/checkout?service=produccion-musical&price=391');
    expect(status).toBe(200);
    expect(text).toContain('A convenir');
    expect(text).toContain('USD 391');
    expect(html).toContain('https://wa.me/');
    expect(waysIn(html)).toEqual([]);
    expect((await see('/checkout?service=personalizado&price=0')).text).not.toContain('USD');
    expect((await pay({}, '/checkout?service=produccion-musical&price=1')).status).toBe(422);
    expect(await ordersOf()).toEqual([]);
  });

  test('what is announced says so, and is not paid', async () => {
    const path = '/checkout?service=manejo-artistico&price=3000';
    const { status, text, html } = await see(path);
    expect(status).toBe(200);
    expect(text).toContain('Próximamente');
    expect(html).toContain('href="/contact"');
    expect(waysIn(html)).toEqual([]);
    expect((await pay({}, path)).status).toBe(422);
    expect(await ordersOf()).toEqual([]);
  });

  test('without a provider it says so, and leads to the chat', async () => {
    services.payments.providers = [];
    const { text, html } = await see(hit);
    expect(text).toContain('El pago en línea no está disponible todavía.');
    expect(waysIn(html)).toEqual([]);
    const response = await pay();
    expect([response.status, readable(await response.text())]).toEqual([
      422,
      expect.stringContaining('El pago en línea no está disponible todavía.'),
    ]);
  });

  test('a provider that was not set up, or was never heard of, begins nothing', async () => {
    services.payments.providers = [wompi];
    expect(waysIn((await see(hit)).html)).toEqual(['wompi']);
    for (const provider of ['manual', 'paypal', 'manual', 'x'.repeat(10_000), '']) {
      const response = await pay({ provider });
      expect([response.status, await response.text()]).toEqual([
        422,
        expect.stringContaining('Esa forma de pago no está disponible ahora'),
      ]);
    }
    expect(await ordersOf()).toEqual([]);
  });
});

describe('who presses a button', () => {
  test('is led to the provider, with one order and one attempt however often and wherever', async () => {
    const calls = wompi.calls.open;
    const responses = await Promise.all([pay(), pay(), pay()]);
    responses.push(await pay());
    const [{ reference } = { reference: '' }, ...others] = await attemptsOf();
    expect(others).toEqual([]);
    for (const response of responses)
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `https://wompi.example/pagar/${reference}`,
      ]);
    const [order, ...more] = await ordersOf();
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      ...{ item: 'produccion-hit', price: 250_000, currency: 'USD', pesos: 1_000_000_000 },
      ...{ service: itemById('produccion-hit')?.service, consent_text: null, consented_at: null },
    });
    expect(wompi.calls.open - calls).toBeLessThanOrEqual(3);
    expect(wompi.opened.get(reference)).toMatchObject({
      amount: { amount: 1_000_000_000, currency: 'COP' },
      returnUrl: `http://localhost:2600/checkout/success?pedido=${order?.id}`,
    });
  });

  test('and ticked the consent has its words kept', async () => {
    expect((await pay({ beginNow: 'on' })).status).toBe(303);
    const [order] = await ordersOf();
    expect(order?.consent_text).toBe(beginNowConsent);
    expect(order?.consented_at).not.toBeNull();
  });

  test.each(['', '1', '999999999', '-1000000000', '1e9', '١٠٠٠٠٠٠٠٠٠', '9'.repeat(400)])(
    'with the price edited to %j is told so in place, and pays nothing',
    async (shownPesos) => {
      const response = await pay({ shownPesos, beginNow: 'on' });
      const html = await response.text();
      expect(response.status).toBe(409);
      expect(readable(html)).toContain('El precio en pesos cambió mientras leías');
      expect(html).toContain(`name="shownPesos" value="${hitPesos}"`);
      // In the tab that was opened for the provider: it stays there, with what was ticked.
      expect(payForm(html)).not.toContain('target');
      expect(html).toMatch(/<input[^>]*name="beginNow"[^>]*checked/);
      expect(html).toMatch(/tabindex="-1"[^>]*autofocus/i);
      expect(await attemptsOf()).toEqual([]);
    },
  );

  test('pays the rate that they read, as long as they are at it', async () => {
    await pay();
    await setRate(500_000);
    const { text, html } = await see(hit);
    expect(text).toContain('a $ 4.000 COP por dólar');
    expect(html).toContain(`name="shownPesos" value="${hitPesos}"`);
    expect((await pay()).status).toBe(303);
    await settle({ status: 'declined' });
    expect((await see(hit)).text).toContain('a $ 5.000 COP por dólar');
    expect((await pay()).status).toBe(409);
    expect((await pay({ shownPesos: '1250000000' })).status).toBe(303);
  });

  test('while the provider is down reads so, and finds the page as it was', async () => {
    wompi.isDown = true;
    const response = await pay();
    expect([response.status, readable(await response.text())]).toEqual([
      503,
      expect.stringContaining('La pasarela de pagos no responde y no se cobró nada'),
    ]);
    wompi.isDown = false;
    expect((await pay()).status).toBe(303);
    expect(await attemptsOf()).toHaveLength(1);
  });

  test('from another site changes nothing', async () => {
    const from = { origin: 'https://malo.example', 'sec-fetch-site': 'cross-site' };
    const body = new URLSearchParams({ provider: 'wompi', shownPesos: hitPesos });
    expect((await ask(hit, { cookie, from, method: 'POST', body })).status).toBe(403);
    expect(await ordersOf()).toEqual([]);
  });
});

describe('the tab that stays', () => {
  test('says how far the payment is, of this person alone', async () => {
    const { cookie: other } = await person(`vecina${people}@ejemplo.co`);
    expect((await see(hit)).html).not.toContain('checkout-state');
    await pay();
    expect((await see(hit)).text).toContain('Pago empezado');
    await settle({ status: 'pending' });
    const pending = await see(hit);
    expect(pending.text).toContain('La pasarela todavía no confirma el pago.');
    expect(pending.text).toContain('Pagar de todos modos');
    expect((await see(hit, other)).html).not.toContain('checkout-state');
  });

  test('while the bank thinks it over no other payment begins, unless it is wanted', async () => {
    await pay();
    await settle({ status: 'pending' });
    const refused = await pay();
    expect([refused.status, readable(await refused.text())]).toEqual([
      409,
      expect.stringContaining('Ya hay un pago en camino'),
    ]);
    expect((await see(hit)).html).toContain('name="again" value="1"');
    expect((await pay({ again: '1' })).status).toBe(303);
    expect(await attemptsOf()).toHaveLength(2);
  });

  test('keeps what was ticked, for this order', async () => {
    expect((await see(hit)).html).not.toMatch(/name="beginNow"[^>]*checked/);
    await pay({ beginNow: 'on' });
    expect((await see(hit)).html).toMatch(/name="beginNow"[^>]*checked/);
    await settle({});
    expect((await see(hit)).html).not.toMatch(/name="beginNow"[^>]*checked/);
  });

  test('sells nothing while money of another amount is looked at', async () => {
    await pay();
    await settle({ amount: { amount: 100, currency: 'COP' } });
    const { text, html } = await see(hit);
    expect(text).toContain('no pagues otra vez');
    expect(waysIn(html)).toEqual([]);
  });

  test('says in words why a payment was declined, and lets it be tried again', async () => {
    await pay();
    await settle({ status: 'declined', reason: '<b>Fondos insuficientes</b>' });
    const { text, html } = await see(hit);
    expect(text).toContain(
      'El pago no pasó No había fondos suficientes. Puedes intentarlo otra vez.',
    );
    expect(waysIn(html)).toEqual(['wompi', 'paypal']);
    expect((await pay()).status).toBe(303);
  });

  test('leads to what was paid, and sells it again only to who asks for it', async () => {
    await pay();
    await settle({});
    const [order] = await ordersOf();
    const { text, html } = await see(hit);
    expect(text).toContain('Tu pago llegó. No hace falta otro.');
    expect(html).toContain(`href="/checkout/success?pedido=${order?.id}"`);
    expect(html).toMatch(/<details[^>]*class="checkout-again"/);
    expect(text).toContain('Comprarlo otra vez');
    // As from a tab that was opened before.
    const stale = await pay();
    expect([stale.status, readable(await stale.text())]).toEqual([
      409,
      expect.stringContaining('Ya lo pagaste hace poco'),
    ]);
    expect(await ordersOf()).toHaveLength(1);
    expect(html).toContain('name="again" value="1"');
    expect((await pay({ again: '1' })).status).toBe(303);
    expect(await ordersOf()).toHaveLength(2);
  });
});

describe('a quote', () => {
  type Currency = 'USD' | 'COP';

  async function makeQuote(currency: Currency = 'USD') {
    const { id } = await service
      .insertInto('contact_submissions')
      .values({ name: 'Ñandú', email: 'nandu@ejemplo.co', service: 'video', message: '¡Hola!' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const quoteId = toQuoteId(randomUUID());
    await createQuote(services, staff, { proposalId: toProposalId(id), quoteId });
    if (currency === 'COP')
      await service.updateTable('quotes').set({ currency }).where('id', '=', quoteId).execute();
    const line = { description: '<b>Canción Ñandú — ¿qué?</b>', quantity: 2, price: 12_050 };
    await changeDraft(services, staff, { quoteId, revision: 0, change: { kind: 'add', line } });
    await sendQuote(services, staff, { quoteId, revision: 1 });
    const token = new URL(await replaceLink(services, staff, { quoteId, seen: 1 })).pathname
      .split('/')
      .at(-1);
    return { quoteId, token: token ?? '', path: `/checkout?cotizacion=${token}` };
  }

  const accept = (token: string) =>
    decideOffer(services, anyone, { token, revision: 1, kind: 'accepted', name: 'Ñusta Íñiguez' });

  test('is paid once it is accepted, at its total, whoever has the link', async () => {
    const { quoteId, token, path } = await makeQuote();
    const unaccepted = await see(path);
    expect(unaccepted.status).toBe(200);
    expect(unaccepted.text).toContain('Primero acepta la cotización en su página');
    expect(unaccepted.html).toContain(`href="/cotizacion/${token}"`);
    expect((await pay({ shownPesos: '96400000' }, path)).status).toBe(409);
    expect(await ordersOf()).toEqual([]);

    await accept(token);
    const { text, html } = await see(path);
    expect(text).toMatch(/Cotización COT-\d+/);
    expect(text).toContain('2 × &lt;b&gt;Canción Ñandú — ¿qué?&lt;/b&gt;');
    expect(text).toContain('USD 241');
    expect(html).toContain('<meta name="referrer" content="same-origin"/>');
    expect((await pay({ shownPesos: '96400000' }, path)).status).toBe(303);
    const [order] = await ordersOf();
    expect(order).toMatchObject({
      ...{ item: `quote:${quoteId}`, quote_id: quoteId, price: 24_100, service: 'video' },
      name: expect.stringMatching(/^Cotización COT-/),
    });

    const other = await person(`socio${people}@ejemplo.co`);
    const taken = await pay({ shownPesos: '96400000' }, path, other.cookie);
    expect([taken.status, readable(await taken.text())]).toEqual([
      409,
      expect.stringContaining('Desde otra cuenta ya se empezó a pagar esta cotización'),
    ]);
    const warned = await see(path, other.cookie);
    expect(warned.text).toContain('Si llegan los dos pagos, te devolvemos el segundo completo.');
    expect(warned.html).toMatch(/<details[^>]*class="checkout-again"/);
    const despite = await pay({ shownPesos: '96400000', again: '1' }, path, other.cookie);
    expect(despite.status).toBe(303);

    // Who has an order of it comes back by that, without the link.
    const own = await see(`/checkout?pedido=${order?.id}`);
    expect(own.text).toMatch(/Cotización COT-\d+/);
    expect((await see(`/checkout?pedido=${order?.id}`, other.cookie)).status).toBe(404);

    await settle({});
    const paid = await see(path);
    expect(paid.text).toContain('Ya está pagada');
    expect(paid.html).toContain(`href="/checkout/success?pedido=${order?.id}"`);
    const seenByOther = await see(path, other.cookie);
    expect(seenByOther.text).toContain('La pagaron desde otra cuenta');
    expect(seenByOther.html).not.toContain(order?.id);
    expect((await pay({ shownPesos: '96400000' }, path)).status).toBe(409);
  });

  test('in pesos is paid in pesos alone, whatever the rate is', async () => {
    const { token, path } = await makeQuote('COP');
    await accept(token);
    const { text, html } = await see(path);
    expect(text).not.toContain('por dólar');
    expect(waysIn(html)).toEqual(['wompi']);
    expect(html).toContain('name="shownPesos" value="24100"');
    expect((await pay({ provider: 'paypal', shownPesos: '24100' }, path)).status).toBe(422);
    expect((await pay({ shownPesos: '24100' }, path)).status).toBe(303);
  });

  test('keeps the IVA that it was sent with', async () => {
    const { quoteId, token: first } = await makeQuote('COP');
    await accept(first);
    const {
      lines,
      search: _made,
      ...sent
    } = await service
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow();
    const token = first.split('').toReversed().join('');
    await service
      .insertInto('quotes')
      .values({
        ...{ ...sent, id: randomUUID(), number: 'COT-2020-0001', lines: JSON.stringify(lines) },
        ...{ token_hash: hashToken(token), tax_percent: 0 },
      })
      .execute();
    const path = `/checkout?cotizacion=${token}`;
    expect((await see(path)).text).toContain('No responsable de IVA');
    expect((await pay({ shownPesos: '24100' }, path)).status).toBe(303);
    expect(await ordersOf()).toMatchObject([{ pesos: 24_100, tax_percent: 0 }]);
  });
});
