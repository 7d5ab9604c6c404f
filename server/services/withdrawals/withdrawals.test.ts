import { beforeEach, expect, test } from 'vitest';
import type { RefundAccount } from '#packages/legal-requests/src/index.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { deleteAccount } from '../account-deletion/delete-account.ts';
import { readProgress } from '../legal-requests/read-progress.ts';
import { readRequest } from '../legal-requests/read-request.ts';
import { toRequestId } from '../legal-requests/request-id.ts';
import { closeRequest } from '../legal-requests/move-request.ts';
import { collectRows } from '../my-data/collect-rows.ts';
import { readOrder } from '../payments/read-order.ts';
import { fileWithdrawal } from './file-withdrawal.ts';
import { readOrderWithdrawal } from './read-order-withdrawal.ts';
import { canWithdraw, readWithdrawal } from './read-withdrawal.ts';

const services = await openTestServices();
const { service } = services.db;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const at = (moment: string) => ({ ...services, now: () => new Date(`${moment}-05:00`) });
/** What is paid below is paid on this day. */
const paidOn = '2026-11-26';
const inTime = at('2026-12-03T23:59');
const tooLate = at('2026-12-04T00:00');
const account: RefundAccount = {
  ...{ bank: 'Bancolombia', accountType: 'savings', accountNumber: '00123456789' },
  ...{ holder: 'Ana Ñandú', holderDocumentType: 'CC', holderDocument: '1020304050' },
};

let people = 0;
let ana: Awaited<ReturnType<typeof makePerson>>;
let email = '';
beforeEach(async () => {
  people += 1;
  email = `ana${people}@ejemplo.co`;
  ana = await makePerson(services, email);
});

type Made = Parameters<typeof makePaymentRows>[1];
const pay = (made: Made = {}) =>
  makePaymentRows(services, {
    order: { user_id: ana.userId, ...made.order },
    payment: { received_at: new Date(`${paidOn}T10:00-05:00`), ...made.payment },
  });
const byTransfer = { payment: { provider: 'manual', method: null } } as const;
const file = (
  orderId: string,
  from = inTime,
  told: { account?: RefundAccount; by?: typeof ana } = {},
) =>
  fileWithdrawal(from, told.by ?? ana, {
    ...{ orderId, reason: 'Me equivoqué — ¿sí?', account: told.account ?? null },
  });
const rejection = (code: string): unknown => expect.objectContaining({ code });
const filedOf = (orderId: string) =>
  service.selectFrom('legal_requests').selectAll().where('order_id', '=', orderId).execute();
async function read(orderId: string, from = inTime, by = ana) {
  const order = await readOrder(from, ana, { orderId });
  return order && readWithdrawal(from, by, order);
}

test('a withdrawal is a request with a radicado, fifteen days of the calendar, and its order', async () => {
  const { orderId, code } = await pay();
  await file(orderId);
  const [row, ...others] = await filedOf(orderId);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ kind: 'withdrawal', channel: 'site', status: 'received', email },
    ...{ due_on: '2026-12-18', subject: `Retracto del pedido ${code}`, refund_account: null },
  });
  expect(row?.facts).toContain('que pagué el 26 de noviembre de 2026');
  expect(row?.facts).toContain('\n\nMe equivoqué — ¿sí?');
  expect(row?.radicado).toMatch(/^2026-\d{6}$/);
});

test('its person is mailed the radicado and the day, and the staff is told that it came', async () => {
  const { orderId } = await pay();
  await file(orderId);
  const [row] = await filedOf(orderId);
  const mails = (await services.queuedMails()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text.replaceAll('\u{A0}', ' ') ?? '';
  expect(text).toContain(
    'Te devolvemos el dinero a más tardar el 18 de diciembre de 2026: son 15 días calendario',
  );
  const arrivals = service
    .selectFrom('arrivals')
    .select('kind')
    .where('subject_id', '=', row?.id ?? '');
  expect(await arrivals.execute()).toEqual([{ kind: 'request' }]);
});

test('the last minute of the fifth working day of the server is in time, and the first one after it is not', async () => {
  const { orderId } = await pay();
  const late = file(orderId, tooLate);
  await expect(late).rejects.toEqual(rejection('withdrawal.over'));
  expect(await filedOf(orderId)).toEqual([]);
  await file(orderId, inTime);
  expect(await filedOf(orderId)).toHaveLength(1);
});

test('pressed twice, at once and after the time is over, it is one', async () => {
  const { orderId } = await pay();
  await Promise.all([file(orderId), file(orderId), file(orderId)]);
  await file(orderId, tooLate);
  expect(await filedOf(orderId)).toHaveLength(1);
  expect((await services.queuedMails()).filter(({ to }) => to === email)).toHaveLength(1);
});

test('what was closed without the money can be asked for again; the database holds one that waits', async () => {
  const { orderId } = await pay();
  await file(orderId);
  const [first] = await filedOf(orderId);
  const twin = { ...first, id: crypto.randomUUID(), radicado: 'x', consent: '{}' };
  const { search: _search, ...values } = twin;
  await expect(
    service
      .insertInto('legal_requests')
      .values(values as never)
      .execute(),
  ).rejects.toThrow('legal_requests_withdrawal_once');
  const words = { entryId: crypto.randomUUID(), body: 'Lo retiró.' };
  await closeRequest(services, staff, { requestId: toRequestId(first?.id ?? ''), ...words });
  expect((await read(orderId))?.request).toBeNull();
  await file(orderId);
  expect(await filedOf(orderId)).toHaveLength(2);
});

test.each([
  [
    'another’s',
    () => pay({ order: { user_id: crypto.randomUUID() } }).then((made) => made.orderId),
  ],
  ['none', async () => crypto.randomUUID()],
  ['no id', async () => "'"],
  [
    'not paid',
    () => pay({ order: { status: 'open', paid_at: null } }).then((made) => made.orderId),
  ],
])('from an order that is %s nobody withdraws', async (_name, make) => {
  await expect(file(await make())).rejects.toEqual(rejection('order.gone'));
});

test('from what went back nobody withdraws, and of a part of it the rest goes back', async () => {
  const whole = await pay({ payment: { refunded: 39_000 }, order: { status: 'refunded' } });
  await expect(file(whole.orderId)).rejects.toEqual(rejection('withdrawal.nothing-left'));
  const part = await pay({ payment: { refunded: 9000 } });
  expect((await read(part.orderId))?.refund).toEqual({ amount: 30_000, currency: 'USD' });
  await service
    .insertInto('refunds')
    .values({
      ...{ id: `x:${part.orderId}`, order_id: part.orderId, payment_id: part.paymentId },
      ...{ amount: 30_000, reason: 'courtesy', status: 'asked' },
      ...{ asked_at: new Date(), next_try_at: new Date() },
    })
    .execute();
  await expect(file(part.orderId)).rejects.toEqual(rejection('withdrawal.nothing-left'));
});

test.each([
  ['manual', null, true],
  ['wompi', 'PSE', true],
  ['wompi', 'NEQUI', true],
  ['wompi', 'CARD', false],
  ['wompi', 'CARD_POS', true],
  ['paypal', 'paypal', false],
] as const)('of what %s brought by %s the studio asks for an account: %s', async (...made) => {
  const [provider, method, isByHand] = made;
  const money = provider === 'paypal' ? {} : ({ currency: 'COP', amount: 156_000_000 } as const);
  const { orderId } = await pay({ payment: { provider, method, ...money } });
  expect((await read(orderId))?.isByHand).toBe(isByHand);
  if (isByHand) await expect(file(orderId)).rejects.toEqual(rejection('withdrawal.no-account'));
  await file(orderId, inTime, { account });
  const [row] = await filedOf(orderId);
  expect(row?.refund_account).toEqual(isByHand ? account : null);
});

test('of a card payment at Wompi of which a part went back, the rest goes to an account', async () => {
  const payment = {
    provider: 'wompi',
    method: 'CARD',
    currency: 'COP',
    amount: 156_000_000,
  } as const;
  const { orderId } = await pay({ payment: { ...payment, refunded: 50_000_000 } });
  expect((await read(orderId))?.isByHand).toBe(true);
});

test('the staff sees the whole account, and mail and page of the person only how it ends', async () => {
  const { orderId } = await pay(byTransfer);
  await file(orderId, inTime, { account });
  const [row] = await filedOf(orderId);
  const requestId = toRequestId(row?.id ?? '');
  expect(await readOrderWithdrawal(services, staff, { orderId })).toMatchObject({
    ...{ requestId, dueOn: '2026-12-18', status: 'received', account },
  });
  expect(await readRequest(services, staff, requestId)).toMatchObject({
    ...{ account, order: { id: orderId, status: 'paid' } },
  });
  const mails = JSON.stringify((await services.queuedMails()).filter(({ to }) => to === email));
  expect(mails).toContain('termina en 6789');
  expect(mails).not.toContain(account.accountNumber);
  const token = services.legalRequests.links.tokenOf(requestId);
  const page = await readProgress(services, { ...ana, kind: 'anonymous' }, { token });
  expect(JSON.stringify(page)).not.toContain('6789');
});

test('what a client reads of their order is theirs alone', async () => {
  const { orderId } = await pay();
  await file(orderId);
  const own = await read(orderId);
  expect(own).toMatchObject({ until: '2026-12-03', isOver: false, beginsNow: false });
  expect(own?.request).toMatchObject({
    dueOn: '2026-12-18',
    status: 'received',
    hasAccount: false,
  });
  const luis = await makePerson(services, `luis${people}@ejemplo.co`);
  expect((await read(orderId, inTime, luis))?.request).toBeNull();
});

test('who asked to begin before may withdraw as long, and the request says that they asked', async () => {
  const consented = { consent_text: 'x', consented_at: new Date(`${paidOn}T09:00-05:00`) };
  const { orderId } = await pay({ order: consented });
  const own = await read(orderId);
  expect([own?.beginsNow, own && canWithdraw(own)]).toEqual([true, true]);
  const late = await read(orderId, tooLate);
  expect(late && canWithdraw(late)).toBe(false);
  await file(orderId);
  const [row] = await filedOf(orderId);
  expect(row?.facts).toContain('Había pedido que empezaran antes de que venciera el plazo.');
});

test('the copy of an account has it with the account of the bank; without the account it stays, as requests do', async () => {
  const { orderId } = await pay(byTransfer);
  await file(orderId, inTime, { account });
  const { requests } = await collectRows(services.db, ana);
  expect(requests).toMatchObject([
    { kind: 'withdrawal', order_id: orderId, refund_account: account },
  ]);
  await service
    .updateTable('users')
    .set({ deletion_due_at: new Date(0) })
    .where('id', '=', ana.userId)
    .execute();
  await deleteAccount(services, ana.userId);
  expect(await filedOf(orderId)).toMatchObject([{ kind: 'withdrawal', refund_account: account }]);
});
