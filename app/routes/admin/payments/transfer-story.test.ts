import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { confirmTransfer } from '#server/services/transfers/confirm-transfer.ts';
import { recordTransfer } from '#server/services/transfers/record-transfer.ts';
import { makeOrder, makePaidOrder, testPesos } from '#test/make-order.ts';
import { makeTransfer } from '#test/make-transfer.ts';
import { openStaffPages } from '#test/staff-pages.ts';
import { staffActor, userActor } from '#test/test-services.ts';

const { open, person, services, userId } = await openStaffPages();
const ana = await person('ana@ejemplo.co');
const staff = staffActor(userId);

const storyOf = async (orderId: string) =>
  /id="historia".*?<\/section>/s.exec(await open(`/admin/pagos/${orderId}`))?.[0] ?? '';

test('a payment by transfer is named as its bank does, and as we do when that is gone', async () => {
  const luis = await person('luis@ejemplo.co');
  const { id, orderId, code } = await makeTransfer(services, userActor(luis.userId), {
    reference: 'M-Ñ 77',
  });
  await confirmTransfer(services, staff, { transferId: id });
  const story = await storyOf(orderId);
  expect(story).toContain('Avisó que ya transfirió, con la referencia');
  expect(story).toContain('Referencia <bdi class="payment-code">M-Ñ 77</bdi>. Con este queda');
  expect(story).not.toContain('Transacción');
  await services.db.service.deleteFrom('users').where('id', '=', luis.userId).execute();
  expect(await storyOf(orderId)).toMatch(
    new RegExp(`Referencia <bdi class="payment-code">${code}-\\w{6}</bdi>. Con este queda`),
  );
});

test('what the staff recorded was neither begun nor reported by the client', async () => {
  const { id, code } = await makeOrder(services, { user_id: ana.userId });
  const wish = { key: randomUUID(), order: code, reference: 'BANCO 9', amount: testPesos };
  await recordTransfer(services, staff, { ...wish, note: 'Avisó por WhatsApp' });
  const story = await storyOf(id);
  expect(story).toContain(
    '<bdi>Ana Ñandú</bdi> registró una transferencia que encontró en la cuenta, con la referencia <bdi class="payment-code">BANCO 9</bdi>.',
  );
  expect(story).toContain('Avisó por WhatsApp');
  for (const words of ['Avisó que ya transfirió', 'Empezó a pagar', 'confirmó la transferencia'])
    expect(story).not.toContain(words);
  expect(story).toContain('Llegaron $ 1.560.000 COP por transferencia.');
});

test('what went back twice is owed by the client', async () => {
  const paid = await makePaidOrder(services, ana.userId, { provider: 'wompi' });
  const refund = { id: 'by hand', payment: paid.paymentId, amount: testPesos };
  const observed = { status: 'voided', refunded: testPesos, method: null, reason: null } as const;
  const transaction = {
    ...{ ...observed, id: paid.paymentId.slice('wompi:'.length) },
    amount: { amount: testPesos, currency: 'COP' },
  } as const;
  await changeOrder(services, {
    orderId: paid.orderId,
    tell: () => [
      { type: 'refund-asked', refund: { ...refund, reason: 'courtesy' } },
      { type: 'refund-answered', refund: refund.id, outcome: { status: 'manual', reason: 'No' } },
      { type: 'refund-made', refund: refund.id, transfer: 'TRX-9' },
      { type: 'observed', attempt: paid.attemptId, transaction },
    ],
  });
  const page = await open(`/admin/pagos/${paid.orderId}`);
  const ledger = /id="libro".*?<\/section>/s.exec(page)?.[0] ?? '';
  const heads = [...ledger.matchAll(/colSpan="3">(.*?) en COP,/gi)].map(([, name]) => name);
  expect(heads.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
    ...['Devolución', 'Pago'],
    'Segunda devolución, que el cliente debe,',
  ]);
  expect(ledger.match(/>Por cobrar al cliente</g)).toHaveLength(1);
  expect(ledger).not.toContain('Por devolver a clientes');
});
