import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';
import { exampleTake } from './example-take.ts';

const { ask, person, services } = await openTestApp();
const path = '/vocal-analyzer';
const ticketPath = '/vocal-analyzer/turno';

let cookie = '';
let userId = '';
let people = 0;
beforeEach(async () => {
  people += 1;
  ({ cookie, userId } = await person(`voz${people}@ejemplo.co`));
});

const send = (to: string, form: Record<string, string>, as = cookie) =>
  ask(to, { method: 'POST', body: new URLSearchParams(form), ...(as && { cookie: as }) });
const told = async (form: Record<string, string>) => {
  const response = await send(ticketPath, form);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const take = async (): Promise<string> => String((await told({ intent: 'take' })).body.ticket);
const save = (form: Record<string, string>) =>
  told({ intent: 'save', name: 'Toma de hoy', take: JSON.stringify(exampleTake), ...form });
const stored = () =>
  services.db.service
    .selectFrom('tool_runs')
    .select(['state', 'result', 'request'])
    .where('user_id', '=', userId)
    .execute();

test('only the tool itself may ask for the microphone, and a visitor has a page without it', async () => {
  const own = await ask(path, { cookie });
  expect(own.headers.get('permissions-policy')).toContain('microphone=(self)');
  expect(own.headers.get('content-security-policy')).not.toContain('wasm');
  const html = await own.text();
  expect(html).toContain('Cántala aquí');
  expect(html).toContain('necesita JavaScript');
  const visitors = await ask(path);
  expect(visitors.headers.get('permissions-policy')).toContain('microphone=()');
  expect(await visitors.text()).toContain('Regístrate gratis');
  for (const other of ['/dashboard', '/lyrics-generator'])
    expect((await ask(other, { cookie })).headers.get('permissions-policy')).toContain(
      'microphone=()',
    );
});

test('an analysis is a ticket that is taken, resumed and used; the second of the week is refused in its words', async () => {
  const ticket = await take();
  expect(await take()).toBe(ticket);
  expect(await (await ask(path, { cookie })).text()).toContain('Tienes un análisis empezado');
  expect(await told({ intent: 'use', ticket })).toEqual({ status: 200, body: {} });
  expect(await told({ intent: 'take' })).toMatchObject({
    status: 409,
    body: {
      code: 'vocal.limit',
      message: 'Has usado tus análisis de esta semana. Upgrade a PRO para ilimitado.',
    },
  });
  const html = await (await ask(path, { cookie })).text();
  expect(html).toContain('Límite Alcanzado - Upgrade a Pro');
  expect(html).toContain('Has alcanzado el límite. Actualiza para continuar.');
  expect(html).not.toContain('>Grabar<');
});

test('a ticket that is given back can be taken again', async () => {
  const ticket = await take();
  expect(await told({ intent: 'return', ticket })).toEqual({ status: 200, body: { isBack: true } });
  expect(await take()).not.toBe(ticket);
});

test('what is no question about a ticket is refused, and whoever is not signed in has none', async () => {
  for (const form of [{}, { intent: 'nada' }, { intent: 'use' }])
    expect(await told(form as Record<string, string>)).toMatchObject({ status: 422 });
  expect(await told({ intent: 'use', ticket: randomUUID() })).toMatchObject({ status: 409 });
  const response = await send(ticketPath, { intent: 'take' }, '');
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/auth'),
  ]);
});

test('nothing of a voice is in the database until its person saves it, and then its numbers', async () => {
  const ticket = await take();
  await told({ intent: 'use', ticket });
  expect(await stored()).toEqual([{ state: 'done', request: {}, result: {} }]);
  expect(await save({ ticket })).toEqual({ status: 200, body: { saved: `${path}/${ticket}` } });
  expect(await stored()).toEqual([
    { state: 'done', request: {}, result: { title: 'Toma de hoy', take: exampleTake } },
  ]);
  const own = await (await ask(`${path}/${ticket}`, { cookie })).text();
  expect(own).toContain('Toma de hoy');
  expect(own).toContain('Mi♭4 a Fa5');
  const stranger = await person(`ajena${people}@ejemplo.co`);
  expect((await ask(`${path}/${ticket}`, { cookie: stranger.cookie })).status).toBe(404);
  expect((await ask(`${path}/${ticket}/voz.pdf`, { cookie: stranger.cookie })).status).toBe(404);
  await send(`${path}/${ticket}`, { intent: 'delete' });
  expect(await stored()).toEqual([]);
});

test.each([
  ['', 'nada'],
  ['Toma', JSON.stringify({ ...exampleTake, audio: 'UklGRg' })],
  ['Toma', JSON.stringify({ ...exampleTake, seconds: 1e9 })],
  ['', JSON.stringify(exampleTake)],
])('a take named %j is not saved as %s', async (name, numbers) => {
  const ticket = await take();
  await told({ intent: 'use', ticket });
  const { status, body } = await save({ ticket, name, take: numbers });
  expect([status, body.field]).toEqual([422, name === '' ? 'name' : undefined]);
  expect(await stored()).toEqual([{ state: 'done', request: {}, result: {} }]);
});
