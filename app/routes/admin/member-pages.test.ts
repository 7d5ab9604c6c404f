import { beforeAll, expect, test } from 'vitest';
import { makeOrder } from '#test/make-order.ts';
import { makePaidPeriod, periodOrder } from '#test/make-period.ts';
import { openTestApp } from '#test/test-app.ts';
import { userActor } from '#test/test-services.ts';
import { system } from '#server/actor.ts';
import { changeOwnMembership } from '#server/services/memberships/change-own-membership.ts';
import { issueReceipts } from '#server/services/receipts/issue-receipts.ts';

const start = new Date('2027-02-10T10:00:00-05:00');
let at = start;
const day = 86_400_000;
const goTo = (days: number) => void (at = new Date(+start + days * day));
const { ask, person, services } = await openTestApp({ now: () => at });

let cookie = '';
let userId = '';
let first: { orderId: string };
let second: { orderId: string };
let unpaid: { id: string };

beforeAll(async () => {
  ({ cookie } = await person('equipo@ejemplo.co', { isStaff: true }));
  ({ userId } = await person('ana@ejemplo.co'));
  first = await makePaidPeriod(services, userId);
  goTo(1);
  second = await makePaidPeriod(services, userId, { plan: 'year', startsNow: true });
  await issueReceipts(services, system);
  const order = await periodOrder(services, userId);
  unpaid = await makeOrder(services, { ...order, is_renewal: true });
});

const textOf = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u{A0}', ' ')
    .replaceAll(/\s+/g, ' ');

async function see(path: string) {
  const html = await (await ask(path, { cookie })).text();
  return { html, text: textOf(html) };
}

test('the page of an order says which period of a membership it is, and what became of it', async () => {
  const one = await see(`/admin/pagos/${first.orderId}`);
  expect(one.text).toContain(
    'Membresía Digital Pro, un mes Periodo 1, el primero Del 10 de febrero de 2027 al 10 de marzo de 2027 Lo reemplazó otro plan, el 11 de febrero de 2027',
  );
  expect(one.text).toContain('Sin retracto: lo reemplazó otro plan');
  const two = await see(`/admin/pagos/${second.orderId}`);
  expect(two.text).toContain(
    'Membresía Digital Pro, un año Periodo 2, reemplazó el que tenía Del 11 de febrero de 2027 al 11 de febrero de 2028',
  );
  expect(two.text).toContain('Si devuelves todo, este periodo termina y no se cobra nada más.');
  const next = await see(`/admin/pagos/${unpaid.id}`);
  expect(next.text).toContain('Membresía Digital Pro, un mes Periodo 3, renovación');
});

test('the list of orders tells them apart', async () => {
  const { text } = await see('/admin/pagos');
  for (const said of [
    'Membresía. Periodo 1, el primero, del 10/02/2027 al 10/03/2027',
    'Membresía. Periodo 2, reemplazó el que tenía, del 11/02/2027 al 11/02/2028',
    'Membresía. Periodo 3, renovación',
  ])
    expect(text).toContain(said);
});

test('the file for the accountant says what was paid for', async () => {
  const response = await ask('/admin/pagos/archivo?desde=2027-02-01&hasta=2027-02-28', {
    cookie,
  });
  const file = await response.text();
  expect(file).toContain('Membresía Digital Pro, un mes: periodo 1, del 2027-02-10 al 2027-03-10');
  expect(file).toContain('Membresía Digital Pro, un año: periodo 2, del 2027-02-11 al 2028-02-11');
});

test('the page of an account says how its membership stands, what moved it, and leads to its orders', async () => {
  const page = `/admin/usuarios/${userId}`;
  const { text, html } = await see(page);
  expect(text).toContain('Membresía');
  expect(text).toContain(
    'Estado Activa Plan Digital Pro, un año Pagado hasta 11 de febrero de 2028',
  );
  expect(text).toContain('Renovación Con el enlace que le mandamos');
  expect(text).toMatch(
    /Pagó el periodo 2, un año, en lugar del que tenía\. Ver el pedido .* Pagó el periodo 1, un mes\./,
  );
  expect(html).toContain(`href="/admin/pagos/${second.orderId}"`);
  expect(html).toContain('href="/admin/pagos?buscar=ana%40ejemplo.co"');
  const reason = 'Canción Ñandú — ¿qué?';
  await changeOwnMembership(services, userActor(userId), { type: 'cancelled', reason });
  const after = await see(page);
  expect(after.text).toContain(`Cancelada 11 de febrero de 2027 a las 10:00 a. m. ${reason}`);
  expect(after.text).toContain(`Canceló: «${reason}».`);
  expect(after.text).not.toContain('Renovación');
});

test('of many events the last ten are told, and the reason however old it is', async () => {
  const actor = userActor(userId);
  for (let times = 0; times < 6; times += 1) {
    await changeOwnMembership(services, actor, { type: 'resumed' });
    await changeOwnMembership(services, actor, { type: 'cancelled', reason: null });
  }
  const { html, text } = await see(`/admin/usuarios/${userId}`);
  const events = /id="membresia".*?<ol class="desk-history">(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
  expect(events.match(/<li>/g)).toHaveLength(10);
  expect(text).toContain('Canceló, sin decir por qué. 11 de');
  expect(text).toContain('Sin motivo');
  expect(text).not.toContain('Ñandú —');
});

test('an account without one says nothing of it', async () => {
  const luis = await person('luis@ejemplo.co');
  const { html } = await see(`/admin/usuarios/${luis.userId}`);
  expect(html).not.toContain('id="membresia"');
});
