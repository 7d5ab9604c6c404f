import { beforeEach, expect, test } from 'vitest';
import { reportTransfer } from '#server/services/transfers/report-transfer.ts';
import { makeOrder } from '#test/make-order.ts';
import { openTestApp } from '#test/test-app.ts';
import { userActor } from '#test/test-services.ts';

const { ask, person, services } = await openTestApp();
const ana = await person('ana@ejemplo.co');
const staff = await person('equipo@ejemplo.co', { isStaff: true });
const here = '/admin/pagos/transferencias';

let order: { id: string; code: string };
let transfer: string;
beforeEach(async () => {
  await services.limits.reset('transferReport', ana.userId);
  order = await makeOrder(services, { user_id: ana.userId });
  const words = { reference: `<i>Ñandú</i> ${order.code}`, note: '' };
  await reportTransfer(services, userActor(ana.userId), {
    ...words,
    orderId: order.id,
    image: null,
  });
  const { id } = await services.db.service
    .selectFrom('transfer_reports')
    .select('id')
    .orderBy('reported_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  transfer = id;
});

const show = async (path = here) => (await ask(path, { cookie: staff.cookie })).text();
const send = (fields: Record<string, string>, cookie = staff.cookie) =>
  ask(here, { method: 'POST', body: new URLSearchParams({ transfer, ...fields }), cookie });
const decision = async () =>
  services.db.service
    .selectFrom('transfer_reports')
    .select(['decision', 'reason'])
    .where('id', '=', transfer)
    .executeTakeFirst();

test('a report shows what there is to find the money by', async () => {
  const html = await show();
  for (const said of [
    order.code,
    '$\u{A0}1.560.000\u{A0}COP',
    `&lt;i&gt;Ñandú&lt;/i&gt; ${order.code}`,
  ])
    expect(html).toContain(said);
});

test('its picture comes before what decides about it, and the ways to its order and to all of them are there', async () => {
  await services.db.service
    .updateTable('transfer_reports')
    .set({ image_path: 'a/b.jpg' })
    .where('id', '=', transfer)
    .execute();
  const html = await show();
  const report = html.slice(html.indexOf(`id="reporte-${transfer}"`));
  const places = ['<figure class="transfer-proof"', '>Confirmar<', '>Rechazar<'].map((part) =>
    report.indexOf(part),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(html).toMatch(/<a href="\/admin\/pagos"[^>]*>← Pagos<\/a>/);
  expect(report).toContain(`href="/admin/pagos/${order.id}"`);
});

test('a confirmation is asked for first, and done once', async () => {
  expect(await show()).not.toContain('value="confirm"');
  expect(await show(`${here}?confirmar=${transfer}`)).toContain('value="confirm"');
  expect((await send({ intent: 'confirm' })).headers.get('location')).toBe(here);
  expect(await decision()).toMatchObject({ decision: 'confirmed' });
  const late = await send({ intent: 'refuse', reason: 'No' });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('Alguien del equipo ya lo decidió');
  expect(await decision()).toMatchObject({ decision: 'confirmed' });
});

test('a refusal says why', async () => {
  const empty = await send({ intent: 'refuse', reason: ' ' });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain('Escribe por qué');
  await send({ intent: 'refuse', reason: 'No está' });
  expect(await decision()).toEqual({ decision: 'refused', reason: 'No está' });
  expect(await show()).toContain('No está');
});

test.each([['x'], [''], ['00000000-0000-4000-8000-000000000000']])(
  'the report %j is not there',
  async (id) => {
    const response = await send({ intent: 'confirm', transfer: id });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Ese reporte no está');
  },
);

test('for anybody else there is no such page', async () => {
  for (const cookie of ['', ana.cookie]) {
    expect((await ask(here, { cookie })).status).toBe(404);
    expect((await send({ intent: 'confirm' }, cookie)).status).toBe(404);
  }
  expect(await decision()).toMatchObject({ decision: null });
});
