import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { audited } from '#test/audited.ts';
import { readZip } from '#test/read-zip.ts';
import { anonymousAt, makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { submitMessage } from '../contacts/submit-message.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { enterRequest } from '../legal-requests/enter-request.ts';
import { fileRequest } from '../legal-requests/file-request.ts';
import { noteIdentity } from '../legal-requests/note-request.ts';
import { readRequest } from '../legal-requests/read-request.ts';
import { type RequestId, toRequestId } from '../legal-requests/request-id.ts';
import { addWords } from '../proposals/add-words.ts';
import { assignProposal } from '../proposals/assign-proposal.ts';
import { toProposalId } from '../proposals/proposal-id.ts';
import { eraseAddressData } from './erase-address-data.ts';
import { exportAddressData } from './export-address-data.ts';
import { findAddressData } from './find-address-data.ts';

const services = await openTestServices();
const { db, storage } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

let people = 0;
let requestId: RequestId;
let email: string;

async function write(table: 'contacts' | 'contact_submissions', to: string, message: string) {
  people += 1;
  const attachment = { path: `${randomUUID()}/demo`, sha256: message, mimeType: 'audio/mpeg' };
  await storage.put('demos', attachment.path, Buffer.from(`demo ${message}`));
  await submitMessage(services, anonymousAt(`10.5.${Math.floor(people / 200)}.${people % 200}`), {
    table,
    written: {
      ...{ name: 'Canción Ñandú — ¿qué?', email: to, phone: null, message, page: '/' },
      ...({ service: 'video', consent: 'on', website: '' } as const),
    },
    ...(table === 'contact_submissions' && { attachment }),
  });
  return attachment.path;
}

async function file(from: string): Promise<RequestId> {
  people += 1;
  const { token } = await fileRequest(services, anonymousAt(`10.6.0.${people % 250}`), {
    ...({ kind: 'data-claim', name: 'Ñandú', email: from, phone: null } as const),
    ...{ documentType: null, documentNumber: null, subject: 'Bórrenme', facts: `Todo ${people}` },
    ...({ consent: 'on', website: '' } as const),
  });
  return toRequestId(token.split('.')[0] ?? '');
}

const check = () =>
  noteIdentity(services, staff, {
    ...{ requestId, entryId: randomUUID(), body: 'Mostró su documento' },
    seen: email,
  });

beforeEach(async () => {
  email = `Nandu.${people}_x@ejemplo.co`;
  requestId = await file(email);
});

const find = () => findAddressData(services, staff, { requestId });
const erase = async () =>
  eraseAddressData(services, staff, { requestId, seen: (await find()).counts });
const rejection = (code: string): unknown => expect.objectContaining({ code });
const none = { contacts: 0, proposals: 0, demos: 0, quotes: 0, newsletter: 0 };
const neighbours = () => [
  email.replace('Nandu.', 'Nandu'),
  email.replace('@', '+otra@'),
  email.replace('a', 'á'),
  email.replace('_', '-'),
  `x${email}`,
  `${email}.com`,
];

/** Two messages and a proposal in other capitals, the newsletter, and the same of those who are nearly called so. */
async function fill(): Promise<string> {
  await write('contacts', email.toUpperCase(), 'uno');
  await write('contacts', email.toLowerCase(), 'dos');
  const demo = await write('contact_submissions', email.toUpperCase(), 'tres');
  await subscribe(services, anonymousAt(`10.7.0.${people % 250}`), {
    ...{ email: email.toLowerCase(), website: '' },
    consent: 'on',
  });
  for (const other of neighbours()) await write('contact_submissions', other, other);
  return demo;
}

const filled = { contacts: 2, proposals: 1, demos: 1, quotes: 0, newsletter: 1 };

test('finds what stands under this very address, whatever its capitals', async () => {
  await fill();
  expect(await find()).toMatchObject({ email, counts: filled, requests: 1, hasAccount: false });
  await makePerson(services, email.toLowerCase());
  expect(await find()).toMatchObject({ hasAccount: true });
});

test('nothing is handed over or erased before it is known who asks', async () => {
  await fill();
  const unchecked = rejection('address-data.unchecked');
  await expect(erase()).rejects.toEqual(unchecked);
  await expect(exportAddressData(services, staff, { requestId })).rejects.toEqual(unchecked);
  expect((await find()).counts).toEqual(filled);
  expect(await audited(services, 'export-address-data')).toEqual([]);
});

test('all of it goes at once, and nothing of anybody else', async () => {
  const demo = await fill();
  await makePerson(services, email.toLowerCase());
  const kept = () =>
    db.service
      .selectFrom('contact_submissions')
      .select('email')
      .where('email', 'in', neighbours())
      .execute();
  expect(await kept()).toHaveLength(neighbours().length);
  await check();
  await erase();
  expect(await find()).toMatchObject({ counts: none, requests: 1, hasAccount: true });
  expect(await kept()).toHaveLength(neighbours().length);
  const { rows } = await db.servicePool.query<{ data: unknown }>(
    `select data from jobs.job where name = 'delete-objects'`,
  );
  expect(rows.map(({ data }) => data)).toEqual([{ objects: [{ bucket: 'demos', path: demo }] }]);
  // Noted without a word of what there was, and whose.
  const [noted, ...others] = await audited(services, 'erase-address-data');
  expect(others).toEqual([]);
  expect(noted).toEqual({
    staffId: staff.userId,
    kind: 'legal-request',
    id: requestId,
    before: null,
    after: filled,
  });
  const { entries } = await readRequest(services, staff, requestId);
  expect(entries.map(({ kind }) => kind)).toEqual(['erased', 'identity']);
});

test('what came meanwhile is not erased unseen', async () => {
  await fill();
  await check();
  const { counts } = await find();
  await write('contacts', email, 'recién');
  await expect(eraseAddressData(services, staff, { requestId, seen: counts })).rejects.toEqual(
    rejection('address-data.changed'),
  );
  expect((await find()).counts).toEqual({ ...filled, contacts: 3 });
});

test('of two who erase at once one does', async () => {
  await fill();
  await check();
  const seen = (await find()).counts;
  const results = await Promise.allSettled(
    [1, 2].map(() => eraseAddressData(services, staff, { requestId, seen })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the copy holds every word and every demo of the address, and nothing of anybody else', async () => {
  await fill();
  const { id } = await db.service
    .selectFrom('contact_submissions')
    .select('id')
    .where('email', '=', email.toUpperCase())
    .executeTakeFirstOrThrow();
  const note = { id: randomUUID(), kind: 'note' as const, body: 'Nota del equipo' };
  await addWords(services, staff, { proposalId: toProposalId(id), ...note });
  await assignProposal(services, staff, {
    ...{ proposalId: toProposalId(id), from: null },
    to: staff.userId,
  });
  await check();
  const { archive, radicado } = await exportAddressData(services, staff, { requestId });
  const files = await readZip(Buffer.from(await new Response(archive).arrayBuffer()));
  const [readMe, demo = '', data, ...others] = [...files.keys()];
  expect([readMe, data, others]).toEqual(['LEEME.txt', 'datos.json', []]);
  expect(demo).toMatch(/^demos\/Canción Ñandú — ¿qué \d{4}-\d\d-\d\d\.mp3$/);
  expect(files.get(demo)?.toString()).toBe('demo tres');
  const json = JSON.parse(files.get('datos.json')?.toString() ?? '') as Record<string, unknown>;
  expect(json).toMatchObject({
    direccion: email,
    mensajes: [{ message: 'uno', page: '/' }, { message: 'dos' }],
    propuestas: [
      { message: 'tres', page: '/', demo, historial: [{ kind: 'note', body: 'Nota del equipo' }] },
    ],
    boletin: { email: email.toLowerCase() },
    solicitudes: [{ radicado, historial: [{ kind: 'identity' }] }],
  });
  for (const other of neighbours()) expect(JSON.stringify(json)).not.toContain(`"${other}"`);
  expect(JSON.stringify(json)).not.toContain(staff.userId);
  const explained = files.get('LEEME.txt')?.toString() ?? '';
  for (const part of Object.keys(json).slice(2)) expect(explained).toMatch(`\n${part} `);
  expect(await audited(services, 'export-address-data')).toMatchObject([
    { staffId: staff.userId, id: requestId, before: null, after: null },
  ]);
});

test('a demo that is no longer there leaves the rest of the copy', async () => {
  const demo = await fill();
  await storage.remove('demos', demo);
  await check();
  const { archive } = await exportAddressData(services, staff, { requestId });
  const files = await readZip(Buffer.from(await new Response(archive).arrayBuffer()));
  expect([...files.keys()]).toEqual(['LEEME.txt', 'datos.json']);
  expect(files.get('datos.json')?.toString()).toContain('"demo": "no se encontró"');
});

test('a request without an address, or that is not there, finds nothing', async () => {
  const id = randomUUID();
  await enterRequest(services, staff, {
    ...{ id, kind: 'data-query', name: 'Ñandú', email: null, phone: null, documentType: null },
    ...{ documentNumber: null, subject: '¿Qué?', facts: '¿Qué?', channel: 'letter' },
    receivedAt: new Date(Date.now() - 1000),
  });
  requestId = toRequestId(id);
  await expect(find()).rejects.toEqual(rejection('address-data.no-address'));
  requestId = toRequestId(randomUUID());
  await expect(find()).rejects.toEqual(rejection('legal-request.gone'));
});
