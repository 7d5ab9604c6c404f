import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { MailOutcome } from '#server/ports/mail/mail.ts';
import { RefusedMail } from '#server/ports/mail/mailer.ts';
import { deliverMail, giveUpMail } from '#test/deliver-mail.ts';
import { anonymousAt, makeStaff, openTestServices } from '#test/test-services.ts';
import { correctAddress } from './correct-address.ts';
import { countRequests } from './count-requests.ts';
import { fileRequest } from './file-request.ts';
import { listRequests } from './list-requests.ts';
import { answerRequest, askForMissing } from './move-request.ts';
import { noteReached } from './note-request.ts';
import { readProgress } from './read-progress.ts';
import { readRequest } from './read-request.ts';
import { type RequestId, toRequestId } from './request-id.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'otra@ejemplo.co');

let requestId: RequestId;
let token: string;
let email: string;
let people = 0;
beforeEach(async () => {
  people += 1;
  email = `nandu${people}@ejemplo.co`;
  ({ token } = await fileRequest(services, anonymousAt(`10.9.2.${people}`), {
    ...({ kind: 'data-query', name: 'Canción Ñandú — ¿qué?', email, phone: null } as const),
    ...({ documentType: null, documentNumber: null, subject: '¿Qué?', facts: 'Uno' } as const),
    ...({ consent: 'on', website: '' } as const),
  }));
  requestId = toRequestId(token.split('.')[0] ?? '');
});

const words = (body: string) => ({ requestId, entryId: randomUUID(), body });
const read = () => readRequest(services, staff, requestId);
const progress = () => readProgress(services, anonymousAt('10.9.2.200'), { token });
/** What is in the list of those that a mail did not reach. */
const undelivered = async () => {
  const { rows } = await listRequests(services, staff, {
    ...({ view: 'undelivered', cursor: null } as const),
    search: email,
  });
  return rows.map(({ id, mailFailure }) => [id, mailFailure]);
};
/** What comes of the mail that was about this entry, or of the one with the radicado. */
async function comes(entryId: string | null, outcome: MailOutcome): Promise<void> {
  const mail = (await services.queuedMails()).find(
    ({ about }) => about?.kind === 'request' && about.id === requestId && about.entryId === entryId,
  );
  if (outcome === 'given-up') await giveUpMail(services, mail);
  else await deliverMail(services, mail, outcome === 'refused' ? new RefusedMail('550') : null);
}

test.each(['refused', 'given-up'] as const)(
  'an answer whose mail is %s is answered and has not arrived: history, page and list say so',
  async (outcome) => {
    const answer = words('Tenemos un mensaje.');
    await answerRequest(services, staff, answer);
    expect(await read()).toMatchObject({ status: 'answered', mailFailure: null });
    // A worker that dies after it noted it notes it again.
    await comes(answer.entryId, outcome);
    await comes(answer.entryId, outcome);
    const { entries, ...request } = await read();
    expect(request).toMatchObject({ status: 'answered', mailFailure: outcome });
    expect(entries).toMatchObject([
      { kind: 'undelivered', failure: outcome, mailOf: answer.entryId, staffId: null, body: null },
      { id: answer.entryId, kind: 'answered', failure: null, mailOf: null },
    ]);
    expect(await undelivered()).toEqual([[requestId, outcome]]);
    // The person reads the answer on its page, and that its mail did not arrive; nothing of what is the staff's.
    const { steps, unreached } = (await progress()) ?? {};
    expect(steps?.map(({ kind }) => kind)).toEqual(['answered']);
    expect(unreached).toBe('n•••@ejemplo.co');
  },
);

test('so is a radicado; each mail that fails is noted, and one that arrives later ends it', async () => {
  await comes(null, 'refused');
  const asked = words('¿Cuál canción?');
  await askForMissing(services, staff, asked);
  await comes(asked.entryId, 'refused');
  const { entries } = await read();
  expect(entries.map(({ kind, mailOf }) => [kind, mailOf])).toEqual([
    ['undelivered', asked.entryId],
    ['asked', null],
    ['undelivered', null],
  ]);
  expect(await progress()).toMatchObject({ unreached: 'n•••@ejemplo.co' });
  const { undelivered: before } = await countRequests(services, staff);
  const answer = words('Ya la encontramos.');
  await answerRequest(services, staff, answer);
  await comes(answer.entryId, 'delivered');
  expect(await read()).toMatchObject({ mailFailure: null });
  expect(await progress()).toMatchObject({ address: 'n•••@ejemplo.co', unreached: null });
  expect(await undelivered()).toEqual([]);
  const { undelivered: after } = await countRequests(services, staff);
  expect(after.count).toBe(before.count - 1);
});

test('what comes of an older mail says nothing of the last one', async () => {
  const answer = words('Ya la encontramos.');
  await answerRequest(services, staff, answer);
  await comes(answer.entryId, 'refused');
  await comes(null, 'delivered');
  expect(await read()).toMatchObject({ mailFailure: 'refused' });
  await noteReached(services, staff, words('Por teléfono'));
  await comes(null, 'given-up');
  expect(await read()).toMatchObject({ mailFailure: null });
  expect((await read()).entries[0]).toMatchObject({ kind: 'undelivered', mailOf: null });
});

test('an address that is corrected ends the failure, whose mails say no more; its own mail may fail too', async () => {
  const answer = words('Ya la encontramos.');
  await answerRequest(services, staff, answer);
  await comes(answer.entryId, 'refused');
  const correction = { ...words('Lo deletreó'), seen: email, email: `bien.${email}` };
  await correctAddress(services, staff, correction);
  expect(await read()).toMatchObject({ mailFailure: null });
  await comes(null, 'given-up');
  expect(await read()).toMatchObject({ mailFailure: null });
  await comes(correction.entryId, 'refused');
  expect(await read()).toMatchObject({ mailFailure: 'refused' });
  await comes(answer.entryId, 'delivered');
  expect(await read()).toMatchObject({ mailFailure: 'refused' });
});

test('of two who reached the person by other means one says so, and only where it was needed', async () => {
  await expect(noteReached(services, staff, words('x'))).rejects.toMatchObject({
    code: 'legal-request.moved',
  });
  await comes(null, 'refused');
  const said = words('Por teléfono, a las tres');
  const results = await Promise.allSettled([
    noteReached(services, staff, said),
    noteReached(services, staff, said),
    noteReached(services, other, words('Por WhatsApp')),
  ]);
  expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  const { entries, mailFailure } = await read();
  expect(mailFailure).toBeNull();
  expect(await progress()).toMatchObject({ unreached: null });
  expect(entries.filter(({ kind }) => kind === 'reached')).toHaveLength(1);
  expect(await undelivered()).toEqual([]);
});
