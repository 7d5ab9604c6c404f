import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginNowConsent } from '#content/checkout-words.ts';
import { itemById } from '#content/checkout.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';
import { openTestApp } from '#test/test-app.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { later, userActor } from '#test/test-services.ts';
import { system } from '#server/actor.ts';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { askAboutOrder } from '#server/services/payments/ask-about-order.ts';
import { observePayment } from '#server/services/payments/observe-payment.ts';
import { expireOrder, openOrder } from '#server/services/payments/open-order.ts';
import { readOrder } from '#server/services/payments/read-order.ts';
import { startPayment } from '#server/services/payments/start-payment.ts';

const { ask, person, services } = await openTestApp();
const { service } = services.db;
const provider = createTestProvider('wompi');
services.payments.providers = [provider];
await service
  .insertInto('exchange_rates')
  .values({ cop_per_usd: 400_000, set_at: new Date() })
  .execute();

let cookie = '';
let userId = '';
let orderId = '';
let reference = '';
let people = 0;

beforeEach(async () => {
  provider.isDown = false;
  provider.delay = 0;
  people += 1;
  ({ cookie, userId } = await person(`persona${people}@ejemplo.co`));
  await begin();
});

/** Orders something, and opens the page where it is paid. */
async function begin(consentText: string | null = null) {
  const plan = itemById('distribucion-mundial');
  if (!plan) throw new Error('The plan is not sold any more');
  const { id, name, service, price } = plan;
  const item = { id, name, service, price, quoteId: null };
  const actor = userActor(userId);
  ({ id: orderId } = await openOrder(services, actor, {
    ...{ item, consentText },
    shownPesos: 320_000_000,
  }));
  await startPayment(services, actor, { orderId, provider: 'wompi' });
  reference = [...provider.opened.keys()].at(-1) ?? '';
}

const observe = () =>
  observePayment(services, system, { provider, subject: { id: null, reference } });

const textOf = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u{A0}', ' ')
    .replaceAll(/\s+/g, ' ');

async function see(query = `pedido=${orderId}`, as = cookie) {
  const response = await ask(`/checkout/success?${query}`, { cookie: as });
  const html = await response.text();
  return { status: response.status, html, text: textOf(html) };
}

/** As if the last question had been a while ago. */
const forgetQuestion = () =>
  service
    .updateTable('payment_attempts')
    .set({ checked_at: null })
    .where('order_id', '=', orderId)
    .execute();

describe('who comes back', () => {
  test('reads «Pago Exitoso» once the provider says that it was paid, and not before', async () => {
    const before = await see();
    expect(before.text).toContain('Pago pendiente');
    expect(before.html).not.toContain('Pago Exitoso');
    provider.pay(reference);
    await forgetQuestion();
    const { status, text, html } = await see();
    const { code } = await service
      .selectFrom('orders')
      .select('code')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(status).toBe(200);
    for (const said of [
      'Pago Exitoso',
      'Compra Distribución Mundial',
      'Pagaste $ 3.200.000 COP',
      'Estado Pagado',
      'Wompi, tarjeta',
      code,
      'Qué sigue',
      'Revisa tu correo',
      'cuando pasen los 5 días hábiles',
      'Escribir por WhatsApp',
      'Volver al inicio',
    ])
      expect(text).toContain(said);
    expect(html.match(/class="checkout-next".*?<\/ol>/s)?.[0].match(/<li>/g)).toHaveLength(3);
    expect(html).toContain('<title>Pago Exitoso | ');
    expect(html).not.toMatch(/src="https?:/);
  });

  test('is found whichever of the begun payments they come back from', async () => {
    const paypal = createTestProvider('paypal');
    services.payments.providers = [provider, paypal];
    provider.pay(reference, { status: 'pending' });
    await observe();
    const actor = userActor(userId);
    await startPayment(services, actor, { orderId, provider: 'paypal', again: true });
    paypal.pay([...paypal.opened.keys()].at(-1) ?? '');
    await forgetQuestion();
    const { text } = await see();
    services.payments.providers = [provider];
    expect(text).toContain('Pago Exitoso');
  });

  test('asks the provider at most every five seconds, however many pages ask', async () => {
    const asked = () => provider.calls.ask;
    const before = asked();
    await Promise.all([see(), see(), see()]);
    expect(asked() - before).toBe(1);
    const actor = userActor(userId);
    await askAboutOrder(later(services, 6_000), actor, { orderId });
    expect(asked() - before).toBe(2);
  });

  test(
    'is not held up by a provider that is slow or gone',
    { tags: 'sweep', timeout: 15_000 },
    async () => {
      provider.isDown = true;
      expect((await see()).text).toContain('Pago pendiente');
      expect(services.logged.map(({ msg }) => msg)).toEqual(['payment provider failed']);
      await forgetQuestion();
      provider.isDown = false;
      provider.delay = 4_500;
      provider.pay(reference);
      const start = performance.now();
      expect((await see()).text).toContain('Pago pendiente');
      expect(performance.now() - start).toBeLessThan(4_200);
      // What it says later counts.
      await expect
        .poll(async () => (await see()).text, { timeout: 5_000 })
        .toContain('Pago Exitoso');
    },
  );

  test('reads the number of the receipt when there is one', async () => {
    provider.pay(reference);
    expect((await see()).text).toContain('Comprobante Lo estamos haciendo');
    const { id } = await service
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await service
      .insertInto('receipts')
      .values({ number: people, payment_id: id, order_id: orderId, issued_at: new Date() })
      .execute();
    expect((await see()).text).toContain(`Comprobante N.º ${receiptNumber(people)}`);
  });

  test('and asked to begin at once reads that', async () => {
    await service
      .updateTable('orders')
      .set({ consent_text: beginNowConsent, consented_at: new Date() })
      .where('id', '=', orderId)
      .execute();
    provider.pay(reference);
    expect((await see()).text).toContain('Nos pediste no esperar los 5 días hábiles');
  });
});

describe('an address proves nothing', () => {
  test.each([
    '',
    'pedido=',
    'pedido=x',
    `pedido=${randomUUID()}`,
    "pedido=' or 1=1 --",
    'plan=distribucion-mundial&amount=800',
    'id=01-1532941443-49201&env=test&status=APPROVED',
    'token=EC-123&PayerID=ABC',
  ])('?%s', async (query) => {
    const { status, text } = await see(query);
    expect(status).toBe(404);
    expect(text).toContain('No encontramos ese pedido en tu cuenta');
    for (const claim of ['Pago Exitoso', 'Pagado', '800', 'Distribución Mundial'])
      expect(text).not.toContain(claim);
  });

  test('what providers and others add to it shows nothing and changes nothing', async () => {
    const { text } = await see(
      `pedido=${orderId}&id=1-2-3&status=APPROVED&plan=<b>Otro</b>&amount=1&token=x`,
    );
    expect(text).toContain('Pago pendiente');
    for (const claim of ['Pago Exitoso', 'Pagado', 'Otro']) expect(text).not.toContain(claim);
  });

  test('another person’s order is as one that is not there, and nobody is asked about it', async () => {
    provider.pay(reference);
    const { cookie: other, userId: otherId } = await person(`vecina${people}@ejemplo.co`);
    const asked = provider.calls.ask;
    const { status, text } = await see(`pedido=${orderId}`, other);
    expect([status, provider.calls.ask]).toEqual([404, asked]);
    expect(text).toBe((await see('pedido=x', other)).text);
    expect(await readOrder(services, userActor(otherId), { orderId })).toBeNull();
    expect(await readOrder(services, userActor(userId), { orderId })).toMatchObject({
      status: 'open',
    });
  });

  test('without a session it is behind the door', async () => {
    const path = `/checkout/success?pedido=${orderId}`;
    const response = await ask(path);
    expect(response.headers.get('location')).toBe(`/auth?volver=${encodeURIComponent(path)}`);
  });
});

describe('what is not paid', () => {
  test('and waits for the bank says so, and does not ask to be paid again', async () => {
    provider.pay(reference, { status: 'pending' });
    const { text, html } = await see();
    expect(text).toContain('La pasarela todavía no confirma el pago.');
    for (const said of [
      'Puedes cerrar esta página',
      'el comprobante te llega por correo',
      'no pagues',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/Intentar otra vez|Volver a pagar/);
    expect(html).toContain(`href="/checkout/success?pedido=${orderId}"`);
    expect(text).toContain('Actualizar el estado');
  });

  test('and was declined says why, and leads back to the checkout', async () => {
    provider.pay(reference, { status: 'declined', reason: '<i>Fondos insuficientes</i>' });
    const { text, html } = await see();
    expect(text).toContain('El pago no pasó No te cobramos nada. No había fondos suficientes.');
    expect(html).toMatch(/href="\/checkout\?plan=distribucion-mundial"[^>]*>Intentar otra vez/);
    expect(text).not.toContain('Pagado');
  });

  test('and was declined after other money came does not say that none did', async () => {
    provider.pay(reference, { amount: { amount: 100, currency: 'COP' } });
    await observe();
    await service
      .updateTable('payments')
      .set({ refunded: 100 })
      .where('order_id', '=', orderId)
      .execute();
    await startPayment(services, userActor(userId), { orderId, provider: 'wompi', again: true });
    const again = [...provider.opened.keys()].at(-1) ?? '';
    provider.pay(again, { status: 'declined', reason: 'Fondos insuficientes' });
    const { text } = await see();
    expect(text).toContain('No había fondos suficientes.');
    expect(text).not.toContain('No te cobramos nada');
  });

  test('and is come back from leads to look again first, and tells who has no scripts to', async () => {
    const primary = ({ html }: { html: string }) =>
      /<main.*?class="button button-primary[^>]*>(?:<span>)?([^<]*)/s.exec(html)?.[1];
    const back = await see(`pedido=${orderId}&token=EC-1&PayerID=ABC`);
    expect(back.text).toContain('La pasarela todavía no nos confirma tu pago.');
    expect(primary(back)).toBe('Actualizar el estado');
    expect(back.html).toMatch(
      /<noscript> Si acabas de pagar, espera un momento y presiona «Actualizar el estado»/,
    );
    const [, again = ''] =
      /href="\/checkout\/success\?([^"]*)"[^>]*>Actualizar/.exec(back.html) ?? [];
    expect(primary(await see(again.replaceAll('&amp;', '&')))).toBe('Actualizar el estado');
    for (const query of [`pedido=${orderId}`, `pedido=${orderId}&PayerID=ABC&cancelado=1`])
      expect(primary(await see(query))).toBe('Volver al pago');
  });

  test('and was left before it was paid says so, whatever the address says of the rest', async () => {
    const { text, html } = await see(`pedido=${orderId}&cancelado=1`);
    expect(text).toContain('Pago sin terminar Saliste antes de terminar y no vemos ningún pago.');
    expect(html).toMatch(/href="\/checkout\?plan=distribucion-mundial"[^>]*>Volver al pago/);
    provider.pay(reference);
    await observe();
    expect((await see(`pedido=${orderId}&cancelado=1`)).text).toContain('Pago Exitoso');
  });

  test('and waits for the bank since yesterday says since when, and lets it be paid otherwise', async () => {
    provider.pay(reference, { status: 'pending' });
    await observe();
    await service
      .updateTable('payment_attempts')
      .set({ created_at: new Date(Date.now() - 26 * 3_600_000) })
      .where('reference', '=', reference)
      .execute();
    const { text } = await see();
    expect(text).toMatch(/Empezaste a pagar el .* y la pasarela todavía no lo confirma/);
    expect(text).toContain('Pagar de otra forma');
  });

  test('and came in another amount is looked at by the staff', async () => {
    provider.pay(reference, { amount: { amount: 100, currency: 'COP' } });
    const { text } = await see();
    expect(text).toContain('Llegó un pago por un valor distinto');
    expect(text).not.toMatch(/Intentar otra vez|Pagado/);
  });

  test('and is over says so', async () => {
    const much = later(services, 30 * 60 * 60 * 1000);
    expect(await expireOrder(much, orderId)).toBe(true);
    const { text, html } = await see();
    expect(text).toContain('Este pedido venció');
    expect(html).toContain('href="/checkout?plan=distribucion-mundial"');
  });
});

describe('what goes back', () => {
  test('of what came in twice is said beside what was paid', async () => {
    provider.pay(reference);
    provider.pay(reference);
    await observe();
    const { text } = await see();
    expect(text).toContain('Pago Exitoso');
    expect(text).toMatch(
      /Devoluciones \$ 3\.200\.000 COP De un pago que llegó de más La estamos pidiendo/,
    );
    expect(text).not.toContain('Te devolvimos');
  });

  test('of what was paid is said with its amount, a part or all of it', async () => {
    const paid = provider.pay(reference);
    await observe();
    paid.refunded = 100_000_000;
    await observe();
    const part = (await see()).text;
    expect(part).toContain('Pago Exitoso');
    expect(part).toContain('Te devolvimos $ 1.000.000 COP');
    expect(part).toContain('Estado Pagado, con devolución');
    paid.refunded = 320_000_000;
    await observe();
    const all = (await see()).text;
    expect(all).toContain('Pago devuelto');
    expect(all).toContain('Te devolvimos $ 3.200.000 COP');
    expect(all).not.toMatch(/Pago Exitoso|Qué sigue/);
  });

  test('and is on its way is said before all else, and what was to come is not', async () => {
    const paid = provider.pay(reference);
    await observe();
    const promise = (id: string, amount: number) =>
      changeOrder(services, {
        orderId,
        tell: () => [
          {
            type: 'refund-asked',
            refund: { id: id + orderId, payment: `wompi:${paid.id}`, amount, reason: 'withdrawal' },
          },
        ],
      });
    await promise('a', 100_000_000);
    const part = (await see()).text;
    expect(part).toMatch(/Pagado, con devolución.*Devoluciones.*Qué sigue/);
    await promise('b', 220_000_000);
    const all = (await see()).text;
    expect(all).toContain('Devolución en camino Te devolvemos $ 3.200.000 COP.');
    expect(all).not.toMatch(/Pago Exitoso|Qué sigue/);
  });
});
