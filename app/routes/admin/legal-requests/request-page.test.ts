import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { requestKinds } from '#packages/legal-requests/src/index.ts';
import { openTestApp } from '#test/test-app.ts';
import { anonymousAt } from '#test/test-services.ts';
import { fileRequest } from '#server/services/legal-requests/file-request.ts';

const { ask, person, services } = await openTestApp();
const { cookie } = await person('equipo@ejemplo.co', { isStaff: true });

let path: string;
let ownPath: string;
beforeAll(async () => {
  const { token } = await fileRequest(services, anonymousAt('10.8.3.1'), {
    ...({ kind: 'data-query', name: 'Ñusta', email: 'nusta@ejemplo.co', phone: null } as const),
    ...({ documentType: null, documentNumber: null, subject: '¿Qué tienen?' } as const),
    ...({ facts: 'Todo', consent: 'on', website: '' } as const),
  });
  path = `/admin/solicitudes/${token.split('.')[0] ?? ''}`;
  ownPath = `/pqr/${token}`;
});

const post = (to: string, form: Record<string, string>) =>
  ask(to, { method: 'POST', body: new URLSearchParams(form), cookie });
const keyIn = (html: string, form: string) =>
  new RegExp(`name="idempotencyKey" value="([^"]+)"(?:(?!</form>)[^])*name="${form}"`).exec(
    html,
  )?.[1];

test('a note that was corrected after its response was lost is there to be sent as another one', async () => {
  const intent = 'requestNote';
  const idempotencyKey = randomUUID();
  expect((await post(path, { intent, idempotencyKey, requestNote: 'LUNES' })).status).toBe(302);
  const refused = await post(path, { intent, idempotencyKey, requestNote: 'MARTES' });
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain('Ya se había guardado otra versión');
  expect(html).toMatch(/<textarea[^>]*name="requestNote"[^>]*>\s*MARTES</);
  const another = keyIn(html, intent);
  expect(another).not.toBe(idempotencyKey);
  await post(path, { intent, idempotencyKey: another ?? '', requestNote: 'MARTES' });
  const page = await (await ask(path, { cookie })).text();
  for (const words of ['LUNES', 'MARTES']) expect(page).toContain(`<bdi>${words}</bdi>`);
});

test('where it stands and by when come before what it asks for, and once', async () => {
  const html = await (await ask(path, { cookie })).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const [head = ''] = main.split('Lo que pide');
  expect(head).toMatch(/Recibida.*class="due">vence en \d+\sdías\shábiles/s);
  expect(main.match(/vence en/g)).toHaveLength(1);
});

test('each kind of request says what it is for, and in how many working days it is answered', async () => {
  for (const at of ['/pqr', '/admin/solicitudes/nueva']) {
    const html = await (await ask(at, { cookie })).text();
    for (const { label, about, term } of Object.values(requestKinds))
      expect(html).toContain(`${label}<small>${about}. En ${term}\u{A0}días hábiles.</small>`);
  }
});

test('what was asked for last stands where its person completes it', async () => {
  const formOf = (html: string) => /<section class="card.*?<\/section>/s.exec(html)?.[0] ?? '';
  for (const words of ['¿De qué correo?', '¿Y desde cuándo?']) {
    const asked = { intent: 'ask', idempotencyKey: randomUUID(), ask: words };
    expect((await post(path, asked)).status).toBe(302);
    const card = formOf(await (await ask(ownPath)).text());
    expect(card).toContain(`<bdi>${words}</bdi>`);
    expect(card.match(/<bdi>/g)).toHaveLength(1);
    const completed = await post(ownPath, { complete: 'Es esto' });
    expect(completed.status).toBe(303);
  }
  expect(formOf(await (await ask(ownPath)).text())).toBe('');
});

test('its person reads that a mail did not reach them, without their address, until it is settled', async () => {
  const { service } = services.db;
  const set = (mail_failure: 'refused' | null) =>
    service.updateTable('legal_requests').set({ mail_failure }).execute();
  const read = async () => (await ask(ownPath)).text();
  expect(await read()).not.toContain('No te llegó nuestro último correo');
  await set('refused');
  const html = await read();
  expect(html).toContain('No te llegó nuestro último correo');
  expect(html).toContain('<bdi>n•••@ejemplo.co</bdi>');
  expect(html).not.toContain('nusta@ejemplo.co');
  expect(html).toMatch(/href="mailto:[^"]*\?subject=Radicado%20\d{4}-\d{6}"/);
  await set(null);
  expect(await read()).not.toContain('No te llegó nuestro último correo');
});

test('one that is filed after it was corrected is another request', async () => {
  const form = {
    ...{ channel: 'letter', receivedAt: '2026-01-01T10:00', kind: 'petition', name: 'Ñusta' },
    ...{ documentType: '', documentNumber: '', phone: '', email: '', facts: 'Todo' },
  };
  const to = '/admin/solicitudes/nueva';
  const idempotencyKey = randomUUID();
  const now = new Date(Date.now() - 86_400_000).toISOString().slice(0, 16);
  const sent = { ...form, receivedAt: now, idempotencyKey };
  expect((await post(to, { ...sent, subject: 'LUNES' })).headers.get('location')).toContain(
    idempotencyKey,
  );
  const refused = await post(to, { ...sent, subject: 'MARTES' });
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain('Ya se había radicado otra versión');
  expect(keyIn(html, 'channel')).not.toBe(idempotencyKey);
});

test('the page of an address says how many quotes there are, and which of them stay', async () => {
  const { service } = services.db;
  const address = { name: 'Ñusta', email: 'nusta@ejemplo.co' };
  const { id } = await service
    .insertInto('contact_submissions')
    .values({ ...address, service: 'video', message: 'Hola' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const quote = { ...address, proposal_id: id, valid_until: '2099-01-01' };
  await service
    .insertInto('quotes')
    .values({ ...quote, erased_with: id })
    .execute();
  const read = async () =>
    (await (await ask(`${path}/datos`, { cookie })).text()).split('<script')[0];
  expect(await read()).toContain('<dt>Cotizaciones</dt><dd>1, sin aceptar</dd>');
  const at = new Date();
  await service
    .insertInto('quotes')
    .values({
      ...{ ...quote, status: 'accepted', number: 'COT-2026-0001', sent_at: at, decided_at: at },
      ...{ token_hash: 'x'.repeat(43), total: 100, lines: '[{}]' },
      ...{ accepted_name: 'Ñusta', accepted_text: 'Acepto' },
    })
    .execute();
  const html = await read();
  expect(html).toContain('<dd>2, de ellas 1 aceptada, que no se borra</dd>');
  expect(html).toContain('Una cotización aceptada es un contrato');
});

test('more time is offered until the term is over', async () => {
  const read = async () => (await ask(path, { cookie })).text();
  expect(await read()).toContain('name="extend"');
  const { service } = services.db;
  const set = (due_on: string) => service.updateTable('legal_requests').set({ due_on }).execute();
  await set('2020-01-02');
  expect(await read()).not.toContain('name="extend"');
  await set('2099-01-02');
});

test('an answer that was corrected too late is not lost with its form', async () => {
  const intent = 'answer';
  const idempotencyKey = randomUUID();
  expect((await post(path, { intent, idempotencyKey, answer: 'LUNES' })).status).toBe(302);
  const refused = await post(path, { intent, idempotencyKey, answer: 'MIÉRCOLES' });
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain('>Esta versión no se guardó</p>');
  expect(html).toContain('>MIÉRCOLES</p>');
  expect(html).not.toContain('name="answer"');
});
