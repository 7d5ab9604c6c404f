import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharp } from '#server/media/image-library.ts';
import { confirmTransfer } from '#server/services/transfers/confirm-transfer.ts';
import { refuseTransfer } from '#server/services/transfers/refuse-transfer.ts';
import { toTransferId } from '#server/services/transfers/transfer-id.ts';
import { makeOrder, makePaidOrder, testPesos } from '#test/make-order.ts';
import { openTestApp } from '#test/test-app.ts';
import { staffActor } from '#test/test-services.ts';

// What is invented is shown in test mode alone.
const { ask, person, services } = await openTestApp({ mountSimulators: () => undefined });
const live = await openTestApp();
const ana = await person('ana@ejemplo.co');
const luis = await person('luis@ejemplo.co');
const staff = await person('equipo@ejemplo.co', { isStaff: true });
const { db } = services;

const pageOf = (orderId: string) => `/checkout/transferencia?pedido=${orderId}`;
const show = async (path: string, cookie = ana.cookie) => (await ask(path, { cookie })).text();

type Sent = { reference?: string; note?: string; again?: string };
function send(
  orderId: string,
  sent: Sent = {},
  image?: { bytes: Uint8Array | string; name: string },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ reference: 'ABC 123', note: '', ...sent }))
    body.set(name, value);
  if (image) body.set('image', new Blob([image.bytes as Uint8Array<ArrayBuffer>]), image.name);
  return ask(pageOf(orderId), { method: 'POST', body, cookie: ana.cookie });
}
const reports = (orderId: string) =>
  db.service
    .selectFrom('transfer_reports')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'transfer_reports.attempt_id')
    .selectAll('transfer_reports')
    .where('order_id', '=', orderId)
    .orderBy('reported_at')
    .execute();
const picture = (width = 300) =>
  sharp({ create: { width, height: 500, channels: 3, background: '#f9aa1c' } });

test('it says exactly how much, to where, and what to write', async () => {
  const { id, code } = await makeOrder(services, { user_id: ana.userId });
  const html = await show(pageOf(id));
  for (const said of ['$\u{A0}1.560.000\u{A0}COP', code, '000-002600-00', 'no envíes dinero'])
    expect(html).toContain(said);
});

test('outside of test mode nobody is led to an account that was invented', async () => {
  const { cookie, userId } = await live.person('ana@ejemplo.co');
  const { id } = await makeOrder(live.services, { user_id: userId });
  const html = await (await live.ask(pageOf(id), { cookie })).text();
  expect(html).not.toContain('000-002600-00');
  expect(html).not.toContain('name="reference"');
  expect(html).toContain('Por ahora no recibimos transferencias');
  const body = new URLSearchParams({ reference: 'x', note: '' });
  const response = await live.ask(pageOf(id), { method: 'POST', body, cookie });
  expect(response.status).toBe(422);
});

test.each([
  [
    'of another',
    async () => pageOf((await makeOrder(services, { user_id: luis.userId })).id),
    ana.cookie,
  ],
  ['of nobody', async () => pageOf('00000000-0000-4000-8000-000000000000'), ana.cookie],
  ['that is no id', async () => '/checkout/transferencia?pedido=%27', ana.cookie],
  ['that is not named', async () => '/checkout/transferencia', ana.cookie],
])('an order %s is not there', async (_, path, cookie) => {
  const response = await ask(await path(), { cookie });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Ese pedido no está');
});

test('a visitor signs in first, and comes back', async () => {
  const response = await ask(pageOf('x'));
  expect(response.headers.get('location')).toContain('/auth?volver=%2Fcheckout%2Ftransferencia%3F');
});

test('a report with its picture is kept, and the page says that it is looked at', async () => {
  const { id } = await makeOrder(services, { user_id: ana.userId });
  const image = { bytes: await picture().png().toBuffer(), name: '../../ñ.png' };
  const response = await send(id, { note: '¿Llegó?' }, image);
  expect([response.status, response.headers.get('location')]).toEqual([303, pageOf(id)]);
  const [report] = await reports(id);
  expect(report).toMatchObject({ reference: 'ABC 123', note: '¿Llegó?' });
  const html = await show(pageOf(id));
  expect(html).toContain('Revisamos tu transferencia');
  expect(html).toContain('La meta: menos de 24 horas.');
  expect(html).not.toContain('name="reference"');

  // Its owner, the staff by a link, and nobody else.
  const path = `/archivos/transfers/${report?.image_path}`;
  expect((await ask(path, { cookie: ana.cookie })).status).toBe(200);
  expect((await ask(path, { cookie: luis.cookie })).status).toBe(404);
  expect((await ask(path)).status).toBe(404);
  const desk = await show('/admin/pagos/transferencias', staff.cookie);
  const [, link = ''] = /src="(\/transferencias\/[^"]+)"/.exec(desk) ?? [];
  const seen = await ask(link);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await ask(`${link}x`)).status).toBe(404);
});

test('a form without files is taken too, and once', async () => {
  const { id } = await makeOrder(services, { user_id: ana.userId });
  const body = () => new URLSearchParams({ reference: 'ABC', note: '' });
  for (let n = 0; n < 2; n += 1) {
    const sent = { method: 'POST', body: body(), cookie: ana.cookie };
    expect((await ask(pageOf(id), sent)).status).toBe(303);
  }
  expect(await reports(id)).toHaveLength(1);
});

test('a PDF is refused with what to send instead', async () => {
  const { id } = await makeOrder(services, { user_id: ana.userId });
  const response = await send(id, {}, { bytes: '%PDF-1.7\n', name: 'comprobante.pdf' });
  expect(response.status).toBe(415);
  expect(await response.text()).toContain('Los PDF no se reciben: toma una captura de pantalla');
  expect(await reports(id)).toEqual([]);
});

test.each([
  [
    'an SVG',
    async () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    415,
    'Solo se permiten archivos de imagen',
  ],
  [
    'a program with the name of a picture',
    async () => 'MZ\x90\0\x03'.padEnd(3000, '\0'),
    415,
    'Solo se permiten archivos de imagen',
  ],
  [
    'a JPEG that breaks off',
    async () => (await picture().jpeg().toBuffer()).subarray(0, 900),
    415,
    'Solo se permiten archivos de imagen',
  ],
  [
    'more than 10 MB',
    async () => new Uint8Array(10 * 1024 * 1024 + 1),
    413,
    'La imagen no debe superar los 10MB',
  ],
  [
    'more than is read',
    async () => new Uint8Array(26 * 1024 * 1024),
    413,
    'La imagen no debe superar los 10MB',
  ],
  [
    'a bomb',
    async () =>
      sharp({ create: { width: 6001, height: 6000, channels: 3, background: '#000' } })
        .jpeg({ progressive: true })
        .toBuffer(),
    413,
    'La imagen tiene demasiados píxeles',
  ],
])('%s is refused beside its field, and leaves nothing', async (_, bytes, status, words) => {
  const { id } = await makeOrder(services, { user_id: ana.userId });
  const folder = join(services.folder, 'files', 'transfers', ana.userId);
  const before = await readdir(folder).catch(() => []);
  await services.limits.reset('transferReport', ana.userId);
  const response = await send(
    id,
    { reference: 'Ñandú 7' },
    { bytes: await bytes(), name: 'foto.jpg' },
  );
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toContain(words);
  expect(html).toContain('value="Ñandú 7"');
  expect(await reports(id)).toEqual([]);
  expect(await readdir(folder).catch(() => [])).toEqual(before);
  expect(await readdir(services.contacts.incomingFolder)).toEqual([]);
});

test('a picture that there is no room for, or no attempt left, is said, with what was typed', async () => {
  const { id } = await makeOrder(services, { user_id: ana.userId });
  await services.limits.reset('transferReport', ana.userId);
  const limit = () => services.limits.consume('attachmentIp', 'desconocida');
  await expect(
    (async () => {
      for (let n = 0; n < 99; n += 1) await limit();
    })(),
  ).rejects.toMatchObject({ code: 'rate.limited' });
  const body = new FormData();
  for (const [name, value] of Object.entries({ reference: 'Ñandú 8', note: '' }))
    body.set(name, value);
  body.set('image', new Blob(['x'.repeat(1000)]), 'foto.png');
  const from = { 'content-length': '2000000' };
  const response = await ask(pageOf(id), { method: 'POST', body, cookie: ana.cookie, from });
  await services.limits.reset('attachmentIp', 'desconocida');
  const html = await response.text();
  expect(response.status).toBe(429);
  expect(html).toContain('Hiciste muchos intentos seguidos');
  expect(html).toContain('value="Ñandú 8"');
  expect(await reports(id)).toEqual([]);
});

test('what is wrong with the words is said in place, before the picture is looked at', async () => {
  const { id } = await makeOrder(services, { user_id: ana.userId });
  const response = await send(id, { reference: ' ' }, { bytes: 'x', name: 'x' });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Escribe el número o la referencia');
});

test('another person reports nothing', async () => {
  const { id } = await makeOrder(services, { user_id: luis.userId });
  const response = await send(id);
  expect(response.status).toBe(404);
  expect(await reports(id)).toEqual([]);
});

test('what the staff decides is what the page says', async () => {
  const { id } = await makeOrder(services, { user_id: ana.userId });
  await send(id);
  const actor = staffActor(staff.userId);
  const [first] = await reports(id);
  const reason = 'No está <b>en la cuenta</b>';
  await refuseTransfer(services, actor, { transferId: toTransferId(first?.id ?? ''), reason });
  const refused = await show(pageOf(id));
  expect(refused).toContain('No está &lt;b&gt;en la cuenta&lt;/b&gt;');
  expect(refused).toMatch(/name="reference"[^>]*value="ABC 123"/);
  await send(id, { reference: 'Otra de este pedido' });
  const [, second] = await reports(id);
  await confirmTransfer(services, actor, { transferId: toTransferId(second?.id ?? '') });
  const paid = await show(pageOf(id));
  expect(paid).toContain('Confirmamos tu transferencia');
  expect(paid).toContain('El comprobante te llega por correo');
  expect(paid).toContain(`/checkout/success?pedido=${id}`);
});

test('what another payment paid is not said of the transfer', async () => {
  const { orderId } = await makePaidOrder(services, ana.userId);
  const { id } = await db.service
    .insertInto('payment_attempts')
    .values({
      ...{ order_id: orderId, provider: 'manual', reference: randomUUID(), status: 'pending' },
      ...{ currency: 'COP', amount: testPesos, created_at: new Date(), expires_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.service
    .insertInto('transfer_reports')
    .values({
      ...{ attempt_id: id, reference: 'ABC', reported_at: new Date() },
    })
    .execute();
  const html = await show(pageOf(orderId));
  expect(html).toContain('Este pedido ya está pagado');
  expect(html).not.toContain('Confirmamos tu transferencia');
});
