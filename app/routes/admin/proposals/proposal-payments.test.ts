import { beforeEach, expect, test } from 'vitest';
import type { RefundAccount } from '#packages/legal-requests/src/index.ts';
import { system } from '#server/actor.ts';
import { finishRefund } from '#server/services/payment-desk/finish-refund.ts';
import { toOrderId } from '#server/services/payment-desk/order-id.ts';
import { readOrder } from '#server/services/payment-desk/read-order.ts';
import { refundOrder } from '#server/services/payment-desk/refund-order.ts';
import { issueReceipts } from '#server/services/receipts/issue-receipts.ts';
import { fileWithdrawal } from '#server/services/withdrawals/file-withdrawal.ts';
import { makePaidOrder, testPesos } from '#test/make-order.ts';
import { openStaffPages } from '#test/staff-pages.ts';
import { staffActor, userActor } from '#test/test-services.ts';

const account: RefundAccount = {
  ...{ bank: 'Bancolombia', accountType: 'savings', accountNumber: '00123456789' },
  ...{ holder: 'Ana Ñandú', holderDocumentType: 'CC', holderDocument: '1020304050' },
};

const { open, person, services, userId } = await openStaffPages();
const ana = await person('ana@ejemplo.co');
const staff = staffActor(userId);

let paid: Awaited<ReturnType<typeof makePaidOrder>>;
let path: string;
beforeEach(async () => {
  paid = await makePaidOrder(services, ana.userId, {
    provider: 'manual',
    order: { client_name: 'Canción Ñandú — ¿qué?' },
  });
  await issueReceipts(services, system);
  const { id } = await services.db.service
    .selectFrom('contact_submissions')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  path = `/admin/contact-submissions/${id}`;
});

/** Asked for, to be made by hand. */
async function ask(amount: number, seen = 0) {
  const orderId = toOrderId(paid.orderId);
  const wish = {
    orderId,
    paymentId: paid.paymentId,
    key: `${orderId} ${seen}`,
    seen,
    isSure: true,
  };
  await refundOrder(services, staff, { ...wish, amount, reason: 'courtesy' });
  const { refunds } = await readOrder(services, staff, orderId);
  const refundId = refunds.find(({ status }) => status === 'manual')?.id ?? '';
  return () => finishRefund(services, staff, { orderId, refundId, transfer: 'TRX', isSure: true });
}
/** What the page says of money that went back, what the badge of the payment is, and what its line in the list says. */
async function told() {
  const page = await open(path);
  expect(page).toContain('>Conversación<');
  const [, title, text] =
    /<p class="alert-title">([^<]*)<\/p><p>(.*?)<\/p>/s.exec(page.split('desk-columns')[0] ?? '') ??
    [];
  const panel = /id="pagos".*?<\/section>/s.exec(page)?.[0] ?? '';
  const line = (await open('/admin/contact-submissions'))
    .split('<tr>')
    .find((row) => row.includes(`href="${path}"`));
  return {
    title,
    text: text?.replaceAll(/<[^>]*>/g, ''),
    badge: /class="badge badge-\w+">([^<]*)</.exec(panel)?.[1],
    line: /due-late">(pago: [^<]*)/.exec(line ?? '')?.[1],
    panel,
  };
}

test('paid work leads to its order and its receipt', async () => {
  const { panel, ...said } = await told();
  expect(said).toEqual({ title: undefined, text: undefined, badge: 'Pagado', line: undefined });
  expect(panel).toContain(`href="/admin/pagos/${paid.orderId}"`);
  expect(panel).toContain(paid.code);
  expect(panel).toMatch(
    new RegExp(`href="/checkout/comprobante\\?pedido=${paid.orderId}">C-\\d{6}</a>`),
  );
  expect(panel).toContain('$ 1.560.000 COP');
});

test('money that is about to go back, went in part or whole is said before the work', async () => {
  const finishPart = await ask(60_000_000);
  expect(await told()).toMatchObject({
    title: 'La plata se está devolviendo',
    text: `Se pidió devolver $ 600.000 COP de los $ 1.560.000 COP del pedido ${paid.code}. Mira el pedido antes de trabajar en esto.`,
    badge: 'Se devuelve',
    line: 'pago: se devuelve',
  });
  await finishPart();
  expect(await told()).toMatchObject({
    title: 'Se devolvió una parte de la plata',
    text: `Salieron $ 600.000 COP de los $ 1.560.000 COP del pedido ${paid.code}. Mira el pedido antes de trabajar en esto.`,
    badge: 'Devuelto en parte',
    line: 'pago: devuelto en parte',
  });
  const finishRest = await ask(testPesos - 60_000_000, 1);
  expect((await told()).text).toContain('de los $ 1.560.000 COP');
  expect((await told()).text).toContain(', y antes salieron $ 600.000 COP.');
  await finishRest();
  expect(await told()).toMatchObject({
    title: 'La plata se devolvió completa',
    text: `Eran $ 1.560.000 COP del pedido ${paid.code}. Ya no está pagado: no trabajes en esto. Respóndele si falta, y ciérrala.`,
    badge: 'Devuelto',
    line: 'pago: devuelto',
  });
  await services.db.service
    .updateTable('contact_submissions')
    .set({ status: 'closed' })
    .where('id', '=', path.split('/').at(-1) ?? '')
    .execute();
  expect((await told()).text).toMatch(/no trabajes en esto\.$/);
});

test('that its client withdraws is said before the work, until the request is closed', async () => {
  const wish = { orderId: paid.orderId, reason: '', account };
  await fileWithdrawal(services, userActor(ana.userId), wish);
  const { id, radicado } = await services.db.service
    .selectFrom('legal_requests')
    .select(['id', 'radicado'])
    .where('order_id', '=', paid.orderId)
    .executeTakeFirstOrThrow();
  const { panel, ...said } = await told();
  expect(said).toMatchObject({
    title: expect.stringMatching(/^Pidió el retracto el \d+ de \S+ de \d{4}: no empieces$/),
    text: `Son $ 1.560.000 COP del pedido ${paid.code}. Su solicitud es la ${radicado}: hay que devolverle la plata.`,
    badge: 'Pidió el retracto',
    line: 'pago: pidió el retracto',
  });
  expect(panel).toContain(`href="/admin/solicitudes/${id}"`);
  // While the money leaves, the panel still says why.
  const finish = await ask(testPesos);
  expect(await told()).toMatchObject({ badge: 'Se devuelve' });
  expect((await told()).panel).toContain('Pidió el retracto el ');
  await finish();
  expect(await told()).toMatchObject({ badge: 'Devuelto' });
  const setStatus = (values: { status: 'waiting' | 'closed'; asked_at: Date | null }) =>
    services.db.service.updateTable('legal_requests').set(values).where('id', '=', id).execute();
  await setStatus({ status: 'waiting', asked_at: new Date() });
  expect((await told()).panel).toContain('Pidió el retracto');
  await setStatus({ status: 'closed', asked_at: null });
  expect((await told()).panel).not.toContain('Pidió el retracto');
});

test('of a proposal that nobody paid, and of other entries of its history, nothing is said', async () => {
  const { id } = await services.db.service
    .insertInto('contact_submissions')
    .values({ name: 'Ñ', email: 'n@ejemplo.co', service: 'video', message: '¿Cuánto?' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await services.db.service
    .insertInto('proposal_entries')
    .values([
      { proposal_id: id, at: new Date(), kind: 'status', before: 'new', after: 'closed' },
      { proposal_id: id, at: new Date(), kind: 'quote', before: 'C-000001', after: 'sent' },
    ])
    .execute();
  path = `/admin/contact-submissions/${id}`;
  expect(await told()).toMatchObject({ title: undefined, badge: undefined, panel: '' });
});
