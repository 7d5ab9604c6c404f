import { hostileCells } from '#test/hostile-cells.ts';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { expect, test } from 'vitest';
import { audited } from '#test/audited.ts';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { type ContactId, toContactId } from './contact-id.ts';
import { deleteContact } from './delete-contact.ts';
import { exportContacts } from './export-contacts.ts';
import { listContacts } from './list-contacts.ts';
import { passToProposals } from './pass-to-proposals.ts';
import { readContact } from './read-contact.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const written = {
  name: 'Canción Ñandú — ¿qué?',
  email: 'nandu@ejemplo.co',
  phone: '+573001234567',
  service: 'video',
  message: 'Dos líneas,\ny "comillas"',
  created_at: new Date('2026-11-21T03:15:00.123Z'),
  consent: JSON.stringify({ text: 'Acepto' }),
  page: '/produccion-musical',
};
async function insert(fields: Partial<typeof written> = {}): Promise<ContactId> {
  const { id } = await db.service
    .insertInto('contacts')
    .values({ ...written, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toContactId(id);
}
const fileOf = (search: string) =>
  exportContacts(services, staff, { search }).then(buffer).then(String);
const gone = expect.objectContaining({ code: 'contact.gone' });

test('one is read whole', async () => {
  const id = await insert();
  expect(await readContact(services, staff, id)).toEqual({
    id,
    copyFailure: null,
    name: written.name,
    email: written.email,
    phone: written.phone,
    service: 'video',
    message: written.message,
    page: written.page,
    createdAt: written.created_at,
    proposalId: null,
  });
});

test('one that is deleted is gone, for who comes second too, and it is noted who did it', async () => {
  const [id, other] = [await insert(), await insert()];
  const twice = [deleteContact(services, staff, id), deleteContact(services, staff, id)];
  await Promise.all(twice);
  // Pressed once more it is as it was to be.
  await deleteContact(services, staff, id);
  for (const work of [readContact, passToProposals])
    await expect(work(services, staff, id)).rejects.toEqual(gone);
  expect(await readContact(services, staff, other)).toMatchObject({ id: other });
  expect(await audited(services, 'delete-contact')).toEqual([
    { staffId: staff.userId, kind: 'contact', id, before: null, after: null },
  ]);
  expect(() => toContactId('1')).toThrow(gone);
});

test('two at once make one proposal of a message, with its hour, its page and its consent', async () => {
  const [id, other] = [await insert(), await insert({ name: 'Otra' })];
  const passed = await Promise.all([1, 2, 3].map(() => passToProposals(services, staff, id)));
  expect(passed.filter(({ isNew }) => isNew)).toHaveLength(1);
  const proposalId = passed[0]?.proposalId;
  expect(passed.every((one) => one.proposalId === proposalId)).toBe(true);
  const proposals = await db.service.selectFrom('contact_submissions').selectAll().execute();
  expect(proposals).toMatchObject([
    { ...written, id: proposalId, contact_id: id, status: 'new', consent: { text: 'Acepto' } },
  ]);
  expect(await audited(services, 'pass-contact')).toMatchObject([
    { staffId: staff.userId, id, after: { proposal: proposalId } },
  ]);
  expect(await readContact(services, staff, id)).toMatchObject({ proposalId });
  expect(await readContact(services, staff, other)).toMatchObject({ proposalId: null });

  await deleteContact(services, staff, id);
  expect(await db.service.selectFrom('contact_submissions').selectAll().execute()).toMatchObject([
    { id: proposalId, contact_id: null, message: written.message },
  ]);
});

test('the file has all of them, the newest first, and no cell that is a formula', async () => {
  await db.service.deleteFrom('contacts').where('email', '=', written.email).execute();
  await insert({ phone: undefined });
  await insert({
    name: '=1+1',
    service: '-1',
    message: '@SUM(A1)',
    created_at: new Date('2026-11-22T05:00:00Z'),
  });
  const file = await fileOf('');
  expect(file).toBe(
    [
      '\uFEFFnombre;correo;teléfono;servicio;mensaje;fecha',
      `"'=1+1";"nandu@ejemplo.co";"'+573001234567";"'-1";"'@SUM(A1)";"2026-11-22 00:00"`,
      '"Canción Ñandú — ¿qué?";"nandu@ejemplo.co";;"video";"Dos líneas,\ny ""comillas""";"2026-11-20 22:15"',
      '',
    ].join('\n'),
  );
  const some = await fileOf("canción '; --");
  expect(some.split('\n').slice(1)).toEqual([
    expect.stringContaining('Canción'),
    expect.stringContaining('y ""'),
    '',
  ]);
  expect(await audited(services, 'export-contacts')).toMatchObject([
    { staffId: staff.userId, id: null },
    { staffId: staff.userId, id: null },
  ]);
});

test.each(hostileCells.filter(([sent]) => sent !== ''))('%j is the cell %j', async (sent, cell) => {
  await insert({ name: 'Celda', message: sent });
  expect(await fileOf('celda')).toContain(`"video";"${cell.replaceAll('"', '""')}"`);
  await db.service.deleteFrom('contacts').where('name', '=', 'Celda').execute();
});

test(
  'who stops reading leaves the connection to others',
  { tags: 'sweep', timeout: 20_000 },
  async () => {
    await db.servicePool.query(`
    insert into contacts (name, email, service, message)
    select 'Coro ' || n, 'coro' || n || '@ejemplo.co', 'manejo', repeat('a', 1000) from generate_series(1, 20000) n`);
    for (let n = 0; n < 5; n += 1) {
      const file = await exportContacts(services, staff, { search: '' });
      const reader = file.getReader();
      for (let chunk = 0; chunk < 3; chunk += 1) await reader.read();
      await reader.cancel();
    }
    const file = await fileOf('coro');
    expect(file.split('\n')).toHaveLength(20_002);
  },
);

test(
  'two files are on their way at once; a third is refused in words, and noted as taken by nobody',
  { tags: 'sweep' },
  async () => {
    const taken = async () => (await audited(services, 'export-contacts')).length;
    const before = await taken();
    const readers = [];
    for (let n = 0; n < 2; n += 1) {
      const file = await exportContacts(services, staff, { search: '' });
      readers.push(file.getReader());
    }
    await expect(exportContacts(services, staff, { search: '' })).rejects.toThrow('export.busy');
    expect(await taken()).toBe(before + 2);
    for (const reader of readers) await reader.cancel();
    expect(await fileOf('coro')).toContain('Coro 1');
  },
);

test('one that is deleted while it is passed on is gone', async () => {
  const id = await insert({ name: 'Se va' });
  const owner = new pg.Client(services.ownerConnection);
  await owner.connect();
  await owner.query('begin');
  await owner.query('delete from contacts where id = $1', [id]);
  const passing = passToProposals(services, staff, id).catch((error: unknown) => error);
  const waiting = async () =>
    (await owner.query('select from pg_locks where not granted')).rowCount;
  await expect.poll(waiting).toBe(1);
  await owner.query('commit');
  await owner.end();
  expect(await passing).toMatchObject({ code: 'contact.gone' });
});

test('what is no word is in no message, rather than in all of them', async () => {
  expect((await fileOf('%')).split('\n')).toHaveLength(2);
  expect((await fileOf('😀 ¿?')).split('\n')).toHaveLength(2);
  const { count } = await listContacts(services, staff, {
    search: '_',
    view: 'newest',
    cursor: null,
  });
  expect(count).toEqual({ count: 0, isMore: false });
});

test('a quotation mark within a word is looked for as it is', async () => {
  await insert({ name: "Sinéad O'Brien" });
  expect(await fileOf("o'brien")).toContain("Sinéad O'Brien");
  expect(await fileOf("o'brian")).not.toContain('Brien');
});
