import { beforeEach, expect, test } from 'vitest';
import { createTestProvider } from '#test/payment-provider.ts';
import { addTestSources } from '#test/payment-sources.ts';
import { makePaidOrder } from '#test/make-order.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();
const { service } = services.db;
const wompi = createTestProvider('wompi');
let sources = addTestSources(wompi);

let cookie = '';
let people = 0;

beforeEach(async () => {
  wompi.isDown = false;
  sources = addTestSources(wompi);
  services.payments.providers = [wompi];
  ({ cookie } = await newMember());
});

/** Somebody who has paid until far away. */
async function newMember() {
  const made = await person(`persona${(people += 1)}@ejemplo.co`);
  const { orderId } = await makePaidOrder(services, made.userId);
  const at = new Date();
  const { id } = await service
    .insertInto('memberships')
    .values({ user_id: made.userId, looked_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await service
    .insertInto('membership_periods')
    .values({
      ...{ membership_id: id, number: 1, order_id: orderId, plan: 'month', price: 3000 },
      ...{ starts_at: at, anchor: at, ends_at: new Date('2099-01-31'), months: 1 },
    })
    .execute();
  return made;
}

const page = '/dashboard/membresia';
const form = `${page}?conectar=nequi`;
const see = async (path = page, as = cookie) =>
  (await (await ask(path, { cookie: as })).text()).replaceAll('<!-- -->', '');
const send = (fields: Record<string, string>, as = cookie) =>
  ask(form, { method: 'POST', body: new URLSearchParams(fields), cookie: as });

const ticked = {
  ...{ intent: 'nequi', phone: '+57 300 123-4567', terms: 'on', personalData: 'on' },
  termsUrl: 'https://wompi.example/terminos.pdf',
  personalDataUrl: 'https://wompi.example/datos.pdf',
};

/** As if the last question had been a while ago. */
const forgetQuestion = () =>
  service
    .updateTable('payment_sources')
    .set({ checked_at: null })
    .where('id', 'is not', null)
    .execute();

test('it is offered where somebody charges by itself, to who has something to renew', async () => {
  expect(await see()).toContain('Que se cobre sola a mi Nequi');
  const visitor = await person('visita@ejemplo.co');
  expect(await see(page, visitor.cookie)).not.toContain('Nequi</a>');
  wompi.sources = null;
  const html = await see(form);
  expect(html).not.toContain('Que se cobre solo');
  expect(html).not.toContain('name="phone"');
});

test('the form shows both documents, and its boxes are not ticked', async () => {
  const html = await see(form);
  for (const said of [
    'href="https://wompi.example/terminos.pdf"',
    'href="https://wompi.example/datos.pdf"',
    'Siete días antes de cada periodo te escribimos',
    'El 30 de enero de 2099 se cobran',
  ])
    expect(html).toContain(said);
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html).not.toContain('checked');
  wompi.isDown = true;
  const away = await see(form);
  expect(away).toContain('Wompi no responde ahora');
  expect(away).not.toContain('name="phone"');
});

test('a member connects their Nequi, follows it, and removes it, without a script', async () => {
  const sent = await send(ticked);
  expect([sent.status, sent.headers.get('location')]).toEqual([302, page]);
  expect(sources.asked).toEqual(['3001234567']);
  const waiting = await see();
  expect(waiting).toContain('Acepta en tu app de Nequi');
  expect(waiting).toContain('terminado en 4567');
  expect(waiting).not.toContain('3001234567');
  sources.decide('approved');
  await forgetQuestion();
  const active = await see();
  expect(active).toContain('Nequi terminado en 4567');
  expect(active).toContain('Se cobra sola: siete días antes te escribimos');
  expect(active).not.toContain('No se cobra solo');
  const removed = await send({ intent: 'nequi-remove' });
  expect([removed.status, removed.headers.get('location')]).toEqual([302, page]);
  expect(await see()).toContain('Que se cobre sola a mi Nequi');
});

test('who says no, or nothing, reads what became of it and may ask again', async () => {
  await send(ticked);
  sources.decide('declined');
  const declined = await see();
  expect(declined).toContain('La solicitud se rechazó');
  expect(declined).toContain('Que se cobre sola a mi Nequi');
});

test.each<[string, Record<string, string>, string]>([
  ['no telephone', { phone: '' }, 'Escribe el celular de tu Nequi'],
  ['one of a house', { phone: '6012345678' }, 'Escribe el celular de tu Nequi'],
  ['one that is too long', { phone: '30012345678' }, 'Escribe el celular de tu Nequi'],
  ['an attack', { phone: '3001234567/../x' }, 'Escribe el celular de tu Nequi'],
  ['figures of another script', { phone: '٣٠٠١٢٣٤٥٦٧' }, 'Escribe el celular de tu Nequi'],
  ['no terms', { terms: '' }, 'Marca esta casilla'],
  ['no consent', { personalData: 'off' }, 'Marca esta casilla'],
  ['other documents', { termsUrl: 'https://x.example/' }, 'Los documentos de Wompi cambiaron'],
])('%s is refused where it stands, and nobody is asked', async (_, changes, said) => {
  const response = await send({ ...ticked, ...changes });
  expect(response.status).toBeGreaterThanOrEqual(400);
  const html = await response.text();
  expect(html).toContain(said);
  expect(html).toContain('name="phone"');
  expect(sources.asked).toEqual([]);
});

test('the membership of another is neither seen nor changed', async () => {
  await send(ticked);
  sources.decide('approved');
  await see();
  const other = await newMember();
  expect(await see(page, other.cookie)).not.toContain('4567');
  await send({ intent: 'nequi-remove' }, other.cookie);
  expect(await see()).toContain('Nequi terminado en 4567');
  expect((await send({ intent: 'nequi-steal' })).status).toBe(400);
});
