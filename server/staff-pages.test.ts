import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { audited } from '#test/audited.ts';
import { routeAddresses } from '#test/route-addresses.ts';
import { makeProject } from '#test/make-project.ts';
import { openTestApp } from '#test/test-app.ts';
import { anonymousAt } from '#test/test-services.ts';
import type { Message } from './services/contacts/message.ts';
import { fileRequest } from './services/legal-requests/file-request.ts';
import { noteIdentity } from './services/legal-requests/note-request.ts';
import { toRequestId } from './services/legal-requests/request-id.ts';
import { submitMessage } from './services/contacts/submit-message.ts';
import { addSavedReply } from './services/saved-replies/add-saved-reply.ts';

const { ask, person, services } = await openTestApp();
const artist = await person('ana@ejemplo.co');
const staff = await person('equipo@ejemplo.co', { isStaff: true });
const leaving = await person('saliente@ejemplo.co', { isStaff: true });
await services.db.service
  .updateTable('users')
  .set({ deletion_due_at: new Date(Date.now() + 1e9) })
  .where('id', '=', leaving.userId)
  .execute();
const suspended = await person('suspendida@ejemplo.co', { isStaff: true });
await services.db.service
  .updateTable('users')
  .set({ suspended_at: new Date() })
  .where('id', '=', suspended.userId)
  .execute();

async function write(table: 'contacts' | 'contact_submissions'): Promise<string> {
  const written: Message = {
    name: 'Canción Ñandú — ¿qué?',
    email: 'nandu@ejemplo.co',
    phone: null,
    service: 'video',
    message: 'Hola',
    consent: 'on',
    website: '',
  };
  await submitMessage(services, anonymousAt('10.8.0.1'), { table, written });
  return (await services.db.service.selectFrom(table).select('id').executeTakeFirstOrThrow()).id;
}
const contactId = await write('contacts');
const proposalId = await write('contact_submissions');
const savedReplyId = randomUUID();
await addSavedReply(
  services,
  { kind: 'staff', userId: staff.userId, ip: '10.8.0.1', userAgent: 'test' },
  { id: savedReplyId, title: 'Canción Ñandú — ¿qué?', text: 'Hola, {nombre}' },
);

const projectId = await makeProject(services, artist.userId, {
  title: 'Canción Ñandú',
  status: 'ready',
});
const { id: distributionId } = await services.db.service
  .insertInto('distributions')
  .values({ project_id: projectId, platform: 'spotify' })
  .returning('id')
  .executeTakeFirstOrThrow();

await fileRequest(services, anonymousAt('10.8.0.1'), {
  kind: 'data-query',
  name: 'Canción Ñandú — ¿qué?',
  email: 'nandu@ejemplo.co',
  phone: null,
  documentType: null,
  documentNumber: null,
  subject: '¿Qué tienen de Ñandú?',
  facts: 'Hola',
  consent: 'on',
  website: '',
});
const { id: requestId } = await services.db.service
  .selectFrom('legal_requests')
  .select('id')
  .executeTakeFirstOrThrow();

const { id: quoteId } = await services.db.service
  .insertInto('quotes')
  .values({ name: 'Canción Ñandú — ¿qué?', email: 'nandu@ejemplo.co', valid_until: '2099-01-01' })
  .returning('id')
  .executeTakeFirstOrThrow();

const { id: orderId } = await services.db.service
  .insertInto('orders')
  .values({
    ...{ code: 'ABCDEFGH', item: 'x', name: 'Canción Ñandú — ¿qué?', service: 'mixing' },
    ...{ currency: 'USD', price: 39_000, tax_percent: 19 },
    ...{ created_at: new Date(), expires_at: new Date(Date.now() + 1e9) },
  })
  .returning('id')
  .executeTakeFirstOrThrow();

/** What the names in addresses stand for. */
const named: Record<string, string> = {
  contactId,
  distributionId,
  orderId,
  projectId,
  proposalId,
  quoteId,
  requestId,
  savedReplyId,
  userId: artist.userId,
};

/** Every address of the staff, as `app/routes.ts` has it. */
const addresses = [...routeAddresses]
  .filter((address) => /^\/admin(?:\/|$)/.test(address))
  .map((address) => address.replaceAll(/:(\w+)/g, (name, key: string) => named[key] ?? name));

test('the addresses of the staff are known, and none has a name left to fill in', () => {
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter((address) => address.includes(':'))).toEqual([]);
});

const post = { method: 'POST', body: new URLSearchParams({ intent: 'delete' }) };
const others = [
  ['a visitor', {}],
  ['an artist', { cookie: artist.cookie }],
  ['a member who leaves', { cookie: leaving.cookie }],
  ['a suspended member', { cookie: suspended.cookie }],
] as const;

test.each(addresses.flatMap((address) => others.map(([who, as]) => [address, who, as] as const)))(
  '%s is not there for %s',
  async (address, _, as) => {
    const responses = await Promise.all([
      ask(address, as),
      ask(`${address}.data`, as),
      ask(address, { ...as, method: 'HEAD' }),
      ask(address, { ...as, ...post }),
      ask(`${address}.data`, { ...as, ...post }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await responses[0].text()).not.toContain('Ñandú');
    const { length } = await services.db.service.selectFrom('contacts').select('id').execute();
    expect(length).toBe(1);
  },
);

test.each(addresses)('%s opens for the staff', async (address) => {
  const first = await ask(address, { cookie: staff.cookie });
  // What pages only post to leads to the page.
  const to = first.headers.get('location');
  const response = to === null ? first : await ask(to, { cookie: staff.cookie });
  expect(response.status).toBe(200);
  await response.text();
});

test('the files of the staff are spreadsheets', async () => {
  const subscribers = await ask('/admin/boletin.csv', { cookie: staff.cookie });
  expect(subscribers.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await subscribers.text()).toBe('"correo";"confirmado"\r\n');
  const contacts = await ask('/admin/contactos.csv?buscar=nandu', { cookie: staff.cookie });
  expect(contacts.headers.get('content-disposition')).toMatch(
    /^attachment; filename="contactos-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(await contacts.text()).toMatch(/^nombre;.*\n"Canción Ñandú — ¿qué\?";"nandu@/);
});

test('a member deletes a message once; then the list says that it is gone', async () => {
  const { cookie } = staff;
  const path = `/admin/dashboard/${contactId}?buscar=nandu`;
  const leadsTo = async (request: object) => {
    const response = await ask(path, { cookie, ...request });
    return [response.headers.get('location'), response.headers.getSetCookie().join()];
  };
  const passed = { method: 'POST', body: new URLSearchParams({ intent: 'pass' }) };
  const list = '/admin/dashboard?buscar=nandu';
  expect(await leadsTo(passed)).toEqual([list, expect.stringContaining('contact-passed:')]);
  expect(await leadsTo(passed)).toEqual([list, expect.stringContaining('contact-passed-before')]);
  for (let press = 0; press < 2; press += 1)
    expect(await leadsTo(post)).toEqual([list, expect.stringContaining('contact-deleted')]);
  expect(await leadsTo({})).toEqual([list, expect.stringContaining('contact-gone')]);
  expect(await leadsTo(passed)).toEqual([list, expect.stringContaining('contact-gone')]);
});

test.each(['/admin/dashboard', '/admin/contact-submissions'])(
  '%s says when it does not look for every word',
  async (list) => {
    const textOf = async (words: string) =>
      (await ask(`${list}?buscar=${words}`, { cookie: staff.cookie })).text();
    expect(await textOf('a+b+c+d+e+f')).not.toContain('primeras seis palabras');
    expect(await textOf('a+b+c+d+e+f+g')).toContain('Buscamos las primeras seis palabras.');
  },
);

test('a form that no page has changes nothing', async () => {
  const { cookie } = staff;
  const unknown = { method: 'POST', body: new URLSearchParams({ intent: 'nothing' }), cookie };
  const other = await write('contacts');
  for (const path of [`/admin/dashboard/${other}`, `/admin/solicitudes/${requestId}`])
    expect((await ask(path, unknown)).status, path).toBe(422);
  const { db } = services;
  expect(await db.service.selectFrom('legal_requests').select('status').execute()).toEqual([
    { status: 'received' },
  ]);
  const passed = db.service.selectFrom('contact_submissions').select('id');
  expect(await passed.where('contact_id', '=', other).execute()).toEqual([]);
});

test('who writes a reply to nothing is told so', async () => {
  for (const id of ['x', randomUUID()]) {
    const path = `/admin/contact-submissions/${id}/respondiendo`;
    const response = await ask(path, { cookie: staff.cookie, method: 'POST' });
    expect(response.status, id).toBe(404);
  }
});

test.each([
  ['/admin/contactos.csv', 'export-contacts'],
  ['/admin/boletin.csv', 'export-subscribers'],
  ['/admin/pagos/archivo?desde=2026-11-01&hasta=2026-11-30', 'export-ledger'],
] as const)('who asks for the headers of %s alone has taken no file', async (path, action) => {
  const { cookie } = staff;
  const taken = async () => (await audited(services, action)).length;
  const before = await taken();
  const head = await ask(path, { cookie, method: 'HEAD' });
  expect(head.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await taken()).toBe(before);
  await (await ask(path, { cookie })).text();
  expect(await taken()).toBe(before + 1);
});

test('who asks for the headers of a copy alone has taken none', async () => {
  const { cookie } = staff;
  const actor = { kind: 'staff', userId: staff.userId, ip: '10.8.0.1', userAgent: 'test' } as const;
  const asked = { requestId: toRequestId(requestId), entryId: randomUUID(), body: 'La llamamos' };
  await noteIdentity(services, actor, { ...asked, seen: 'nandu@ejemplo.co' });
  const path = `/admin/solicitudes/${requestId}/datos.zip`;
  const head = await ask(path, { cookie, method: 'HEAD' });
  expect(head.headers.get('content-type')).toBe('application/zip');
  expect(await audited(services, 'export-address-data')).toEqual([]);
  await (await ask(path, { cookie })).arrayBuffer();
  expect(await audited(services, 'export-address-data')).toHaveLength(1);
});
