import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import { audited } from '#test/audited.ts';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { deleteUnnamedObjects } from '../files/stored-objects.ts';
import { expirePresence } from '../proposals/expire-presence.ts';
import { notePresence } from '../proposals/note-presence.ts';
import { toProposalId } from '../proposals/proposal-id.ts';
import { expireMessages } from './expire-messages.ts';

const services = await openTestServices();
const { db, storage } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const today = new Date('2028-11-24T12:00:00Z');
/** Two years ago, with a leap day between, to the second. */
const limit = new Date('2026-11-24T12:00:00Z');
const before = new Date(+limit - 1000);
const expire = () => expireMessages({ ...services, now: () => today }, system);

beforeEach(async () => {
  await db.servicePool.query(`update legal_requests set status = 'answered'`);
  for (const table of ['contact_submissions', 'contacts', 'jobs.job'])
    await db.servicePool.query(`delete from ${table}`);
});

const written = { name: 'Canción Ñandú — ¿qué?', email: 'Nandu@ejemplo.co', service: 'video' };

async function contact(message: string, created_at: Date): Promise<string> {
  const row = { ...written, id: randomUUID(), message, created_at };
  await db.service.insertInto('contacts').values(row).execute();
  return row.id;
}

async function proposal(
  message: string,
  created_at: Date,
  fields: Partial<Insertable<DB['contact_submissions']>> = {},
): Promise<string> {
  const row = { ...written, id: randomUUID(), message, created_at, ...fields };
  await db.service.insertInto('contact_submissions').values(row).execute();
  return row.id;
}

const quote = (proposal_id: string, fields: Partial<Insertable<DB['quotes']>>) =>
  db.service
    .insertInto('quotes')
    .values({
      ...{ proposal_id, erased_with: proposal_id, name: written.name, email: written.email },
      ...{ created_at: before, valid_until: '2026-12-01', ...fields },
    })
    .execute();

const entry = (proposal_id: string, at: Date) =>
  db.service
    .insertInto('proposal_entries')
    .values({ proposal_id, at, kind: 'note', body: 'Una nota' })
    .execute();

const left = async () =>
  [
    ...(await db.service.selectFrom('contacts').select('message').execute()),
    ...(await db.service.selectFrom('contact_submissions').select('message').execute()),
  ]
    .map(({ message }) => message)
    .toSorted();

test('what is older than two years goes, with all that belongs to it, and leaves no file', async () => {
  const [path, kept] = [`${randomUUID()}/demo`, `${randomUUID()}/demo`];
  for (const one of [path, kept]) await storage.put('demos', one, Buffer.from('un demo'));
  const contact_id = await contact('pasado a propuesta', before);
  const id = await proposal('pasado a propuesta', before, { contact_id, demo_file_url: path });
  await entry(id, before);
  await db.service
    .insertInto('proposal_replies')
    .values({ proposal_id: id, staff_id: staff.userId, body: 'Hola', written_at: before })
    .execute();
  await quote(id, {});
  await proposal('ticket cerrado', before, {
    ...{ service: 'soporte', severity: 'alto', status: 'closed' },
  });
  await contact('viejo', before);
  await contact('a tiempo', limit);
  await proposal('a tiempo', limit, { demo_file_url: kept });

  expect(await expire()).toBe(4);
  expect(await left()).toEqual(['a tiempo', 'a tiempo']);
  for (const table of ['proposal_entries', 'proposal_replies', 'quotes'] as const)
    expect(await db.service.selectFrom(table).select('id').execute()).toEqual([]);
  expect(await audited(services, 'expire-messages')).toEqual([
    expect.objectContaining({
      ...{ staffId: null, kind: 'contact', id: null, before: null },
      after: { contacts: 2, proposals: 2, demos: 1 },
    }),
  ]);
  const { rows } = await db.servicePool.query<{ data: { objects: [] } }>(
    `select data from jobs.job where name = 'delete-objects'`,
  );
  for (const { data } of rows) await deleteUnnamedObjects(services, system, data.objects);
  expect(await storage.size('demos', path)).toBeNull();
  expect(await storage.size('demos', kept)).toBe(7);
  expect(await expire()).toBe(0);
  expect(await audited(services, 'expire-messages')).toHaveLength(1);
});

test('what waits for somebody stays, and so does what was heard of since', async () => {
  const offered = { status: 'sent', sent_at: before, lines: '[{}]', total: 1 } as const;
  const sent = (n: string) => ({ ...offered, number: n, token_hash: n.padEnd(43, 'x') });
  await quote(await proposal('cotización vigente', before), {
    ...sent('1'),
    valid_until: '2028-11-24',
  });
  await quote(await proposal('acuerdo', before), {
    ...{ ...sent('2'), status: 'accepted', decided_at: before, erased_with: null },
    ...{ accepted_name: 'Ñandú', accepted_text: 'Acepto' },
  });
  await quote(await proposal('rechazada hace poco', before), {
    ...{ ...sent('3'), status: 'rejected', decided_at: limit },
  });
  await proposal('ticket abierto', before, { service: 'soporte', severity: 'bajo' });
  await entry(await proposal('con una nota', before), limit);
  const replied = await proposal('respondida', before);
  await db.service
    .insertInto('proposal_replies')
    .values({ proposal_id: replied, staff_id: staff.userId, body: 'Hola', written_at: limit })
    .execute();
  const contact_id = await contact('se pasó', before);
  await entry(await proposal('pasada', before, { contact_id }), limit);
  await quote(await proposal('cotización vencida', before), sent('4'));
  const stays = (await left()).filter((message) => message !== 'cotización vencida');
  expect(stays).toHaveLength(8);
  expect(await expire()).toBe(1);
  expect(await left()).toEqual(stays);
});

test.each(['received', 'in_progress', 'waiting'] as const)(
  'all of an address whose request is %s stays until it is answered',
  async (status) => {
    await contact('mensaje', before);
    await proposal('propuesta', before);
    await contact('de otra persona', before);
    await db.service
      .updateTable('contacts')
      .set({ email: 'xnandu@ejemplo.co' })
      .where('message', '=', 'de otra persona')
      .execute();
    await db.service
      .insertInto('legal_requests')
      .values({
        ...{ radicado: `2028-${status}`, kind: 'data-query', channel: 'site', status },
        ...{ name: 'Ñandú', email: 'nanDU@ejemplo.co', subject: '¿Qué tienen?', facts: 'Todo' },
        ...{ received_at: today, created_at: today, due_on: '2028-12-01' },
        asked_at: status === 'waiting' ? today : null,
      })
      .execute();
    expect(await expire()).toBe(1);
    expect(await left()).toEqual(['mensaje', 'propuesta']);
    await db.servicePool.query(`update legal_requests set status = 'answered', asked_at = null`);
    expect(await expire()).toBe(2);
  },
);

test('many go in one run, a hundred at a time; one that cannot be noted stays with its file', async () => {
  await sql`insert into contacts (name, email, service, message, created_at)
    select 'Ñandú', n || '@ejemplo.co', 'video', 'x', ${before} from generate_series(1, 230) as n`.execute(
    db.service,
  );
  await proposal('propuesta', before, { demo_file_url: `${randomUUID()}/demo` });
  let asked = 0;
  // The first batch is noted, and the process ends in the second.
  const now = () => {
    asked += 1;
    if (asked > 4) throw new Error('the end');
    return new Date(today);
  };
  await expect(expireMessages({ ...services, now }, system)).rejects.toThrow('the end');
  expect(await left()).toHaveLength(130);
  expect(await expire()).toBe(130);
  const counts = (await audited(services, 'expire-messages')).map(({ after }) => after);
  expect(counts.slice(-3)).toEqual([
    { contacts: 100, proposals: 1, demos: 1 },
    { contacts: 100, proposals: 0, demos: 0 },
    { contacts: 30, proposals: 0, demos: 0 },
  ]);
});

test('that somebody was writing goes when they no longer are', async () => {
  const [past, now] = await Promise.all(
    ['antes', 'ahora'].map(async (message) => toProposalId(await proposal(message, limit))),
  );
  if (!past || !now) throw new Error('Two proposals');
  await notePresence({ ...services, now: () => new Date(+today - 61_000) }, staff, {
    proposalId: past,
  });
  await notePresence({ ...services, now: () => today }, staff, { proposalId: now });
  await expirePresence({ ...services, now: () => today }, system);
  expect(await db.service.selectFrom('proposal_presence').select('proposal_id').execute()).toEqual([
    { proposal_id: now },
  ]);
});
