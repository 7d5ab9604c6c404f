import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { requestConsent } from '#content/data-consent.ts';
import { radicadoYear, type RequestForm } from '#packages/legal-requests/src/index.ts';
import { requestMessageId } from '#server/mails/message-ids.ts';
import { anonymousAt, makeStaff, openTestServices, testOrigin } from '#test/test-services.ts';
import { audited } from '#test/audited.ts';
import { enterRequest } from './enter-request.ts';
import { fileRequest } from './file-request.ts';
import { readProgress } from './read-progress.ts';
import { createRequestMails } from './request-mails.ts';

const services = await openTestServices();
const { db, legalRequests } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const visitor = anonymousAt('10.1.1.1', 'Firefox/144.0');

let people = 0;
const asked = (fields: Partial<RequestForm> = {}): RequestForm => ({
  kind: 'data-query',
  name: 'Canción Ñandú — ¿qué?',
  email: `nandu${people}@ejemplo.co`,
  phone: null,
  documentType: 'CC',
  documentNumber: '1020304050',
  subject: '¿Qué tienen de mí?',
  facts: 'Escribí en marzo.\nwww.malo.example',
  consent: 'on',
  website: '',
  ...fields,
});
const entered = (fields: object = {}) => {
  const { consent: _consent, website: _website, ...rest } = asked();
  return {
    ...rest,
    id: randomUUID(),
    channel: 'letter' as const,
    receivedAt: new Date(Date.now() - 3_600_000),
    ...fields,
  };
};
const at = (now: string) => ({ ...services, now: () => new Date(now) });
const rows = () =>
  db.service.selectFrom('legal_requests').selectAll().orderBy('radicado').execute();
const mailsTo = async (email: string) =>
  (await services.queuedMails()).filter(({ to }) => to === email);
const rejection = (code: string): unknown => expect.objectContaining({ code });

const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());

beforeEach(async () => {
  people += 1;
  for (const table of ['arrivals', 'legal_requests', 'legal_request_counters'])
    await owner.query(`delete from ${table}`);
  await db.servicePool.query('delete from rate_limits');
});

test('a request is kept as it was written, with its radicado, its last day and the proof of consent', async () => {
  await fileRequest(at('2026-11-25T04:30:00Z'), visitor, asked());
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    radicado: '2026-000001',
    channel: 'site',
    status: 'received',
    document_number: '1020304050',
    facts: 'Escribí en marzo.\nwww.malo.example',
    received_at: new Date('2026-11-25T04:30:00Z'),
    created_at: new Date('2026-11-25T04:30:00Z'),
    // It is still Tuesday in Bogotá.
    due_on: '2026-12-09',
    consent: { text: requestConsent, ip: '10.1.1.1', user_agent: 'Firefox/144.0' },
  });
});

test('the radicado is mailed at once, with its date and hour and the way to its page', async () => {
  const now = at('2026-11-24T20:30:00Z');
  const { token } = await fileRequest(now, visitor, asked());
  const [mail, ...others] = await mailsTo(asked().email);
  expect(others).toEqual([]);
  const [row] = await rows();
  expect(mail?.messageId).toBe(requestMessageId(row?.id ?? ''));
  expect(mail?.subject).toContain('Radicado 2026-000001');
  const text = mail?.text.replaceAll(/[\u00A0\u202F]/g, ' ') ?? '';
  expect(text).toContain('el 24 de noviembre de 2026 a las 3:30 p. m., hora de Bogotá');
  expect(text).toContain('a más tardar el 9 de diciembre de 2026: son 10 días hábiles');
  expect(text).toContain(`Ver en qué va:\n${testOrigin}/pqr/${token}`);
  expect(text).toContain('> Escribí en marzo.');
  expect(text).not.toContain('www.malo.example');
  expect(await readProgress(services, visitor, { token })).toMatchObject({
    radicado: '2026-000001',
    status: 'received',
    steps: [],
  });
});

test('the staff is told that one came', async () => {
  await fileRequest(services, visitor, asked());
  const [row] = await rows();
  const arrivals = await db.service.selectFrom('arrivals').select(['kind', 'subject_id']).execute();
  expect(arrivals).toEqual([{ kind: 'request', subject_id: row?.id }]);
});

test('twenty at once have twenty numbers in a row', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      fileRequest(services, anonymousAt(`10.2.0.${n}`), asked({ email: `${n}@ejemplo.co` })),
    ),
  );
  const year = radicadoYear(new Date());
  expect((await rows()).map(({ radicado }) => radicado)).toEqual(
    Array.from({ length: 20 }, (_, n) => `${year}-${String(n + 1).padStart(6, '0')}`),
  );
});

test('a form that was posted twice, even at once, is one request, one mail and one number', async () => {
  // The year has begun: its counter is there to be waited for.
  await fileRequest(services, visitor, asked({ facts: 'Antes' }));
  const take = () => fileRequest(services, visitor, asked());
  const tokens = (await Promise.all([take(), take(), take()])).map(({ token }) => token);
  expect(new Set(tokens).size).toBe(1);
  await fileRequest(services, visitor, asked({ facts: 'Otra cosa' }));
  expect((await rows()).map(({ radicado }) => Number(radicado.slice(5)))).toEqual([1, 2, 3]);
  expect(await mailsTo(asked().email)).toHaveLength(3);
});

test('one that could not be kept gives its number back', async () => {
  await fileRequest(services, visitor, asked());
  const failing = {
    ...services,
    legalRequests: {
      ...legalRequests,
      mails: createRequestMails(
        { ...services.jobs, send: () => Promise.reject(new Error('full')) },
        { origin: testOrigin, links: legalRequests.links },
      ),
    },
  };
  await expect(fileRequest(failing, visitor, asked({ facts: 'Falla' }))).rejects.toThrow('full');
  await fileRequest(services, visitor, asked({ facts: 'Sigue' }));
  expect((await rows()).map(({ facts, radicado }) => [facts, radicado.slice(5)])).toEqual([
    ['Escribí en marzo.\nwww.malo.example', '000001'],
    ['Sigue', '000002'],
  ]);
});

test('each year begins anew, at midnight in Bogotá', async () => {
  await fileRequest(at('2027-01-01T04:59:59Z'), visitor, asked());
  await fileRequest(at('2027-01-01T05:00:00Z'), visitor, asked());
  expect((await rows()).map(({ radicado }) => radicado)).toEqual(['2026-000001', '2027-000001']);
});

test('what a program filled in is not kept, and its link opens nothing', async () => {
  const { token } = await fileRequest(services, visitor, asked({ website: 'https://x.example' }));
  expect(await rows()).toEqual([]);
  expect(await readProgress(services, visitor, { token })).toBeNull();
});

test('a stranger cannot be flooded, and a connection has its limit', async () => {
  const limited = rejection('rate.limited');
  for (let n = 0; n < 10; n += 1)
    await fileRequest(services, anonymousAt(`10.3.0.${n}`), asked({ facts: `${n}` }));
  const upper = asked({ facts: 'más', email: asked().email.toUpperCase() });
  await expect(fileRequest(services, anonymousAt('10.3.0.99'), upper)).rejects.toEqual(limited);
  const from = anonymousAt('10.4.0.1');
  for (let n = 0; n < 20; n += 1)
    await fileRequest(services, from, asked({ email: `${n}@otro.example` }));
  await expect(fileRequest(services, from, asked({ email: 'z@otro.example' }))).rejects.toEqual(
    limited,
  );
});

test('the staff files a letter from when it came, once, and whoever left no address gets no mail', async () => {
  const before = (await services.queuedMails()).length;
  const letter = entered({ email: null, receivedAt: new Date('2026-10-30T15:00:00Z') });
  const late = at('2026-11-10T15:00:00Z');
  await Promise.all([enterRequest(late, staff, letter), enterRequest(late, staff, letter)]);
  expect(await rows()).toMatchObject([
    {
      id: letter.id,
      radicado: '2026-000001',
      channel: 'letter',
      received_at: letter.receivedAt,
      created_at: new Date('2026-11-10T15:00:00Z'),
      due_on: '2026-11-17',
    },
  ]);
  expect(await services.queuedMails()).toHaveLength(before);
  expect(await audited(services, 'enter-request')).toMatchObject([
    { staffId: staff.userId, kind: 'legal-request', id: letter.id },
  ]);
  await enterRequest(services, staff, entered());
  expect(await mailsTo(asked().email)).toHaveLength(1);
});

test.each([
  ['kind', 'petition'],
  ['channel', 'phone'],
  ['name', 'Otra'],
  ['email', null],
  ['phone', '3001234567'],
  ['documentType', 'PP'],
  ['documentNumber', '1020304051'],
  ['subject', 'MARTES'],
  ['facts', 'MARTES'],
  ['receivedAt', new Date(Date.now() - 7_200_000)],
])('one that was corrected in its %s is not the one that was filed', async (field, value) => {
  const letter = entered();
  await enterRequest(services, staff, letter);
  await expect(enterRequest(services, staff, { ...letter, [field]: value })).rejects.toEqual(
    rejection('legal-request.entered-before'),
  );
  await enterRequest(services, staff, letter);
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['to come', 60_000],
  ['too long ago', -367 * 24 * 3_600_000],
])('an hour that is %s is refused', async (_, distance) => {
  const receivedAt = new Date(Date.now() + distance);
  await expect(enterRequest(services, staff, entered({ receivedAt }))).rejects.toEqual(
    rejection('legal-request.received-at'),
  );
  expect(await rows()).toEqual([]);
});

test('a link that was not mailed opens nothing', async () => {
  const { token } = await fileRequest(services, visitor, asked());
  const [id = '', signature = ''] = token.split('.');
  expect(Buffer.from(signature, 'base64url')).toHaveLength(32);
  for (const wrong of ['', 'x', id, `${id}.`, `${randomUUID()}.${signature}`, `${token}A`])
    expect(await readProgress(services, visitor, { token: wrong }), wrong).toBeNull();
});

test('a visitor reads no request and sets nothing of it but what they ask for', async () => {
  await fileRequest(services, visitor, asked());
  await owner.query('begin; set local role estudio_anonymous');
  await expect(owner.query('select radicado from legal_requests')).rejects.toThrow('denied');
  await owner.query('rollback');
  for (const [column, value] of [
    ['status', 'answered'],
    ['channel', 'letter'],
    ['identity_checked_at', '2026-01-01'],
    ['received_at', '2026-01-01'],
  ]) {
    await owner.query('begin; set local role estudio_anonymous');
    const values = {
      ...{ radicado: 'x', kind: 'petition', channel: 'site', name: 'x', subject: 'x', facts: 'x' },
      ...{ received_at: '2026-02-01', created_at: '2026-02-01', due_on: '2026-03-01' },
      [column ?? '']: value,
    };
    const names = Object.keys(values);
    const places = names.map((_, index) => `$${index + 1}`);
    await expect(
      owner.query(`insert into legal_requests (${names.join()}) values (${places.join()})`, [
        ...Object.values(values),
      ]),
      column,
    ).rejects.toThrow('row-level security');
    await owner.query('rollback');
  }
});
