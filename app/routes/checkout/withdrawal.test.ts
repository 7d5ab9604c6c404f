import { beforeEach, expect, test } from 'vitest';
import { makePaidOrder } from '#test/make-order.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();
const { service } = services.db;

let people = 0;
let cookie = '';
let userId = '';
beforeEach(async () => {
  people += 1;
  ({ cookie, userId } = await person(`ana${people}@ejemplo.co`));
});

const textOf = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u{A0}\u{202F}]/gu, ' ')
    .replaceAll(/\s+/g, ' ');
async function see(path: string, as = cookie) {
  const response = await ask(path, { cookie: as });
  const html = await response.text();
  return { status: response.status, html, text: textOf(html) };
}
const pageOf = (orderId: string) => `/checkout/retracto?pedido=${orderId}`;
const orderOf = (orderId: string) => `/checkout/success?pedido=${orderId}`;
const post = (orderId: string, form: Record<string, string>) =>
  ask(pageOf(orderId), { cookie, method: 'POST', body: new URLSearchParams(form) });
const filed = (orderId: string) =>
  service.selectFrom('legal_requests').selectAll().where('order_id', '=', orderId).execute();
/** As if it had been paid two weeks ago. */
const age = (orderId: string) =>
  service
    .updateTable('orders')
    .set({ paid_at: new Date(Date.now() - 14 * 86_400_000) })
    .where('id', '=', orderId)
    .execute();

const account = {
  ...{ bank: 'Nequi', accountType: 'deposit', accountNumber: '300 123 4567' },
  ...{ holder: 'Ana Ñandú', holderDocumentType: 'CC', holderDocument: '1.020.304.050' },
};

test('the order page leads to the form, and says what was filed once it was', async () => {
  const { orderId } = await makePaidOrder(services, userId);
  const before = await see(orderOf(orderId));
  expect(before.text).toContain('Qué sigue');
  expect(before.text).toMatch(/¿Te arrepentiste\? Puedes retractarte hasta el \d+ de \S+ de \d{4}/);
  expect(before.html).toContain(`href="${pageOf(orderId)}"`);
  const page = await see(pageOf(orderId));
  expect(page.text).toContain('Te devolvemos USD 390');
  expect(page.text).toContain('Hasta 15 días calendario desde que lo pides');
  expect(page.html).not.toContain('name="accountNumber"');

  for (let press = 0; press < 2; press += 1) {
    const sent = await post(orderId, { reason: '' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, orderOf(orderId)]);
    expect(sent.headers.getSetCookie().join()).toContain('withdrawal-filed');
  }
  const [row, ...others] = await filed(orderId);
  expect(others).toEqual([]);
  const after = await see(orderOf(orderId));
  expect(after.text).toMatch(
    new RegExp(
      `Pediste el retracto el .*, radicado ${row?.radicado}: te devolvemos a más tardar el \\d+ de`,
    ),
  );
  expect(after.html).toContain('<title>Pediste el retracto | ');
  expect(after.text).toMatch(
    new RegExp(
      `^ Pediste el retracto Pediste el retracto Te devolvemos tu dinero a más tardar el \\d+ de .* Tu radicado es ${row?.radicado}\\. Retracto .* Tu pedido `,
    ),
  );
  expect(after.text).not.toMatch(/Pago Exitoso|Estado Pagado/);
  expect(after.text).not.toContain('Qué sigue');
  expect(after.text).not.toContain('¿Te arrepentiste?');
  const token = services.legalRequests.links.tokenOf(row?.id ?? '');
  expect(after.html).toContain(`href="/pqr/${token}"`);
  const again = await see(pageOf(orderId));
  expect(again.text).toContain(`radicado ${row?.radicado}`);
  expect(again.html).not.toContain('name="reason"');
});

test('what the studio sends itself asks for the account, and keeps what was typed', async () => {
  const { orderId } = await makePaidOrder(services, userId, { provider: 'manual' });
  const wrong = await post(orderId, { ...account, accountNumber: '12', reason: 'Cambié' });
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expect(html).toContain('Revisa el número: solo dígitos, de 6 a 20');
  expect(html).toContain('value="Ana Ñandú"');
  expect(await filed(orderId)).toEqual([]);
  expect((await post(orderId, { ...account, reason: 'Cambié' })).status).toBe(303);
  expect((await filed(orderId))[0]?.refund_account).toEqual({
    ...{ ...account, accountNumber: '3001234567', holderDocument: '1020304050' },
  });
});

test('what came in twice and went back does not read as what they withdrew from', async () => {
  const { orderId, attemptId } = await makePaidOrder(services, userId);
  const extra = `paypal:${crypto.randomUUID()}`;
  const at = new Date();
  await service
    .insertInto('payments')
    .values({
      ...{ id: extra, order_id: orderId, attempt_id: attemptId, provider: 'paypal' },
      ...{ currency: 'USD', amount: 39_000, refunded: 39_000, role: 'extra', received_at: at },
    })
    .execute();
  await service
    .insertInto('refunds')
    .values({
      ...{ id: crypto.randomUUID(), order_id: orderId, payment_id: extra, amount: 39_000 },
      ...{ reason: 'duplicate', status: 'done', asked_at: at, done_at: at, next_try_at: at },
    })
    .execute();
  expect((await see(orderOf(orderId))).text).not.toContain('aparte de tu retracto');
  await post(orderId, { reason: '' });
  expect((await see(orderOf(orderId))).text).toMatch(
    /Ver en qué va .*Devoluciones USD 390 De un pago que llegó de más, aparte de tu retracto Devuelto/,
  );
});

test('the page of the request says what goes back, how far it is, and leads to the order', async () => {
  const { orderId, paymentId } = await makePaidOrder(services, userId);
  const refund = async (id: string, amount: number, asked_at: Date) =>
    service
      .insertInto('refunds')
      .values({
        ...{ id: `${id}${orderId}`, order_id: orderId, payment_id: paymentId, amount, asked_at },
        ...{ reason: 'courtesy', status: 'asked', next_try_at: new Date() },
      })
      .execute();
  await refund('before', 1_000, new Date(Date.now() - 60_000));
  await post(orderId, { reason: '' });
  const [row] = await filed(orderId);
  const path = `/pqr/${services.legalRequests.links.tokenOf(row?.id ?? '')}`;
  const asked = await see(path, '');
  expect(asked.text).toContain(
    'Valor del retracto USD 380 La devolución Todavía no empieza: primero revisamos tu solicitud.',
  );
  expect(asked.html).toContain(`href="${orderOf(orderId)}"`);
  await refund('after', 38_000, new Date());
  expect((await see(path, '')).text).toContain('La devolución La estamos pidiendo');
  await service
    .updateTable('refunds')
    .set({ status: 'done', done_at: new Date('2026-11-27T15:00:00Z') })
    .where('id', '=', `after${orderId}`)
    .execute();
  expect((await see(path, '')).text).toContain(
    'La devolución Devuelto el 27 de noviembre de 2026. Tu pedido Ver el pedido y su pago',
  );
  await service.updateTable('orders').set({ user_id: null }).where('id', '=', orderId).execute();
  expect((await see(path, '')).html).not.toContain(orderOf(orderId));
});

test('after the time the order leads to PQR, and the form is refused', async () => {
  const { orderId } = await makePaidOrder(services, userId);
  await age(orderId);
  for (const path of [orderOf(orderId), pageOf(orderId)]) {
    const { text, html } = await see(path);
    expect(text).toContain('El plazo para retractarte terminó el');
    expect(text).toContain('reversión del pago');
    expect(html).toContain('href="/pqr"');
    expect(html).not.toContain('name="reason"');
  }
  const late = await post(orderId, { reason: '' });
  expect(late.status).toBe(409);
  expect(textOf(await late.text())).toContain('El plazo de la ley ya terminó');
  expect(await filed(orderId)).toEqual([]);
});

test('who asked to begin before reads that it lasts until the work begins', async () => {
  const consent = { consent_text: 'x', consented_at: new Date() };
  const { orderId } = await makePaidOrder(services, userId, { order: consent });
  const { text } = await see(orderOf(orderId));
  expect(text).toContain('Puedes retractarte mientras no empecemos, y a más tardar el');
  expect((await see(pageOf(orderId))).text).toContain('vale mientras no hayamos empezado');
});

test('another’s order, none and no visitor: nothing of it is said', async () => {
  const { orderId } = await makePaidOrder(services, userId);
  const luis = await person(`luis${people}@ejemplo.co`);
  for (const path of [pageOf(orderId), pageOf(crypto.randomUUID()), '/checkout/retracto']) {
    const { status, text } = await see(path, luis.cookie);
    expect([status, text.includes('390')]).toEqual([404, false]);
  }
  const body = new URLSearchParams({ reason: '' });
  const stolen = await ask(pageOf(orderId), { cookie: luis.cookie, method: 'POST', body });
  expect(stolen.status).toBe(404);
  expect(await filed(orderId)).toEqual([]);
  const visitor = await ask(pageOf(orderId));
  expect(visitor.headers.get('location')).toContain('/auth?volver=');
});

test('of what all went back the order offers nothing', async () => {
  const { orderId, paymentId } = await makePaidOrder(services, userId);
  const { id: _id, ...refund } = { id: '', order_id: orderId, payment_id: paymentId };
  await service
    .insertInto('refunds')
    .values({
      ...{ ...refund, id: `x:${orderId}`, amount: 39_000, reason: 'courtesy', status: 'pending' },
      ...{ asked_at: new Date(), next_try_at: new Date() },
    })
    .execute();
  expect((await see(orderOf(orderId))).text).not.toContain('¿Te arrepentiste?');
  expect((await see(pageOf(orderId))).text).toContain('ya se devolvió, o va en camino');
});
