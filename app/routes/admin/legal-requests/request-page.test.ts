import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { requestKinds, termText } from '#packages/legal-requests/src/index.ts';
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

test('each kind of request says what it is for, and in how many days it is answered', async () => {
  for (const at of ['/pqr', '/admin/solicitudes/nueva']) {
    const html = await (await ask(at, { cookie })).text();
    for (const { label, about, term } of Object.values(requestKinds))
      expect(html).toContain(`${label}<small>${about}. En ${termText(term)}.</small>`);
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
  const before = await read();
  expect(before).not.toContain('No te llegó nuestro último correo');
  expect(before).toContain('Te escribimos a <bdi>n•••@ejemplo.co</bdi>');
  await set('refused');
  const html = await read();
  expect(html).not.toContain('Te escribimos a');
  expect(html).toContain('No te llegó nuestro último correo');
  expect(html).toContain('<bdi>n•••@ejemplo.co</bdi>');
  expect(html).not.toContain('nusta@ejemplo.co');
  expect(html).toMatch(/href="mailto:[^"]*\?subject=Radicado%20\d{4}-\d{6}"/);
  await set(null);
  expect(await read()).not.toContain('No te llegó nuestro último correo');
});

test('an address is corrected where it failed; who saw another one is told, and loses no words', async () => {
  const { service } = services.db;
  await service.updateTable('legal_requests').set({ mail_failure: 'refused' }).execute();
  const read = async (to: string) => (await ask(to, { cookie })).text();
  const before = await read(path);
  expect(before).toMatch(/Correo sin entregar"(?:(?!<\/section>)[^])*Corregir el correo/);
  // The page that it was filed on showed its number.
  expect(before).not.toContain('Aún no sabe su número de radicado');
  expect(await read(`${path}/datos`)).toContain('A este correo no le llegó nuestro mensaje');

  const form = (seen: string, email: string) => ({
    ...{ intent: 'correct', idempotencyKey: randomUUID(), seen, email },
    correct: 'Lo deletreó por teléfono',
  });
  const same = await post(path, form('nusta@ejemplo.co', ' nusta@ejemplo.co'));
  expect(same.status).toBe(422);
  expect(await same.text()).toContain('Ese es el correo que ya tiene');
  const stale = await post(path, form('nusta@ejmplo.co', 'bien@ejemplo.co'));
  expect(stale.status).toBe(409);
  const refused = await stale.text();
  expect(refused).toContain('Alguien del equipo la cambió antes');
  expect(refused).toMatch(/<textarea[^>]*name="correct"[^>]*>\s*Lo deletreó por teléfono</);
  expect(refused).toContain('name="seen" value="nusta@ejemplo.co"');

  const corrected = form('nusta@ejemplo.co', 'bien@ejemplo.co');
  expect((await post(path, corrected)).status).toBe(302);
  // Posted twice it is the same; changed since, it is another one under another key.
  expect((await post(path, corrected)).status).toBe(302);
  const changed = await post(path, { ...corrected, email: 'mejor@ejemplo.co' });
  expect(changed.status).toBe(409);
  expect(keyIn(await changed.text(), 'correct')).not.toBe(corrected.idempotencyKey);
  const after = await read(path);
  expect(after).toContain('corrigió su correo:');
  expect(after).not.toContain('Correo sin entregar');
  expect(after).toContain('Corregir el correo');
  expect(await read(`${path}/datos`)).not.toContain('A este correo no le llegó');
  expect((await post(path, form('bien@ejemplo.co', 'nusta@ejemplo.co'))).status).toBe(302);
});

test('who answers about data is reminded to note first who asks', async () => {
  const read = async () => (await ask(path, { cookie })).text();
  const reminder = 'Todavía no has anotado';
  expect(await read()).toContain(reminder);
  const known = {
    ...{ intent: 'identity', idempotencyKey: randomUUID(), checked: 'on' },
    ...{ seen: 'nusta@ejemplo.co', identity: 'La llamamos' },
  };
  expect((await post(`${path}/datos`, known)).status).toBe(302);
  expect(await read()).not.toContain(reminder);
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
  await services.db.service
    .updateTable('legal_requests')
    .set({ mail_failure: 'refused', email: 'carta@ejemplo.co' })
    .where('id', '=', idempotencyKey)
    .execute();
  const entered = await (await ask(`/admin/solicitudes/${idempotencyKey}`, { cookie })).text();
  expect(entered).toContain('Aún no sabe su número de radicado');
  expect(entered).toContain('Márcala «En trámite» a más tardar el');
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

test('who wants money back without an order is led to by their address', async () => {
  const file = async (kind: 'chargeback' | 'petition', n: number) => {
    const { token } = await fileRequest(services, anonymousAt(`10.8.3.1${n}`), {
      ...({ kind, name: 'Ñusta', email: 'nusta+1@ejemplo.co', phone: null } as const),
      ...({ documentType: null, documentNumber: null, subject: '¿Qué cobraron?' } as const),
      ...({ facts: 'Todo', consent: 'on', website: '' } as const),
    });
    const page = await ask(`/admin/solicitudes/${token.split('.')[0] ?? ''}`, { cookie });
    return page.text();
  };
  const link = 'href="/admin/pagos?buscar=nusta%2B1%40ejemplo.co"';
  expect(await file('chargeback', 1)).toContain(link);
  expect(await file('petition', 2)).not.toContain('/admin/pagos?buscar');
});
