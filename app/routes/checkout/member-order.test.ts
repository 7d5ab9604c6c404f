import { beforeEach, describe, expect, test } from 'vitest';
import { makeOrder } from '#test/make-order.ts';
import { makePaidPeriod, periodOrder } from '#test/make-period.ts';
import { openTestApp } from '#test/test-app.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { system } from '#server/actor.ts';
import { observePayment } from '#server/services/payments/observe-payment.ts';
import { issueReceipts } from '#server/services/receipts/issue-receipts.ts';

const start = new Date('2027-02-10T10:00:00-05:00');
let at = start;
const day = 86_400_000;
const goTo = (days: number) => void (at = new Date(+start + days * day));
const { ask, person, services } = await openTestApp({ now: () => at });

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

const textOf = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u{A0}', ' ')
    .replaceAll(/\s+/g, ' ');

async function see(path: string) {
  const response = await ask(path, { cookie });
  const html = await response.text();
  return { status: response.status, html, text: textOf(html) };
}
const orderPage = (orderId: string) => see(`/checkout/success?pedido=${orderId}`);

describe('a period that was paid', () => {
  test('leads its member on: three steps that are theirs, and the page of their membership', async () => {
    const { orderId } = await makePaidPeriod(services, userId);
    const { text, html } = await orderPage(orderId);
    expect(text).toMatch(/^ ?Pagado Pago Exitoso/);
    expect(text).toContain('Compra Digital Pro, un mes');
    expect(text).toContain('Periodo Del 10 de febrero de 2027 al 10 de marzo de 2027');
    expect(text).toMatch(/Revisa tu correo .* Tus herramientas .* Tu membresía/);
    expect(html.match(/class="checkout-next".*?<\/ol>/s)?.[0].match(/<li>/g)).toHaveLength(3);
    expect(html).toContain('href="/dashboard/membresia"');
    expect(text).not.toMatch(/Acordamos|Arrancamos|¿Cuándo empezamos/);
    expect(html).not.toContain(encodeURIComponent('¿Cuándo empezamos?'));
  });

  test('has its withdrawal when it is the first, which says that the membership goes with it', async () => {
    const { orderId } = await makePaidPeriod(services, userId);
    const { html, text } = await orderPage(orderId);
    const path = `/checkout/retracto?pedido=${orderId}`;
    expect(html).toContain(`href="${path}"`);
    expect(text).toContain('Te devolvemos USD 30 y tu membresía se cancela.');
    const asked = await see(path);
    expect(asked.text).toContain('Tu membresía se cancela hoy y no se cobra nada más');
    expect(asked.html).toContain('Retractarme y pedir mi dinero');
  });

  test.each([
    ['renewal', { plan: 'month' }, 'este ya es una renovación'],
    ['change of plan', { plan: 'year', startsNow: true }, 'cambiaste el plan que ya tenías'],
  ] as const)('has none when it is a %s, and says what to do', async (_, made, why) => {
    await makePaidPeriod(services, userId);
    goTo(1);
    const { orderId } = await makePaidPeriod(services, userId, made);
    const path = `/checkout/retracto?pedido=${orderId}`;
    const { html, text } = await orderPage(orderId);
    expect(text).toContain('¿Ya no quieres seguir? Cancela cuando quieras');
    expect(text).toContain(why);
    expect(html).not.toContain(path);
    const asked = await see(path);
    expect(asked.text).toContain(why);
    expect(asked.html).not.toContain('Retractarme');
    const sent = await ask(path, {
      ...{ cookie, method: 'POST', body: new URLSearchParams({ reason: '' }) },
    });
    expect(sent.status).toBe(409);
    expect(textOf(await sent.text())).toContain('Tu retracto no quedó pedido');
  });

  test('that is over has no next steps', async () => {
    const { orderId } = await makePaidPeriod(services, userId);
    goTo(28);
    const { text } = await orderPage(orderId);
    expect(text).toContain('Pago Exitoso');
    expect(text).not.toContain('Qué sigue');
  });

  test('stands in the list of payments with its span', async () => {
    await makePaidPeriod(services, userId);
    await issueReceipts(services, system);
    const { text } = await see('/dashboard/pagos');
    expect(text).toContain(
      'Digital Pro, un mes Del 10 de febrero de 2027 al 10 de marzo de 2027 Comprado el 10 de febrero de 2027',
    );
  });
});

describe('a service that a member pays', () => {
  const wompi = createTestProvider('wompi');
  beforeEach(async () => {
    services.payments.providers = [wompi];
    await services.db.service
      .insertInto('exchange_rates')
      .values({ cop_per_usd: 400_000, set_at: at, set_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await makePaidPeriod(services, userId);
  });

  const parts =
    'Precio de lista USD 390,00 Descuento de miembro (15 %) −USD 58,50 Tus créditos −USD 50,00';
  const path = '/checkout?service=produccion-musical&price=390';

  test('has its price from the list price down, until it is paid and after', async () => {
    expect((await see(path)).text).toContain(`USD 281,50 por canción ${parts} Total USD 281,50`);
    const begun = await ask(path, {
      ...{ cookie, method: 'POST' },
      body: new URLSearchParams({ provider: 'wompi', shownPesos: '112600000' }),
    });
    const reference = begun.headers.get('location')?.split('/').at(-1) ?? '';
    const { id } = await services.db.service
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .where('item', 'like', 'produccion-musical:%')
      .executeTakeFirstOrThrow();
    const inPesos = `${parts} Precio USD 281,50`;
    expect((await orderPage(id)).text).toContain(`${inPesos} Valor $ 1.126.000 COP`);
    wompi.pay(reference);
    await observePayment(services, system, {
      ...{ provider: wompi, subject: { id: null, reference } },
    });
    expect((await orderPage(id)).text).toContain(`${inPesos} Pagaste $ 1.126.000 COP`);
  });

  test('leads back to what sells it', async () => {
    for (const [asked, back, label] of [
      [path, '/produccion-musical', 'Volver a Producción musical'],
      ['/checkout?service=produccion-musical&price=391', '/produccion-musical', 'Volver a Prod'],
      ['/checkout?service=manejo-artistico&price=3000', '/manejo-artistico', 'Volver a Manejo art'],
      ['/checkout?plan=digital-pro&periodo=anual', '/memberships', 'Volver a las membresías'],
    ] as const) {
      const { html, text } = await see(asked);
      expect(html).toContain(`class="back" href="${back}"`);
      expect(text).toContain(label);
    }
    const { id } = await makeOrder(services, {
      ...{ user_id: userId, item: 'produccion-hit' },
    });
    const { html, text } = await orderPage(id);
    expect(html).toContain('<a href="/produccion-musical">Volver a Producción musical</a>');
    expect(text).not.toContain('membresías');
  });
});

describe.each([
  ['month', '/checkout?plan=digital-pro'],
  ['year', '/checkout?plan=digital-pro&amp;periodo=anual'],
] as const)('an order of a %s that is not paid', (plan, path) => {
  const begin = async (
    status: 'open' | 'pending' | 'declined',
    provider: 'wompi' | 'manual' = 'wompi',
  ) => {
    const order = await periodOrder(services, userId, { plan });
    const { id } = await makeOrder(services, order);
    await services.db.service
      .insertInto('payment_attempts')
      .values({
        ...{ order_id: id, provider, reference: id, status, reason: null },
        ...{ currency: 'COP', amount: order.pesos, created_at: at, checked_at: at },
        expires_at: new Date(+at + day),
      })
      .execute();
    return id;
  };

  test.each(['open', 'declined'] as const)(
    'leads back to its plan when it is %s',
    async (status) => {
      const { html, text } = await orderPage(await begin(status));
      expect(text).toContain(status === 'open' ? 'Pago pendiente' : 'El pago no pasó');
      expect(html).toContain(`href="${path}"`);
    },
  );

  test('waits while it is pending, and leads back when that takes too long', async () => {
    const id = await begin('pending');
    expect((await orderPage(id)).html).not.toContain(`href="${path}"`);
    goTo(1);
    expect((await orderPage(id)).html).toContain(`href="${path}"`);
  });

  test('leads back when its day is over, and from its transfer', async () => {
    const id = await begin('open');
    expect((await see(`/checkout/transferencia?pedido=${id}`)).html).toContain(`href="${path}"`);
    await services.db.service
      .updateTable('orders')
      .set({ status: 'expired' })
      .where('id', '=', id)
      .execute();
    const { html, text } = await orderPage(id);
    expect(text).toContain('Este pedido venció');
    expect(html).toContain(`href="${path}"`);
  });

  test('waits for its transfer', async () => {
    const id = await begin('pending', 'manual');
    expect((await orderPage(id)).text).toContain('Estamos revisando tu transferencia');
  });
});
