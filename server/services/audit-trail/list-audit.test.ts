import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import { makeOrder, testPesos } from '#test/make-order.ts';
import { makeProject } from '#test/make-project.ts';
import { anonymousAt, makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { recordAudit, type SubjectKind } from '../audit/record-audit.ts';
import { fileRequest } from '../legal-requests/file-request.ts';
import { addSavedReply } from '../saved-replies/add-saved-reply.ts';
import { listAuditActors } from './list-audit-actors.ts';
import { type AuditQuery, listAudit } from './list-audit.ts';
import { nameSubjects } from './name-subjects.ts';

const services = await openTestServices();
const db = services.db.service;
const [staff, other] = [
  await makeStaff(services, 'equipo@ejemplo.co'),
  await makeStaff(services, 'otra@ejemplo.co'),
];
const { userId: ana } = await makePerson(services, 'ana@ejemplo.co');
await db
  .updateTable('users')
  .set({ full_name: 'Canción Ñandú — ¿qué?' })
  .where('id', '=', ana)
  .execute();
const gone = randomUUID();
const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const subject = (id: string) => ({ kind: 'user', id }) as const;
const tiers = { before: { tier: 'free' }, after: { tier: 'pro' } } as const;

await recordAudit({ db, now: () => at(8) }, system, {
  action: 'grant-staff',
  subject: { ...subject(staff.userId), before: { isStaff: false }, after: { isStaff: true } },
});
await recordAudit({ db, now: () => at(9) }, staff, {
  action: 'change-tier',
  subject: { ...subject(ana), ...tiers },
});
await recordAudit({ db, now: () => at(10) }, other, {
  action: 'change-tier',
  subject: { ...subject(gone), ...tiers },
});
await recordAudit({ db, now: () => at(11) }, other, {
  action: 'export-contacts',
  subject: { kind: 'contact', id: null },
});

const everything: AuditQuery = {
  ...{ who: null, action: null, subject: null },
  ...{ from: null, until: null, cursor: null },
};
const list = (asked: Partial<AuditQuery> = {}) =>
  listAudit(services, staff, { ...everything, ...asked });
const hours = async (asked: Partial<AuditQuery>) =>
  (await list(asked)).rows.map(({ at }) => at.getUTCHours());

test('says who did what to whom and what changed, the newest first', async () => {
  expect((await list()).rows).toEqual([
    {
      ...{ id: expect.any(String), at: at(11), action: 'export-contacts' },
      ...{ staffId: other.userId, staffName: 'Ana', ip: other.ip, before: {}, after: {} },
      origin: null,
      subject: { kind: 'contact', id: null, name: null },
    },
    {
      ...{ id: expect.any(String), at: at(10), action: 'change-tier' },
      ...{ staffId: other.userId, staffName: 'Ana', ip: other.ip, ...tiers },
      origin: null,
      subject: { kind: 'user', id: gone, name: null },
    },
    {
      ...{ id: expect.any(String), at: at(9), action: 'change-tier' },
      ...{ staffId: staff.userId, staffName: 'Ana', ip: staff.ip, ...tiers },
      origin: null,
      subject: { kind: 'user', id: ana, name: 'Canción Ñandú — ¿qué?' },
    },
    {
      ...{ id: expect.any(String), at: at(8), action: 'grant-staff' },
      ...{ staffId: null, staffName: null, ip: null },
      ...{ before: { isStaff: false }, after: { isStaff: true } },
      origin: null,
      subject: { kind: 'user', id: staff.userId, name: 'Ana Ñandú' },
    },
  ]);
});

test.each<[string, Partial<AuditQuery>, number[]]>([
  ['by one of the staff', { who: { staffId: other.userId } }, [11, 10]],
  ['by the operator', { who: 'operator' }, [8]],
  ['by nobody that there is', { who: { staffId: gone } }, []],
  ['of one kind', { action: 'change-tier' }, [10, 9]],
  ['to one account', { subject: { kind: 'user', id: ana } }, [9]],
  ['to another kind of that id', { subject: { kind: 'contact', id: ana } }, []],
  ['from a moment on', { from: at(10) }, [11, 10]],
  ['until before a moment', { until: at(10) }, [9, 8]],
  [
    'all of it at once',
    { who: { staffId: other.userId }, action: 'change-tier', from: at(9), until: at(11) },
    [10],
  ],
])('finds what was done %s', async (_, asked, found) => {
  expect(await hours(asked)).toEqual(found);
});

test('an entry outlives who made it and whom it is about', async () => {
  const { userId, ...former } = await makeStaff(services, 'antes@ejemplo.co');
  await recordAudit(
    { db, now: () => at(12) },
    { ...former, userId },
    {
      action: 'suspend-user',
      subject: subject(userId),
    },
  );
  await db.deleteFrom('users').where('id', '=', userId).execute();
  expect((await list({ who: { staffId: userId } })).rows).toMatchObject([
    { staffId: userId, staffName: null, subject: { kind: 'user', id: userId, name: null } },
  ]);
});

test('names a subject of each kind as that kind is named', async () => {
  const id = randomUUID();
  const one = { id, name: 'Luis', email: 'luis@ejemplo.co', service: 'video', message: '¡Hola!' };
  await db.insertInto('contacts').values(one).execute();
  const projectId = await makeProject(services, ana, { title: 'Niebla', artist_name: 'Río' });
  const song = { id: randomUUID(), project_id: projectId, platform: 'spotify' };
  await db.insertInto('distributions').values(song).execute();
  const quote = { ...{ id, name: 'Eva', email: 'eva@ejemplo.co' }, valid_until: '2026-12-31' };
  await db.insertInto('quotes').values(quote).execute();
  await addSavedReply(services, staff, { id, title: 'Saludo', text: 'Hola' });
  await fileRequest(services, anonymousAt('10.12.0.1'), {
    ...({ kind: 'complaint', name: 'Íñigo', email: 'inigo@ejemplo.co', consent: 'on' } as const),
    ...{ phone: null, documentType: null, documentNumber: null, website: '' },
    ...{ subject: '¿Y mi mezcla?', facts: 'No llegó' },
  });
  const { id: requestId, radicado } = await db
    .selectFrom('legal_requests')
    .select(['id', 'radicado'])
    .executeTakeFirstOrThrow();
  const order = await makeOrder(services, { user_id: ana });
  const { id: attemptId } = await db
    .insertInto('payment_attempts')
    .values({
      ...{ order_id: order.id, provider: 'manual', reference: order.id, currency: 'COP' },
      ...{ amount: testPesos, created_at: at(9), expires_at: at(11) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: transferId } = await db
    .insertInto('transfer_reports')
    .values({ attempt_id: attemptId, reference: 'x', reported_at: at(9) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: orderId } = await db
    .insertInto('orders')
    .values({
      ...{ code: 'ABCDEFGH', item: 'x', name: 'Mezcla', service: 'mixing', currency: 'USD' },
      ...{ price: 39_000, tax_percent: 19, created_at: at(1), expires_at: at(2) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_findings')
    .values({ id, kind: 'mismatch', provider: 'wompi', subject: 'wompi:1-2', found_at: at(1) })
    .execute();
  const subjects: Record<SubjectKind, [string | null, string | null]> = {
    user: [ana, 'Canción Ñandú — ¿qué?'],
    contact: [id, 'Luis'],
    newsletter: [null, null],
    'saved-reply': [id, 'Saludo'],
    quote: [id, 'de Eva'],
    project: [projectId, 'Niebla'],
    distribution: [song.id, '«Niebla» en Spotify'],
    'legal-request': [requestId, radicado],
    transfer: [transferId, order.code],
    order: [orderId, 'ABCDEFGH'],
    'exchange-rate': [null, null],
    finding: [id, 'wompi:1-2'],
    ledger: [null, null],
  };
  const noted = Object.entries(subjects).map(([kind, [subjectId]]) => ({ kind, subjectId }));
  const named = await asActor(services.db, staff, (db) => nameSubjects(db, noted));
  for (const [kind, [subjectId, name]] of Object.entries(subjects))
    expect(named({ kind, subjectId })).toEqual({ kind, id: subjectId, name });
});

test('names what something was made of', async () => {
  const proposal = {
    name: 'Íñigo',
    email: 'inigo@ejemplo.co',
    service: 'video',
    message: '¡Hola!',
  };
  const { id: proposalId } = await db
    .insertInto('contact_submissions')
    .values(proposal)
    .returning('id')
    .executeTakeFirstOrThrow();
  const quote = { id: randomUUID(), number: 'COT-2026-9000', name: 'Eva', email: 'eva@ejemplo.co' };
  await db
    .insertInto('quotes')
    .values({ ...quote, valid_until: '2026-12-31' })
    .execute();
  for (const after of [{ proposal: proposalId }, { repeats: quote.id }, { repeats: gone }])
    await recordAudit({ db, now: () => at(13) }, staff, {
      action: 'repeat-quote',
      subject: { kind: 'quote', id: randomUUID(), after },
    });
  const { rows: entries } = await list({ action: 'repeat-quote' });
  const origins = entries.map(({ origin }) => origin);
  expect(origins).toHaveLength(3);
  expect(origins).toEqual(
    expect.arrayContaining([
      { kind: 'proposal', id: proposalId, name: 'Íñigo' },
      { kind: 'quote', id: quote.id, name: 'COT-2026-9000 de Eva' },
      { kind: 'quote', id: gone, name: null },
    ]),
  );
});

test('those to choose from are the staff', async () => {
  const actors = await listAuditActors(services, staff);
  expect(actors.map(({ id }) => id).toSorted()).toEqual([staff.userId, other.userId].toSorted());
  expect(actors[0]).toMatchObject({ name: 'Ana' });
});

test('pages go on beside the entry they ended with, also within one moment', async () => {
  const subject = { kind: 'newsletter', id: null } as const;
  for (let n = 0; n < 51; n += 1)
    await recordAudit({ db, now: () => at(7) }, staff, { action: 'export-subscribers', subject });
  const page = (cursor: string | null) => list({ action: 'export-subscribers', cursor });
  const first = await page(null);
  const second = await page(first.after);
  expect([first.rows.length, second.rows.length]).toEqual([50, 1]);
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(51);
  expect((await page(second.before)).rows.map(({ id }) => id)).toEqual(ids.slice(0, 50));
});
