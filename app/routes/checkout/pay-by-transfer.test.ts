import { beforeEach, expect, test } from 'vitest';
import { beginNowConsent } from '#content/checkout-words.ts';
import { refuseTransfer } from '#server/services/transfers/refuse-transfer.ts';
import { reportTransfer } from '#server/services/transfers/report-transfer.ts';
import { toTransferId } from '#server/services/transfers/transfer-id.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { openTestApp } from '#test/test-app.ts';
import { staffActor, userActor } from '#test/test-services.ts';

// The account of the example is shown in test mode alone.
const { ask, person, services } = await openTestApp({ mountSimulators: () => undefined });
const live = await openTestApp();
const { service } = services.db;
const staff = await person('equipo@ejemplo.co', { isStaff: true });

const hit = '/checkout?plan=produccion-hit';
const shownPesos = '1000000000';

let { cookie, userId } = staff;
let people = 0;
beforeEach(async () => {
  services.payments.providers = [createTestProvider('wompi')];
  people += 1;
  ({ cookie, userId } = await person(`persona${people}@ejemplo.co`));
});

const setRate = (to = service) =>
  to.insertInto('exchange_rates').values({ cop_per_usd: 400_000, set_at: new Date() }).execute();
const see = async (path: string) =>
  (await (await ask(path, { cookie })).text()).replaceAll('<!-- -->', '').replaceAll('\u{A0}', ' ');
const post = (fields: Record<string, string> = {}) => {
  const body = new URLSearchParams({ provider: 'manual', shownPesos, ...fields });
  return ask(hit, { cookie, method: 'POST', body });
};
const orders = () =>
  service.selectFrom('orders').selectAll().where('user_id', '=', userId).execute();

// Nothing takes a rate back: this one is first.
test('without a price in pesos, or with another one, nothing is begun', async () => {
  expect(await see(hit)).not.toContain('value="manual"');
  expect((await post({ shownPesos: '' })).status).toBe(422);
  await setRate();
  expect((await post({ shownPesos: '' })).status).toBe(422);
  expect((await post({ shownPesos: '1' })).status).toBe(409);
  expect(await orders()).toEqual([]);
});

test('what has a price in pesos is paid by transfer too, in the same tab and as one order', async () => {
  await setRate();
  const html = await see(hit);
  const [button = ''] = /<button[^>]*value="manual".*?<\/button>/s.exec(html) ?? [];
  expect(button).toContain('Pagar por transferencia');
  expect(button.toLowerCase()).toContain('formtarget="_self"');
  expect(button).not.toContain('otra pestaña');
  const pressed = [await post({ beginNow: 'on' }), await post({ beginNow: 'on' })];
  const [order, ...others] = await orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ pesos: 1_000_000_000, consent_text: beginNowConsent });
  for (const { status, headers } of pressed)
    expect([status, headers.get('location')]).toEqual([
      303,
      `/checkout/transferencia?pedido=${order?.id}`,
    ]);
  expect(await see(`/checkout/transferencia?pedido=${order?.id}`)).toContain('$ 10.000.000 COP');
});

test('it is enough where there is no gateway, which is then not spoken of', async () => {
  await setRate();
  services.payments.providers = [];
  const html = await see(hit);
  expect(html).toContain('Pagar por transferencia');
  expect(html).not.toContain('pasarela');
});

test('outside of test mode an invented account is no way to pay', async () => {
  await setRate(live.services.db.service);
  const ana = await live.person('ana@ejemplo.co');
  const html = await (await live.ask(hit, ana)).text();
  expect(html).not.toContain('value="manual"');
  const body = new URLSearchParams({ provider: 'manual', shownPesos });
  const response = await live.ask(hit, { cookie: ana.cookie, method: 'POST', body });
  expect(response.status).toBe(422);
  expect(await live.services.db.service.selectFrom('orders').selectAll().execute()).toEqual([]);
});

test('what became of a report is said at the checkout and at the order, with the way back to it', async () => {
  await setRate();
  await post();
  const id = (await orders())[0]?.id ?? '';
  const pages = async () => [await see(hit), await see(`/checkout/success?pedido=${id}`)];
  const report = { orderId: id, reference: 'ABC', note: '', image: null };
  await reportTransfer(services, userActor(userId), report);
  const way = `href="/checkout/transferencia?pedido=${id}"`;
  for (const page of await pages()) {
    expect(page).toContain('Estamos revisando tu transferencia.');
    expect(page).toContain(way);
    expect(page).not.toContain('El banco todavía no responde');
  }
  const { reportId } = await service
    .selectFrom('transfer_reports')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'attempt_id')
    .select('transfer_reports.id as reportId')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const reason = 'No está <b>en la cuenta</b>';
  const transferId = toTransferId(reportId);
  await refuseTransfer(services, staffActor(staff.userId), { transferId, reason });
  for (const page of await pages()) {
    expect(page).toContain('No pudimos confirmar tu transferencia');
    expect(page).toContain('No está &lt;b&gt;en la cuenta&lt;/b&gt;');
    expect(page).toContain(way);
    expect(page).not.toContain('Esto dijo la pasarela');
  }
});
