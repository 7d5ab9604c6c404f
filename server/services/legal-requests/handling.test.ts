import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { system } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import { requestEntryMessageId, requestMessageId } from '#server/mails/message-ids.ts';
import type { RequestKind } from '#packages/legal-requests/src/index.ts';
import { audited } from '#test/audited.ts';
import { anonymousAt, makeStaff, openTestServices } from '#test/test-services.ts';
import { abandonRequests } from './abandon-requests.ts';
import { completeByPerson, completeByStaff } from './complete-request.ts';
import { correctAddress } from './correct-address.ts';
import { extendRequest } from './extend-request.ts';
import { fileRequest } from './file-request.ts';
import { answerRequest, askForMissing, closeRequest, startRequest } from './move-request.ts';
import { noteIdentity, noteRequest } from './note-request.ts';
import { readProgress } from './read-progress.ts';
import { readRequest } from './read-request.ts';
import { type RequestId, toRequestId } from './request-id.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'otra@ejemplo.co');
const visitor = anonymousAt('10.9.0.1');

/** The services at noon of a day in Bogotá. */
const on = (date: string) => ({ ...services, now: () => new Date(`${date}T12:00:00-05:00`) });

let requestId: RequestId;
let token: string;
let email: string;
let people = 0;
/** Filed on Tuesday 3 November 2026; a query is due on the 18th, a claim on the 25th. */
async function file(kind: RequestKind): Promise<void> {
  people += 1;
  email = `nandu${people}@ejemplo.co`;
  ({ token } = await fileRequest(on('2026-11-03'), anonymousAt(`10.9.1.${people}`), {
    kind,
    name: 'Canción Ñandú — ¿qué?',
    email,
    phone: null,
    documentType: null,
    documentNumber: null,
    subject: '¿Qué?',
    facts: 'Uno\nDos',
    consent: 'on',
    website: '',
  }));
  requestId = toRequestId(token.split('.')[0] ?? '');
}
beforeEach(() => file('data-query'));

const words = (body: string, entryId: string = randomUUID()) => ({ requestId, entryId, body });
const read = () => readRequest(services, staff, requestId);
const kinds = async () => (await read()).entries.map(({ kind }) => kind).toReversed();
const mails = async () => (await services.queuedMails()).filter(({ to }) => to === email).slice(1);
const rejection = (code: string): unknown => expect.objectContaining({ code });
const gone = rejection('legal-request.gone');
const moved = rejection('legal-request.moved');
const nobodys = { ...words('x'), requestId: toRequestId(randomUUID()) };

test('an answer is mailed once as a part of the conversation, and stands on the page', async () => {
  const answer = words('Tenemos <b>un</b> mensaje.\n¿Algo más?');
  await Promise.all([1, 2, 3].map(() => answerRequest(on('2026-11-10'), staff, answer)));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Re: Radicado \d{4}-\d{6}/),
    replyTo: brand.email,
    messageId: requestEntryMessageId(answer.entryId),
    inReplyTo: requestMessageId(requestId),
    references: [requestMessageId(requestId)],
    html: expect.stringContaining('&lt;b&gt;un&lt;/b&gt;'),
    text: expect.stringContaining('> ¿Algo más?'),
  });
  expect(await read()).toMatchObject({ status: 'answered', answeredAt: expect.any(Date) });
  expect(await readProgress(services, visitor, { token })).toMatchObject({
    status: 'answered',
    steps: [{ kind: 'answered', body: answer.body }],
  });
  expect(await audited(services, 'answer-request')).toHaveLength(1);
  // Another answer comes too late, whoever writes it.
  await expect(answerRequest(services, other, words('Otra'))).rejects.toEqual(moved);
  expect(await mails()).toHaveLength(1);
});

test('of two who mark it one does, and the history says who', async () => {
  const results = await Promise.allSettled(
    [staff, other].map((actor) => startRequest(services, actor, { requestId })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [entry] = (await read()).entries;
  const winner = results[0]?.status === 'fulfilled' ? staff : other;
  expect(entry).toMatchObject({ kind: 'started', staffId: winner.userId, staffName: 'Ana' });
});

test('while the person completes it the term stands still, and then goes on', async () => {
  await askForMissing(on('2026-11-10'), staff, words('Falta la fecha.'));
  expect(await read()).toMatchObject({ status: 'waiting', dueOn: '2026-11-18' });
  const text = (await mails())[0]?.text ?? '';
  expect(text).toContain('> Falta la fecha.');
  expect(text).toContain('hasta el 10 de enero de 2027');
  await expect(extendRequest(on('2026-11-11'), staff, words('x'))).rejects.toEqual(moved);
  await expect(askForMissing(on('2026-11-11'), staff, words('Otra vez'))).rejects.toEqual(moved);

  await completeByPerson(on('2026-11-18'), visitor, { token, body: 'Fue el 3 de marzo.' });
  // Five working days: the 16th was a holiday.
  expect(await read()).toMatchObject({ status: 'in_progress', dueOn: '2026-11-25', askedAt: null });
  const [entry] = (await read()).entries;
  expect(entry).toMatchObject({ kind: 'completed', staffId: null, body: 'Fue el 3 de marzo.' });
  await expect(
    completeByPerson(on('2026-11-18'), visitor, { token, body: 'Otra vez' }),
  ).rejects.toEqual(rejection('legal-request.not-waiting'));
  await expect(completeByStaff(services, staff, words('x'))).rejects.toEqual(moved);
});

test('what the staff got for it goes on likewise, once', async () => {
  await askForMissing(on('2026-11-10'), staff, words('Falta la fecha.'));
  const sent = words('Dijo que el 3 de marzo.');
  await Promise.all([1, 2].map(() => completeByStaff(on('2026-11-18'), staff, sent)));
  expect(await read()).toMatchObject({ status: 'in_progress', dueOn: '2026-11-25' });
  expect(await kinds()).toEqual(['asked', 'completed']);
});

test('a link that is none completes nothing', async () => {
  await askForMissing(on('2026-11-10'), staff, words('Falta.'));
  await expect(
    completeByPerson(services, visitor, { token: `${token}x`, body: 'x' }),
  ).rejects.toEqual(rejection('legal-request.link-invalid'));
  expect(await kinds()).toEqual(['asked']);
});

test('who tries links without end is made to wait', async () => {
  const stranger = anonymousAt('10.9.0.77');
  const tried = async () => {
    const asked = { token: `${token}x`, body: 'x' };
    return completeByPerson(services, stranger, asked).catch((error: unknown) => error);
  };
  for (let count = 0; count < 20; count += 1)
    expect(await tried()).toEqual(rejection('legal-request.link-invalid'));
  expect(await tried()).toEqual(rejection('rate.limited'));
});

test('the term is extended once, before it is over, and the person reads why and until when', async () => {
  const extension = words('Hay que buscar en papel.');
  await Promise.all([1, 2].map(() => extendRequest(on('2026-11-18'), staff, extension)));
  expect(await read()).toMatchObject({ dueOn: '2026-11-25', status: 'received' });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('el 25 de noviembre de 2026');
  expect(mail?.text).toContain('> Hay que buscar en papel.');
  await expect(extendRequest(on('2026-11-19'), other, words('Más'))).rejects.toEqual(
    rejection('legal-request.not-extendable'),
  );
});

test('what is late, and what the law does not extend, is not extended', async () => {
  const refused = rejection('legal-request.not-extendable');
  await expect(extendRequest(on('2026-11-19'), staff, words('Tarde'))).rejects.toEqual(refused);
  await file('petition');
  await expect(extendRequest(on('2026-11-04'), staff, words('No'))).rejects.toEqual(refused);
  expect(await kinds()).toEqual([]);
});

test('what nobody completes in two months is given up, and its person is told', async () => {
  await services.db.service
    .updateTable('legal_requests')
    .set({ status: 'closed', asked_at: null })
    .where('status', '=', 'waiting')
    .execute();
  await askForMissing(on('2026-11-10'), staff, words('Falta la fecha.'));
  const asked = requestId;
  await file('data-claim');
  await askForMissing(on('2026-11-11'), staff, words('Falta.'));
  expect(await abandonRequests(on('2027-01-10'), system)).toBe(0);
  const runs = [1, 2].map(() => abandonRequests(on('2027-01-11'), system));
  const [one = 0, other = 0] = await Promise.all(runs);
  expect(one + other).toBe(1);
  expect(await read()).toMatchObject({ status: 'waiting' });
  requestId = asked;
  expect(await read()).toMatchObject({ status: 'abandoned' });
  expect(await kinds()).toEqual(['asked', 'abandoned']);
  email = `nandu${people - 1}@ejemplo.co`;
  expect((await mails()).map(({ text }) => text)).toEqual([
    expect.stringContaining('Falta la fecha.'),
    expect.stringContaining('Pasaron dos meses'),
  ]);
  expect(await audited(services, 'abandon-request')).toMatchObject([
    { staffId: null, id: requestId },
  ]);
});

test('closing says why to the person', async () => {
  await closeRequest(services, staff, words('Desistió por teléfono.'));
  expect(await read()).toMatchObject({ status: 'closed' });
  expect((await mails())[0]?.text).toContain('> Desistió por teléfono.');
  await expect(answerRequest(services, other, words('x'))).rejects.toEqual(moved);
});

test('notes and how somebody was known are for the staff alone, and are kept once', async () => {
  const note = words('Llamar el martes');
  await noteRequest(services, staff, note);
  await noteRequest(services, staff, note);
  const known = { ...words('Mostró su documento'), seen: email };
  await noteIdentity(services, staff, known);
  await noteIdentity(services, staff, known);
  await expect(noteIdentity(services, other, { ...words('También'), seen: email })).rejects.toEqual(
    moved,
  );
  expect(await kinds()).toEqual(['note', 'identity']);
  const progress = JSON.stringify(await readProgress(services, visitor, { token }));
  expect(progress).not.toMatch(/Llamar|documento|Ana/);
  expect(await mails()).toEqual([]);
});

test('of two who correct an address one does; what was known of it is known no more', async () => {
  await noteIdentity(services, staff, { ...words('Respondió desde ahí'), seen: email });
  const right = `bien.${email}`;
  const correction = { ...words('Lo deletreó'), seen: email, email: right };
  await Promise.all([1, 2].map(() => correctAddress(services, staff, correction)));
  const late = { ...words('Lo escribió'), seen: email, email: `otra.${email}` };
  await expect(correctAddress(services, other, late)).rejects.toEqual(moved);
  await expect(
    correctAddress(services, staff, { ...correction, email: `otra.${email}` }),
  ).rejects.toEqual(rejection('legal-request.done-before'));
  // Who was looking at the page of the old one has not checked whose this is.
  const known = words('Respondió desde ahí');
  await expect(noteIdentity(services, other, { ...known, seen: email })).rejects.toEqual(moved);
  const { entries, ...request } = await read();
  expect(request).toMatchObject({ email: right, identityCheckedAt: null });
  expect(entries.map(({ kind }) => kind)).toEqual(['corrected', 'identity']);
  expect(entries[0]?.body).toBe(`De ${email} a ${right}\nLo deletreó`);
  const noted = await audited(services, 'correct-requester');
  expect(noted.filter(({ id }) => id === requestId)).toMatchObject([{ before: null, after: null }]);

  const [mail, ...more] = (await services.queuedMails()).filter(({ to }) => to === right);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: expect.stringContaining(request.radicado),
    messageId: requestMessageId(requestId),
    about: { kind: 'request', id: requestId, entryId: correction.entryId },
    text: expect.not.stringContaining('Te respondemos a más tardar'),
  });
  await answerRequest(services, staff, words('Ya está'));
  expect((await services.queuedMails()).filter(({ to }) => to === right)).toHaveLength(2);
});

test('words that were corrected after their response was lost are not taken for those that arrived', async () => {
  const note = words('LUNES');
  await noteRequest(services, staff, note);
  const kept = rejection('legal-request.kept-before');
  for (const otherwise of [{ body: 'MARTES' }, { requestId: nobodys.requestId }])
    await expect(noteRequest(services, staff, { ...note, ...otherwise })).rejects.toEqual(
      otherwise.body ? kept : gone,
    );
  await expect(noteRequest(services, other, note)).rejects.toEqual(kept);

  const done = rejection('legal-request.done-before');
  for (const act of [answerRequest, askForMissing, closeRequest, completeByStaff, noteIdentity])
    await expect(act(services, staff, { ...note, seen: email }), act.name).rejects.toEqual(done);
  const extension = words('LUNES');
  await extendRequest(on('2026-11-10'), staff, extension);
  await extendRequest(on('2026-11-10'), staff, extension);
  await expect(
    extendRequest(on('2026-11-10'), staff, { ...extension, body: 'MARTES' }),
  ).rejects.toEqual(done);
  const answer = words('LUNES');
  await answerRequest(services, staff, answer);
  await answerRequest(services, staff, answer);
  for (const [actor, body] of [
    [staff, 'MARTES'],
    [other, 'LUNES'],
  ] as const)
    await expect(answerRequest(services, actor, { ...answer, body })).rejects.toEqual(done);
  expect((await read()).entries.map(({ body }) => body)).toEqual(['LUNES', 'LUNES', 'LUNES']);
  expect(await mails()).toHaveLength(2);
});

test('the key of another request’s words is refused, and changes nothing', async () => {
  const note = words('Del primero');
  await noteRequest(services, staff, note);
  await file('data-claim');
  const elsewhere = { ...note, requestId };
  await expect(noteRequest(services, staff, elsewhere)).rejects.toEqual(
    rejection('legal-request.kept-before'),
  );
  await expect(answerRequest(services, staff, elsewhere)).rejects.toEqual(
    rejection('legal-request.done-before'),
  );
  expect(await read()).toMatchObject({ status: 'received', entries: [] });
  expect(await mails()).toEqual([]);
});

test.each([
  ['start', () => startRequest(services, staff, nobodys)],
  ['ask', () => askForMissing(services, staff, nobodys)],
  ['complete', () => completeByStaff(services, staff, nobodys)],
  ['extend', () => extendRequest(services, staff, nobodys)],
  ['answer', () => answerRequest(services, staff, nobodys)],
  ['close', () => closeRequest(services, staff, nobodys)],
  ['note', () => noteRequest(services, staff, nobodys)],
  ['identity', () => noteIdentity(services, staff, { ...nobodys, seen: email })],
  [
    'correct',
    () => correctAddress(services, staff, { ...nobodys, seen: email, email: 'otra@ejemplo.co' }),
  ],
  ['read', () => readRequest(services, staff, nobodys.requestId)],
])('what is not there is gone: %s', async (_, work) => {
  await expect(work()).rejects.toEqual(gone);
});

test('the staff changes nothing of what was asked', async () => {
  for (const column of ['facts', 'radicado', 'received_at', 'name', 'document_number']) {
    const rewrite = asActor(services.db, staff, (db) =>
      sql`update legal_requests set ${sql.ref(column)} = ${sql.ref(column)}`.execute(db),
    );
    await expect(rewrite, column).rejects.toThrow('permission denied');
  }
});

test('the history never changes', async () => {
  await noteRequest(services, staff, words('Una nota'));
  const { service } = services.db;
  const entries = service.updateTable('legal_request_entries').set({ body: 'Otra' });
  await expect(entries.execute()).rejects.toThrow('permission denied');
  await expect(service.deleteFrom('legal_request_entries').execute()).rejects.toThrow('denied');
  await expect(service.deleteFrom('legal_requests').execute()).rejects.toThrow('denied');
});
