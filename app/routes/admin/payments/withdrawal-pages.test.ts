import { beforeEach, expect, test } from 'vitest';
import type { RefundAccount } from '#packages/legal-requests/src/index.ts';
import { fileWithdrawal } from '#server/services/withdrawals/file-withdrawal.ts';
import { makePaidOrder } from '#test/make-order.ts';
import { openStaffPages } from '#test/staff-pages.ts';
import { userActor } from '#test/test-services.ts';

const { open, person, post, refundFields, services } = await openStaffPages();
const db = services.db.service;
const ana = await person('ana@ejemplo.co');

let paid: Awaited<ReturnType<typeof makePaidOrder>>;
let path: string;
beforeEach(async () => {
  paid = await makePaidOrder(services, ana.userId);
  path = `/admin/pagos/${paid.orderId}`;
});

const typed = { intent: 'refund', amount: '100,50', reason: 'withdrawal' };
const refunds = () =>
  db
    .selectFrom('refunds')
    .select(['amount', 'status'])
    .where('order_id', '=', paid.orderId)
    .execute();

const account: RefundAccount = {
  ...{ bank: 'Bancolombia', accountType: 'savings', accountNumber: '00123456789' },
  ...{ holder: 'Ana Ñandú', holderDocumentType: 'CC', holderDocument: '1020304050' },
};
const filed = () =>
  db
    .selectFrom('legal_requests')
    .select(['id', 'radicado'])
    .where('order_id', '=', paid.orderId)
    .executeTakeFirstOrThrow();

test('a withdrawal stands above its order with its day and its account, and the request leads back', async () => {
  paid = await makePaidOrder(services, ana.userId, { provider: 'manual' });
  path = `/admin/pagos/${paid.orderId}`;
  expect(await open(path)).not.toContain('Pidió el retracto');
  const told = { orderId: paid.orderId, reason: '', account };
  await fileWithdrawal(services, userActor(ana.userId), told);
  const { id, radicado } = await filed();
  const task = async () =>
    /<section class="desk-waiting" aria-label="Retracto pedido">.*?<\/section>/s.exec(
      await open(path),
    )?.[0] ?? '';
  expect(await task()).toMatch(
    /Pidió el retracto el \d+ de .*Hay que devolver a más tardar el \d+/s,
  );
  expect(await task()).toContain(`href="/admin/solicitudes/${id}"`);
  expect(await task()).toContain(radicado);
  expect(await task()).toContain('Ahorros, 00123456789');
  expect(await task()).toContain('<bdi>Ana Ñandú</bdi>');
  expect(await task()).toContain('href="#pagos"');

  const request = await open(`/admin/solicitudes/${id}`);
  expect(request).toContain(`href="${path}"`);
  expect(request).toContain('Ahorros, 00123456789');
  expect(request).toContain('La plata no se ha devuelto completa');

  const fields = { ...(await refundFields(path)), intent: 'refund', sure: 'on' };
  await post(path, { ...fields, amount: '1.560.000', reason: 'withdrawal' });
  expect(await task()).toContain('La devolución está pedida y falta que termine');
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', paid.orderId)
    .executeTakeFirstOrThrow();
  await post(path, { intent: 'finish', refund: refund.id, transfer: 'REF-1', sure: 'on' });
  expect(await task()).toContain('La plata ya salió completa. Falta responder la solicitud.');
  expect(await open(`/admin/solicitudes/${id}`)).toContain('La plata ya se devolvió completa.');
  await db.updateTable('legal_requests').set({ status: 'answered' }).where('id', '=', id).execute();
  expect(await task()).toBe('');
});

test('beside the reason stands the term, and «retracto» after it warns and goes on', async () => {
  const fields = { ...(await refundFields(path)), ...typed };
  expect(await open(path)).toMatch(/El plazo del retracto es hasta el .*No pidió empezar antes/);
  const inTime = await post(path, fields);
  expect(inTime.page).not.toContain('por buena voluntad');
  await db
    .updateTable('orders')
    .set({ paid_at: new Date(Date.now() - 14 * 86_400_000) })
    .where('id', '=', paid.orderId)
    .execute();
  const warned = await post(path, fields);
  expect(warned.page).toMatch(/El plazo del retracto terminó el .*por buena voluntad/);
  expect((await post(path, { ...fields, reason: 'courtesy' })).page).not.toContain(
    'buena voluntad',
  );
  expect((await post(path, { ...fields, sure: 'on' })).status).toBe(302);
  expect(await refunds()).toHaveLength(1);
});

test('who asked to begin before is named beside the reason, and in the question', async () => {
  await db
    .updateTable('orders')
    .set({ consent_text: 'x', consented_at: new Date() })
    .where('id', '=', paid.orderId)
    .execute();
  expect(await open(path)).toMatch(/Pidió empezar antes, el \d+/);
  const asked = await post(path, { ...(await refundFields(path)), ...typed });
  expect(asked.page).toContain('si el trabajo ya empezó, la ley no obliga');
});

test('who withdrew in time is no late one when the money goes back after it', async () => {
  await fileWithdrawal(services, userActor(ana.userId), {
    ...{ orderId: paid.orderId, reason: '', account: null },
  });
  const weeksAgo = new Date(Date.now() - 14 * 86_400_000);
  await db
    .updateTable('orders')
    .set({ paid_at: weeksAgo })
    .where('id', '=', paid.orderId)
    .execute();
  await db
    .updateTable('legal_requests')
    .set({ received_at: weeksAgo, created_at: weeksAgo })
    .where('order_id', '=', paid.orderId)
    .execute();
  const asked = await post(path, { ...(await refundFields(path)), ...typed });
  expect(asked.page).toContain('¿Devolver USD 100,50 por retracto?');
  expect(asked.page).not.toContain('buena voluntad');
});
