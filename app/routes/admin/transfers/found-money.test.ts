import { expect, test } from 'vitest';
import { confirmTransfer } from '#server/services/transfers/confirm-transfer.ts';
import { makeOrder, testPesos } from '#test/make-order.ts';
import { makeTransfer } from '#test/make-transfer.ts';
import { openTestApp } from '#test/test-app.ts';
import { staffActor, userActor } from '#test/test-services.ts';

const { ask, person, services } = await openTestApp();
const ana = await person('ana@ejemplo.co');
const staff = await person('equipo@ejemplo.co', { isStaff: true });
const { service: db } = services.db;
const here = '/admin/pagos/transferencias';

const show = async (path = here) => (await ask(path, { cookie: staff.cookie })).text();
const send = (fields: Record<string, string>, cookie = staff.cookie) =>
  ask(here, { method: 'POST', body: new URLSearchParams(fields), cookie });
const transfer = (reference?: string) =>
  makeTransfer(services, userActor(ana.userId), reference === undefined ? {} : { reference });
/** The part of the page about one report. */
const cardIn = (html: string, id: string) =>
  html.split(`id="reporte-${id}"`)[1]?.split('</section>')[0];
const paymentsOf = (orderId: string) =>
  db.selectFrom('payments').select(['role', 'amount']).where('order_id', '=', orderId).execute();

test('a reference that paid before is named with its order, and pays again by a tick alone', async () => {
  const paid = await transfer('M1234567');
  await confirmTransfer(services, staffActor(staff.userId), { transferId: paid.id });
  const { id, orderId } = await transfer('m-123.45 67');
  const card = cardIn(await show(`${here}?confirmar=${id}`), id);
  expect(card).toContain('Ya se confirmó en ');
  expect(card).toContain(`href="/admin/pagos/${paid.orderId}"`);
  expect(card).toContain('Ana Ñandú');
  expect(card).toContain('Es otra transferencia: la vi en la cuenta');

  for (const intent of ['confirm', 'other-amount']) {
    const refused = await send({ transfer: id, intent, arrived: '200.000' });
    expect(refused.status).toBe(409);
    const html = cardIn(await refused.text(), id);
    expect(html).toContain('Otro reporte tiene esta referencia');
    expect(html).toContain('name="other"');
  }
  expect(await paymentsOf(orderId)).toEqual([]);
  expect((await send({ transfer: id, intent: 'confirm', other: 'on' })).status).toBe(302);
  expect(await paymentsOf(orderId)).toEqual([{ role: 'settles', amount: testPesos }]);
});

test('of a reference that stands once nothing is said or asked', async () => {
  const { id } = await transfer();
  const card = cardIn(await show(`${here}?confirmar=${id}`), id);
  expect(card).not.toContain('Esta referencia');
  expect(card).not.toContain('name="other"');
});

test('another amount is typed in pesos, and shown beside what was asked for', async () => {
  const { id, orderId } = await transfer();
  for (const [arrived, status, says] of [
    ['', 422, 'Escribe cuánto llegó'],
    ['1,560,000', 422, 'Escribe cuánto llegó'],
    ['9.999.999.999', 422, 'Escribe cuánto llegó'],
    ['1.560.000', 422, 'Es justo el valor del pedido'],
  ] as const) {
    const refused = await send({ transfer: id, intent: 'other-amount', arrived });
    expect([arrived, refused.status]).toEqual([arrived, status]);
    expect(cardIn(await refused.text(), id)).toContain(says);
  }
  const done = await send({ transfer: id, intent: 'other-amount', arrived: '1.500.000,50' });
  expect([done.status, done.headers.get('location')]).toEqual([302, here]);
  expect(await paymentsOf(orderId)).toEqual([{ role: 'mismatch', amount: 150_000_050 }]);
  const html = await show();
  expect(html).toContain('$\u{A0}1.500.000,50');
  expect(html).toContain(', que es de $\u{A0}1.560.000');
});

test('a transfer that nobody reported is recorded once', async () => {
  const { id, code } = await makeOrder(services, { user_id: ana.userId, status: 'expired' });
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(await show()) ?? [];
  const record = {
    ...{ intent: 'record', key, order: `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}` },
    ...{ reference: 'Llegó tarde 9', amount: '1.560.000', note: '' },
  };
  const empty = await send({ ...record, order: 'x', reference: '', amount: '' });
  expect(empty.status).toBe(422);
  const said = await empty.text();
  for (const says of ['Escribe el código', 'Escribe la referencia', 'Escribe cuánto llegó'])
    expect(said).toContain(says);
  const wrong = await send({ ...record, order: 'XXXXXXXX' });
  expect(wrong.status).toBe(404);
  expect(await wrong.text()).toContain('Ningún pedido tiene ese código');

  for (let n = 0; n < 2; n += 1) expect((await send(record)).status).toBe(302);
  expect(await paymentsOf(id)).toEqual([{ role: 'settles', amount: testPesos }]);

  const other = await makeOrder(services, { user_id: ana.userId });
  const again = { ...record, order: other.code, key: crypto.randomUUID() };
  const used = await send(again);
  expect(used.status).toBe(409);
  expect(await used.text()).toContain('Es otra transferencia: la vi en la cuenta');
  expect(await paymentsOf(other.id)).toEqual([]);
  expect((await send({ ...again, other: 'on' })).status).toBe(302);
  expect(await paymentsOf(other.id)).toEqual([{ role: 'settles', amount: testPesos }]);
});

test('one that waits for more than a working day is marked', async () => {
  const { id } = await transfer();
  expect(cardIn(await show(), id)).not.toContain('Más de un día hábil');
  await db
    .updateTable('transfer_reports')
    .set({ reported_at: new Date(Date.now() - 7 * 24 * 3_600_000) })
    .where('id', '=', id)
    .execute();
  expect(cardIn(await show(), id)).toContain('Más de un día hábil');
});

test('nobody else types or records anything', async () => {
  const { id, orderId } = await transfer();
  const { id: otherId, code } = await makeOrder(services, { user_id: ana.userId });
  const record = { order: code, reference: 'X', amount: '1.560.000', note: '' };
  for (const cookie of ['', ana.cookie]) {
    const amount = { transfer: id, intent: 'other-amount', arrived: '100' };
    expect((await send(amount, cookie)).status).toBe(404);
    const key = crypto.randomUUID();
    expect((await send({ ...record, intent: 'record', key }, cookie)).status).toBe(404);
  }
  expect([await paymentsOf(orderId), await paymentsOf(otherId)]).toEqual([[], []]);
});
