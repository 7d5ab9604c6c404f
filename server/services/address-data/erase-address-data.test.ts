import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { arrivalsTo } from '#content/staff-notices.ts';
import { system } from '#server/actor.ts';
import { createAccountMails } from '#server/services/accounts/send-account-mails.ts';
import { readZip } from '#test/read-zip.ts';
import {
  anonymousAt,
  makePerson,
  makeStaff,
  openTestServices,
  testOrigin,
} from '#test/test-services.ts';
import { mailArrivals } from '../arrivals/mail-arrivals.ts';
import { mailCopies } from '../contacts/mail-copies.ts';
import { submitMessage } from '../contacts/submit-message.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { fileRequest } from '../legal-requests/file-request.ts';
import { noteIdentity } from '../legal-requests/note-request.ts';
import { type RequestId, toRequestId } from '../legal-requests/request-id.ts';
import { toProposalId } from '../proposals/proposal-id.ts';
import { sendReply } from '../proposals/send-reply.ts';
import { writeReply } from '../proposals/write-reply.ts';
import { changeDraft } from '../quotes/change-draft.ts';
import { createQuote } from '../quotes/create-quote.ts';
import { decideOffer } from '../quotes/decide-offer.ts';
import { toQuoteId } from '../quotes/quote-id.ts';
import { sendQuote } from '../quotes/send-quote.ts';
import { eraseAddressData } from './erase-address-data.ts';
import { exportAddressData } from './export-address-data.ts';
import { findAddressData } from './find-address-data.ts';

const services = await openTestServices();
const { db, jobs, limits } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

let people = 0;
let email: string;
let requestId: RequestId;

beforeEach(async () => {
  people += 1;
  email = `nandu${people}@ejemplo.co`;
  for (const table of ['jobs.job', 'arrivals', 'rate_limits'])
    await db.servicePool.query(`delete from ${table}`);
  const { token } = await fileRequest(services, anonymousAt('10.6.1.1'), {
    ...({ kind: 'data-claim', name: 'Ñandú', email, phone: null, documentType: null } as const),
    ...({ documentNumber: null, subject: 'Bórrenme', facts: 'Todo lo mío' } as const),
    ...({ consent: 'on', website: '' } as const),
  });
  requestId = toRequestId(token.split('.')[0] ?? '');
  const entryId = randomUUID();
  await noteIdentity(services, staff, {
    requestId,
    entryId,
    body: 'Mostró su documento',
    seen: email,
  });
});

async function propose(from: string, message: string) {
  await submitMessage(services, anonymousAt('10.6.1.2'), {
    table: 'contact_submissions',
    written: {
      ...{ name: 'Ñandú', email: from, phone: null, message },
      ...({ service: 'video', consent: 'on', website: '' } as const),
    },
  });
  const { id } = await db.service
    .selectFrom('contact_submissions')
    .select('id')
    .where('message', '=', message)
    .executeTakeFirstOrThrow();
  return toProposalId(id);
}

/** A quote, sent or not; with the token of its link. */
async function quote(to: string, message: string, isSent = true) {
  const proposalId = await propose(to, message);
  const quoteId = toQuoteId(randomUUID());
  await createQuote(services, staff, { proposalId, quoteId });
  const line = { description: message, quantity: 1, price: 39_000 };
  await changeDraft(services, staff, { quoteId, revision: 0, change: { kind: 'add', line } });
  if (isSent) await sendQuote(services, staff, { quoteId, revision: 1 });
  const links = (await textsTo(to)).flatMap((text) => text.match(/\/cotizacion\/[\w-]{43}/g) ?? []);
  return { quoteId, token: links.at(-1)?.split('/').at(-1) ?? '' };
}
const accept = (token: string) =>
  decideOffer(services, anonymousAt('10.6.1.3'), {
    ...({ token, revision: 1, kind: 'accepted', name: 'Ñandú' } as const),
  });

const textsTo = async (...addresses: readonly string[]) =>
  (await services.queuedMails()).filter(({ to }) => addresses.includes(to)).map(({ text }) => text);
const find = () => findAddressData(services, staff, { requestId });
const erase = async () =>
  eraseAddressData(services, staff, { requestId, seen: (await find()).counts });
const quotes = () => db.service.selectFrom('quotes').select('id').orderBy('created_at').execute();

test('quotes are counted and handed over; those that nobody accepted go with their proposals', async () => {
  const kept = await quote(email.toUpperCase(), 'aceptada');
  await accept(kept.token);
  const pending = await quote(email, 'enviada');
  await quote(email, 'borrador', false);
  const others = await quote(`x${email}`, 'de otra persona');
  expect(await find()).toMatchObject({ acceptedQuotes: 1, counts: { proposals: 3, quotes: 2 } });

  const { archive } = await exportAddressData(services, staff, { requestId });
  const files = await readZip(Buffer.from(await new Response(archive).arrayBuffer()));
  const { cotizaciones } = JSON.parse(files.get('datos.json')?.toString() ?? '') as {
    cotizaciones: object[];
  };
  expect(cotizaciones).toMatchObject([
    { status: 'accepted', accepted_name: 'Ñandú', total: 39_000 },
    { status: 'sent', lines: [{ description: 'enviada' }] },
    { status: 'draft' },
  ]);
  expect(JSON.stringify(cotizaciones)).not.toMatch(/token|de otra persona/);

  // One that its client accepts meanwhile is not erased, and what was seen is no longer so.
  const seen = (await find()).counts;
  await accept(pending.token);
  await expect(eraseAddressData(services, staff, { requestId, seen })).rejects.toThrow('changed');
  await erase();
  expect(await quotes()).toEqual([kept, pending, others].map(({ quoteId }) => ({ id: quoteId })));
  expect(await find()).toMatchObject({ acceptedQuotes: 2, counts: { proposals: 0, quotes: 0 } });
});

test('a quote that is being accepted while its address is erased is kept, and nothing is erased', async () => {
  await quote(email, 'casi aceptada');
  const seen = (await find()).counts;
  const erased = await db.service.transaction().execute(async (db) => {
    const accepted = { status: 'accepted', decided_at: new Date(), erased_with: null } as const;
    await db
      .updateTable('quotes')
      .set({ ...accepted, accepted_name: 'Ñandú', accepted_text: 'Acepto' })
      .where('email', '=', email)
      .execute();
    const erasing = eraseAddressData(services, staff, { requestId, seen });
    const result = erasing.then(
      () => 'erased',
      (error: unknown) => error,
    );
    await Promise.race([result, untilSomeoneWaits()]);
    return { result };
  });
  expect(await erased.result).toEqual(expect.objectContaining({ code: 'address-data.changed' }));
  expect(await find()).toMatchObject({ acceptedQuotes: 1, counts: { proposals: 1 } });
});

const untilSomeoneWaits = () =>
  vi.waitFor(
    async () => {
      const { rows } = await db.servicePool.query(
        `select 1 from pg_locks as waiting where not granted and exists (
           select from pg_locks join pg_database on pg_database.oid = database
           where datname = current_database() and pid = waiting.pid)`,
      );
      expect(rows).not.toEqual([]);
    },
    { timeout: 20_000 },
  );

test('no mail with erased words leaves after them; the others do', async () => {
  const capitals = email.toUpperCase();
  const proposalId = await propose(capitals, 'Mi secreto');
  const replyId = randomUUID();
  await writeReply(services, staff, { proposalId, replyId, body: 'Sobre tu secreto', seen: 0 });
  await sendReply(services, system, { replyId });
  const offered = await quote(capitals, 'Otro secreto');
  const rejected = { token: offered.token, revision: 1, kind: 'rejected' } as const;
  await decideOffer(services, anonymousAt('10.6.1.3'), { ...rejected, reason: 'Es secreto' });
  await subscribe(services, anonymousAt('10.6.1.4'), { email, website: '', consent: 'on' });
  await propose('otra@ejemplo.co', `Lo de otra persona ${people}`);
  await mailCopies(services, system);
  await mailArrivals(services, system);
  await makePerson(services, email);
  await createAccountMails(jobs, testOrigin).passwordReset({ email, displayName: 'Ñandú' }, 'abc');
  expect((await textsTo(capitals)).length).toBe(4);
  expect((await textsTo(...arrivalsTo)).join()).toMatch(/secreto[^]*secreto/);

  await erase();
  const left = await services.queuedMails();
  expect(left.map(({ text }) => text).join()).not.toMatch(/secreto/i);
  expect(await textsTo(capitals)).toEqual([]);
  expect(await textsTo(email)).toEqual([
    expect.stringContaining('> Todo lo mío'),
    expect.stringContaining('abc'),
  ]);
  // What else was in the notice to the staff is in the next one.
  expect(await textsTo(...arrivalsTo)).toEqual([]);
  await limits.reset('arrivalsMail', 'staff');
  await mailArrivals(services, system);
  const [notice = ''] = await textsTo(...arrivalsTo);
  expect(notice).toContain(`> Lo de otra persona ${people}`);
  expect(notice).toContain('> Bórrenme');
  expect(notice).not.toMatch(/secreto/i);
});

test('a notice that has left is not written again', async () => {
  await propose(email, 'Mi secreto de antes');
  await mailCopies(services, system);
  await mailArrivals(services, system);
  await db.servicePool.query(`update jobs.job set state = 'completed' where name = 'send-mail'`);
  await erase();
  expect(await db.service.selectFrom('arrivals').select('id').execute()).toEqual([]);
  expect(await textsTo(...arrivalsTo)).toEqual([]);
});

test('an erasure that fails leaves every mail', async () => {
  await propose(email, 'Mi secreto que se queda');
  await mailCopies(services, system);
  const now = () => {
    throw new Error('no clock');
  };
  const { counts: seen } = await find();
  const erased = eraseAddressData({ ...services, now }, staff, { requestId, seen });
  await expect(erased).rejects.toThrow('no clock');
  expect((await textsTo(email)).join()).toContain('que se queda');
});

test('the counters of an address go with what it left, those of an account stay', async () => {
  const keys = async () => {
    const counted = db.servicePool.query(`select key from rate_limits where key like '%${email}%'`);
    return (await counted).rowCount;
  };
  expect(await keys()).toBe(1);
  await makePerson(services, email);
  await erase();
  expect(await keys()).toBe(1);
  await db.service.deleteFrom('users').where('email', '=', email).execute();
  await erase();
  expect(await keys()).toBe(0);
});
