import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type AttemptStatus,
  type OrderStatus,
  type PaymentRole,
  receiptNumber,
} from '#packages/payments/src/index.ts';
import { makeOrder, makePaidOrder, makePaymentRows, testPesos } from '#test/make-order.ts';
import { openTestApp } from '#test/test-app.ts';
import { system } from '#server/actor.ts';
import { issueReceipts } from '#server/services/receipts/issue-receipts.ts';

const { ask, person, services } = await openTestApp();
const { service } = services.db;
services.payments.providers = [];

let cookie = '';
let userId = '';
let people = 0;

beforeEach(async () => {
  people += 1;
  ({ cookie, userId } = await person(`persona${people}@ejemplo.co`));
});

const textOf = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u{A0}', ' ')
    .replaceAll(/\s+/g, ' ');

async function see(path = '/dashboard/pagos', as = cookie) {
  const response = await ask(path, { cookie: as });
  const html = await response.text();
  return { status: response.status, html, text: textOf(html) };
}

const badgeOf = (html: string) => /<span class="badge [^>]*>[^<]*/.exec(html)?.[0];
const receiptPath = (orderId: string) => `/checkout/comprobante?pedido=${orderId}`;

/** An order of this person's that was begun, and what came in for it. */
async function makeBegun(made: {
  order?: OrderStatus;
  provider?: 'wompi' | 'manual';
  attempt: AttemptStatus;
  reason?: string;
  role?: PaymentRole;
}): Promise<string> {
  const { order = 'open', provider = 'wompi', attempt, reason = null, role } = made;
  const { id } = await makeOrder(services, { user_id: userId, status: order });
  const at = new Date();
  const money = { currency: 'COP', amount: testPesos } as const;
  const { attemptId } = await service
    .insertInto('payment_attempts')
    .values({
      ...{ order_id: id, provider, reference: randomUUID(), status: attempt, reason, ...money },
      ...{ created_at: at, expires_at: new Date(at.getTime() + 60_000), checked_at: at },
    })
    .returning('id as attemptId')
    .executeTakeFirstOrThrow();
  if (role)
    await service
      .insertInto('payments')
      .values({
        ...{ id: `${provider}:${id}`, order_id: id, attempt_id: attemptId, provider, role },
        ...{ ...money, received_at: at },
      })
      .execute();
  return id;
}

test('who has paid nothing reads what will stand here, and where to begin', async () => {
  const { status, html, text } = await see();
  expect(status).toBe(200);
  expect(html).toContain('<title>Mis pagos | ');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(text).toContain('Todavía no hay pagos');
  expect(html).toMatch(/<a href="\/memberships" class="button">Ver las membresías/);
  expect(html).not.toContain('aria-label="Páginas de pagos"');
});

test('what was paid leads to its page and its receipt, which opens', async () => {
  const at = new Date('2026-11-28T15:00:00Z');
  const order = { user_id: userId, name: '<b>Mezcla</b> & máster', paid_at: at };
  const { orderId, code } = await makePaymentRows(services, { order });
  const before = await see();
  expect(before.text).toContain('Estamos haciendo tu comprobante.');
  expect(before.html).not.toContain(receiptPath(orderId));
  await issueReceipts(services, system);
  const { number } = await service
    .selectFrom('receipts')
    .select('number')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { html, text } = await see();
  expect(text).toContain(
    `&lt;b&gt;Mezcla&lt;/b&gt; &amp; máster 24 de noviembre de 2026; pagado el 28 de noviembre de 2026 Pedido ${code} Pagado USD 390 Comprobante ${receiptNumber(number)} (PDF)`,
  );
  expect(text).not.toMatch(/Te devolvimos|Estamos haciendo/);
  const links = [...html.matchAll(/<a href="(\/checkout[^"]*)"/g)].map(([, path]) => path);
  expect(links).toEqual([`/checkout/success?pedido=${orderId}`, receiptPath(orderId)]);
  const [page, receipt] = await Promise.all(links.map((path = '') => ask(path, { cookie })));
  expect([page?.status, receipt?.status]).toEqual([200, 200]);
  expect(receipt?.headers.get('content-type')).toBe('application/pdf');
});

test('paid on the day it was ordered, it says that day once', async () => {
  await makePaymentRows(services, { order: { user_id: userId } });
  const { text } = await see();
  expect(text.match(/24 de noviembre de 2026/g)).toHaveLength(1);
  expect(text).not.toContain('pagado el');
});

describe.each<[string, Parameters<typeof makeBegun>[0], string, string]>([
  ['begun', { attempt: 'open' }, 'Pendiente', 'Todavía no nos llega ningún pago.'],
  ['whose attempt is over', { attempt: 'expired' }, 'Pendiente', 'Todavía no nos llega'],
  ['that waits', { attempt: 'pending' }, 'Pendiente', 'La pasarela todavía no confirma el pago.'],
  [
    'by transfer',
    { attempt: 'pending', provider: 'manual' },
    ...(['Pendiente', 'Estamos revisando tu transferencia.'] as const),
  ],
  [
    'declined',
    { attempt: 'declined', reason: 'Insufficient funds' },
    ...(['Rechazado', 'No había fondos suficientes.'] as const),
  ],
  [
    'of a refused transfer',
    { attempt: 'declined', provider: 'manual', reason: 'No <i>llegó</i>' },
    ...(['Sin confirmar', 'No &lt;i&gt;llegó&lt;/i&gt;'] as const),
  ],
  [
    'of another amount',
    { attempt: 'approved', role: 'mismatch' },
    ...(['En revisión', 'Llegó un pago por otro valor.'] as const),
  ],
  [
    'that goes back',
    { attempt: 'approved', role: 'extra' },
    ...(['Se devuelve', 'No había nada por pagar cuando llegó tu pago: te lo'] as const),
  ],
  [
    'that is over',
    { attempt: 'expired', order: 'expired' },
    ...(['Vencido', 'Pasó su tiempo y no llegó ningún pago.'] as const),
  ],
  ['paid', { attempt: 'approved', order: 'paid', role: 'settles' }, 'Pagado', ''],
  ['given back', { attempt: 'approved', order: 'refunded', role: 'settles' }, 'Devuelto', ''],
])('an order %s', (_, made, label, words) => {
  test(`says «${label}», as its own page does, and how it goes on`, async () => {
    const id = await makeBegun(made);
    const { html, text } = await see();
    expect(text).toContain(` ${label} ${words}`);
    expect(badgeOf(html)).toMatch(new RegExp(`>${label}$`));
    expect(badgeOf(html)).toBe(badgeOf((await see(`/checkout/success?pedido=${id}`)).html));
    // As its own page has it: in the currency of what was begun last.
    expect(text).toContain('$ 1.560.000 COP');
    expect(text).not.toContain('USD 390');
  });
});

test('what went back of what paid is said apart from what came in besides, in each currency', async () => {
  const { orderId, paymentId } = await makePaidOrder(services, userId, { provider: 'wompi' });
  const returnOf = (id: string, refunded: number) =>
    service.updateTable('payments').set({ refunded }).where('id', '=', id).execute();
  await returnOf(paymentId, 100_000_000);
  expect((await see()).text).toContain(
    'Pagado, con devolución $ 1.560.000 COP Te devolvimos $ 1.000.000 COP',
  );
  const { id } = await service
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const extra = {
    order_id: orderId,
    attempt_id: id,
    role: 'extra',
    received_at: new Date(),
  } as const;
  await service
    .insertInto('payments')
    .values([
      { ...extra, id: `a${id}`, provider: 'wompi', currency: 'COP', amount: 300, refunded: 300 },
      { ...extra, id: `b${id}`, provider: 'paypal', currency: 'USD', amount: 3900, refunded: 3900 },
    ])
    .execute();
  const besides = 'Te devolvimos también un pago que llegó de más:';
  expect((await see()).text).toContain(
    `Te devolvimos $ 1.000.000 COP ${besides} $ 3 COP ${besides} USD 39`,
  );
  await returnOf(paymentId, 0);
  const { text } = await see();
  expect(text).toContain(`Pagado $ 1.560.000 COP ${besides} $ 3 COP`);
  expect(text).not.toMatch(/Te devolvimos [$U]/);
});

test('of an order that nothing paid for, what went back is all that came', async () => {
  const id = await makeBegun({ attempt: 'approved', role: 'mismatch' });
  await service
    .updateTable('payments')
    .set({ refunded: testPesos })
    .where('order_id', '=', id)
    .execute();
  const { text } = await see();
  expect(text).toContain('Te devolvimos $ 1.560.000 COP');
  expect(text).not.toContain('también');
});

describe('who wants their money back', () => {
  const promise = (orderId: string, paymentId: string, amount: number) =>
    service
      .insertInto('refunds')
      .values({
        ...{ id: randomUUID(), order_id: orderId, payment_id: paymentId, amount },
        ...{ reason: 'withdrawal', status: 'pending' },
        ...{ asked_at: new Date(), next_try_at: new Date() },
      })
      .execute();
  const withdraw = (orderId: string) =>
    ask(`/checkout/retracto?pedido=${orderId}`, {
      ...{ cookie, method: 'POST', body: new URLSearchParams({ reason: '' }) },
    });
  /** Its own page has the same words. */
  const expectBadge = async (orderId: string, label: string) => {
    const listed = badgeOf((await see()).html);
    expect(listed).toMatch(new RegExp(`>${label}$`));
    expect(listed).toBe(badgeOf((await see(`/checkout/success?pedido=${orderId}`)).html));
  };

  test('reads so from when they ask until all of it has gone back', async () => {
    const { orderId, paymentId } = await makePaidOrder(services, userId);
    await expectBadge(orderId, 'Pagado');
    await withdraw(orderId);
    await expectBadge(orderId, 'Pediste el retracto');
    await promise(orderId, paymentId, 9_000);
    await expectBadge(orderId, 'Pediste el retracto');
    await service
      .updateTable('refunds')
      .set({ status: 'done', done_at: new Date() })
      .where('order_id', '=', orderId)
      .execute();
    await service
      .updateTable('payments')
      .set({ refunded: 9_000 })
      .where('id', '=', paymentId)
      .execute();
    await expectBadge(orderId, 'Pediste el retracto');
    await promise(orderId, paymentId, 30_000);
    await expectBadge(orderId, 'Se devuelve');
  });

  test('and was answered without it reads that it is paid, and a part on its way is said', async () => {
    const { orderId, paymentId } = await makePaidOrder(services, userId);
    await withdraw(orderId);
    await service
      .updateTable('legal_requests')
      .set({ status: 'answered', answered_at: new Date() })
      .where('order_id', '=', orderId)
      .execute();
    await expectBadge(orderId, 'Pagado');
    await promise(orderId, paymentId, 9_000);
    await expectBadge(orderId, 'Pagado, con devolución');
  });

  test('alone reads it, not who has another order', async () => {
    const { orderId } = await makePaidOrder(services, userId);
    await withdraw(orderId);
    ({ cookie, userId } = await person(`otra${people}@ejemplo.co`));
    await makePaidOrder(services, userId);
    expect(badgeOf((await see()).html)).toMatch(/>Pagado$/);
  });
});

test('page by page, the newest first; what is another’s never', async () => {
  const { cookie: other } = await person(`vecina${people}@ejemplo.co`);
  for (let n = 1; n <= 11; n += 1) {
    const at = new Date(Date.UTC(2026, 10, n, 15));
    await makePaymentRows(services, {
      order: { user_id: userId, created_at: at, name: `Compra ${n}` },
    });
  }
  const first = await see();
  const names = (text: string) => text.match(/Compra \d+/g);
  expect(names(first.text)).toEqual(Array.from({ length: 10 }, (_, n) => `Compra ${11 - n}`));
  const next = /href="([^"]*)"[^>]*>Siguientes/.exec(first.html)?.[1] ?? '';
  expect(next).toMatch(/^\/dashboard\/pagos\?desde=after\./);
  const second = await see(next);
  expect(names(second.text)).toEqual(['Compra 1']);
  const back = /href="([^"]*)"[^>]*>Anteriores/.exec(second.html)?.[1] ?? '';
  expect((await see(back)).text).toBe(first.text);
  for (const path of ['/dashboard/pagos', next, '/dashboard/pagos?desde=%00'])
    expect((await see(path, other)).text).toContain('Todavía no hay pagos');
});

test('the settings, the rail and an order that was paid lead to it', async () => {
  const { orderId } = await makePaidOrder(services, userId);
  const link = /<a[^>]*href="\/dashboard\/pagos"[^>]*>/g;
  expect((await see('/dashboard')).html.match(link)).toHaveLength(1);
  expect((await see('/dashboard/ajustes')).html.match(link)).toHaveLength(2);
  expect((await see(`/checkout/success?pedido=${orderId}`)).text).toContain('Ver todos tus pagos');
  expect((await see()).html).toMatch(/aria-current="page"[^>]*href="\/dashboard\/pagos"/);
});
