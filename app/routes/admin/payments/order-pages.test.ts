import { beforeEach, expect, test } from 'vitest';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { recordTransfer } from '#server/services/transfers/record-transfer.ts';
import { makeOrder, makePaidOrder, testPesos } from '#test/make-order.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { openStaffPages } from '#test/staff-pages.ts';
import { staffActor } from '#test/test-services.ts';

const { open, person, services, userId } = await openStaffPages();
const db = services.db.service;
const staff = staffActor(userId);
const ana = await person('ana@ejemplo.co');

beforeEach(() => {
  services.payments.providers = [createTestProvider('paypal'), createTestProvider('wompi')];
});

const at = (time: string) => ({ ...services, now: () => new Date(time) });
const plain = (html: string) =>
  html
    .replaceAll(/<!-- -->|<[^>]*>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:;])/g, '')
    .trim();
/** The line of an order in the list, in words, and what of it a phone shows. */
async function lineOf(code: string) {
  const page = await open(`/admin/pagos?buscar=${code}`);
  const line = page.split('<tr>').find((row) => row.includes(`>${code}</small>`)) ?? '';
  const [head = '', ...cells] = line.split('<td');
  return { head: plain(head), last: plain(`<td${cells.at(-1)}`.split('</tr>')[0] ?? '') };
}

test('of what is paid the list has what came in, how, its receipt, and when', async () => {
  const { code, orderId, paymentId } = await makePaidOrder(at('2026-03-02T15:00:00Z'), ana.userId, {
    provider: 'wompi',
  });
  expect((await lineOf(code)).last).toBe('$ 1.560.000 COP por Wompi');
  await db
    .insertInto('receipts')
    .values({ number: 7, payment_id: paymentId, order_id: orderId, issued_at: new Date() })
    .execute();
  const { head, last } = await lineOf(code);
  expect(last).toBe('$ 1.560.000 COP por Wompi, C-000007');
  expect(head).toContain(last);
  expect(head).toContain('Pagado el 2/03/2026, 10:00 a. m.');
  expect(head).not.toContain('USD');
});

test('of what is not paid it has the price, and when somebody began, also where other money came', async () => {
  const { code } = await makeOrder(at('2026-03-03T15:00:00Z'), { user_id: ana.userId });
  const open = await lineOf(code);
  expect(open.last).toBe('USD 390');
  expect(open.head).toContain('USD 390 Empezó el 3/03/2026, 10:00 a. m.');
  const wrong = await makePaidOrder(services, ana.userId, { provider: 'wompi', amount: 5_000 });
  expect((await lineOf(wrong.code)).last).toBe('USD 390');
});

test('the story says of money of another amount that it came, and not that it is paid', async () => {
  const wrong = await makePaidOrder(services, ana.userId, { provider: 'wompi', amount: 5_000 });
  const page = plain(await open(`/admin/pagos/${wrong.orderId}`));
  expect(page.match(/Llegó otro monto\./g)).toHaveLength(2);
  expect(page).not.toContain('Pagado.');
  const right = await makePaidOrder(services, ana.userId);
  const paid = plain(await open(`/admin/pagos/${right.orderId}`));
  expect(paid.match(/Pagado\./g)).toHaveLength(2);
  expect(paid).not.toContain('Llegó otro monto');
});

test('what is to be asked about says when it was begun', async () => {
  const { orderId } = await makePaidOrder(at('2026-03-02T15:00:00Z'), ana.userId);
  const page = plain(await open(`/admin/pagos/${orderId}`));
  expect(page).toContain('por PayPal. Pagado. Empezó el 2/03/2026, 10:00 a. m. El sitio no');
});

test('a transfer of another amount is called as its bank calls it', async () => {
  const { code } = await makeOrder(services, { user_id: ana.userId });
  const sent = { key: crypto.randomUUID(), order: code, reference: 'M 77123', note: '' };
  await recordTransfer(services, staff, { ...sent, amount: 140_000_000 });
  const findings = plain(await open('/admin/pagos/diferencias'));
  expect(findings).toContain('Referencia M 77123');
  expect(findings).not.toContain('manual:');
});

test.each([
  ['wompi', '15113-1-PENDING', '{}', 'Wompi envió un aviso.'],
  ['wompi', '15113-1:PENDING', '{}', 'Wompi avisó: el pago espera confirmación.'],
  ['wompi', '15113-1:DECLINED', '{}', 'Wompi avisó: el pago fue rechazado.'],
  ['wompi', '15113-1:constructor', '{}', 'Wompi envió un aviso.'],
  [
    ...(['paypal', 'WH-1', '{"event_type": "PAYMENT.CAPTURE.COMPLETED", "resource": {'] as const),
    'PayPal avisó: el pago fue aprobado.',
  ],
] as const)('an event of %s, %j, is told in Spanish, as it came beneath', async (...row) => {
  const [provider, id, body, said] = row;
  const { code, orderId } = await makePaidOrder(services, ana.userId, { provider });
  const when = new Date();
  const event = { provider, id: `${code}${id}`, body, subject_reference: `${code}-1` };
  await db
    .insertInto('provider_events')
    .values({ ...event, received_at: when, next_try_at: when })
    .execute();
  const page = await open(`/admin/pagos/${orderId}`);
  const shown = plain(page.replaceAll(/<details class="payment-body">.*?<\/details>/gs, ''));
  expect(shown).toContain(said);
  expect(shown).not.toContain(event.id);
  expect(page).toContain(`<bdi class="payment-code">${event.id}</bdi>`);
});

test.each([
  ['DECLINED', 'Rechazado. '],
  ['INSUFFICIENT_FUNDS', 'Rechazado. No había fondos suficientes. '],
])('a code of a provider, %s, stands beneath what is said of it', async (reason, said) => {
  const { code, id } = await makeOrder(services, { user_id: ana.userId });
  const money = { currency: 'COP', amount: testPesos } as const;
  const attempt = { id: crypto.randomUUID(), provider: 'wompi', amount: money } as const;
  await changeOrder(services, {
    orderId: id,
    tell: () => [{ type: 'attempted', attempt: { ...attempt } }],
    along: async (db) => {
      await db
        .insertInto('payment_attempts')
        .values({
          ...{ id: attempt.id, order_id: id, provider: 'wompi', ...money, reference: `${code}-1` },
          ...{ status: 'declined', reason, created_at: new Date(), expires_at: new Date() },
        })
        .execute();
    },
  });
  const page = await open(`/admin/pagos/${id}`);
  expect(page).toContain(`<pre tabindex="0">${reason}</pre>`);
  const shown = plain(page.replaceAll(/<details class="payment-body">.*?<\/details>/gs, ''));
  expect(`${shown} `).toContain(`${code}-1. ${said}`);
  expect(shown).not.toContain('La pasarela no dijo');
  expect(shown).not.toContain(reason);
});
