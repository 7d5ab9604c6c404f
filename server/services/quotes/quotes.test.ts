import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { wholeStaff } from '#server/background/live-events.ts';
import { brand } from '#content/brand.ts';
import { packageForSale } from '#content/catalogue.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { copyMessageId, quoteMessageId } from '#server/mails/message-ids.ts';
import { RefusedMail } from '#server/ports/mail/mailer.ts';
import { audited } from '#test/audited.ts';
import { deliverMail } from '#test/deliver-mail.ts';
import { anonymousAt, later, makeStaff, openTestServices } from '#test/test-services.ts';
import { type ProposalId, toProposalId } from '../proposals/proposal-id.ts';
import { readProposal } from '../proposals/read-proposal.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { createQuote } from './create-quote.ts';
import { decideOffer } from './decide-offer.ts';
import { deleteDraft } from './delete-draft.ts';
import { listQuotes } from './list-quotes.ts';
import { type QuoteId, toQuoteId } from './quote-id.ts';
import { readOffer } from './read-offer.ts';
import { readQuote } from './read-quote.ts';
import { repeatQuote } from './repeat-quote.ts';
import { replaceLink } from './replace-link.ts';
import { sendQuote } from './send-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const luis = await makeStaff(services, 'luis@ejemplo.co');
const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());

const day = 24 * 60 * 60 * 1000;
const client = anonymousAt('10.9.0.1');
const rejection = (code: string): unknown => expect.objectContaining({ code });

let clients = 0;
let email: string;
let proposalId: ProposalId;
let quoteId: QuoteId;
beforeEach(async () => {
  clients += 1;
  email = `nandu${clients}@ejemplo.co`;
  const { id } = await db.service
    .insertInto('contact_submissions')
    .values({ name: 'Canción Ñandú — ¿qué?', email, service: 'video', message: '¡Hola!' })
    .returning('id')
    .executeTakeFirstOrThrow();
  proposalId = toProposalId(id);
  quoteId = toQuoteId(randomUUID());
  await createQuote(services, staff, { proposalId, quoteId });
});

const read = (id = quoteId) => readQuote(services, staff, id);
const change = (revision: number, change: DraftChange, actor = staff) =>
  changeDraft(services, actor, { quoteId, revision, change });
const arrangement = { description: 'Arreglo de «Ñandú»', quantity: 2, price: 12_050 };
const add = (revision: number, line: Extract<DraftChange, { kind: 'add' }>['line'] = arrangement) =>
  change(revision, { kind: 'add', line });
const mails = async () => (await services.queuedMails()).filter(({ to }) => to === email);
const linkIn = (text = '') => /\/cotizacion\/([\w-]{43})/.exec(text)?.[1] ?? '';

/** Sends the quote with one line; the token of its link. */
async function send(): Promise<string> {
  await add(0);
  await sendQuote(services, staff, { quoteId, revision: 1 });
  return linkIn((await mails()).at(-1)?.text);
}
const open = (token: string) => readOffer(services, client, { token });
const detailsOf = async (more: object) => {
  const { name, currency, validUntil, notes } = await read();
  return { name, currency, discount: 0, validUntil, notes, ...more };
};

test('a draft begins with what its proposal says, for fifteen days, once', async () => {
  await createQuote(services, luis, { proposalId, quoteId });
  expect(await read()).toMatchObject({
    ...{ name: 'Canción Ñandú — ¿qué?', email, proposalId, state: 'draft', number: null },
    ...{ lines: [], totals: { total: 0 }, currency: 'USD', taxPercent: 19 },
    validUntil: bogotaDate(new Date(Date.now() + 15 * day)),
  });
  const { rows } = await db.servicePool.query(
    `select action, staff_id from audit_log where subject_id = $1`,
    [quoteId],
  );
  expect(rows).toEqual([{ action: 'begin-quote', staff_id: staff.userId }]);
});

test('of a proposal that is gone there is no quote', async () => {
  const gone = { proposalId: toProposalId(randomUUID()), quoteId: toQuoteId(randomUUID()) };
  await expect(createQuote(services, staff, gone)).rejects.toEqual(rejection('proposal.gone'));
  expect(() => toQuoteId('1')).toThrow(rejection('quote.gone'));
});

test('lines are added, changed and taken away; what the catalogue has costs what it says', async () => {
  await add(0, { package: 'musica-profesional', quantity: 2 });
  await add(1);
  const sold = packageForSale('musica-profesional');
  expect(await read()).toMatchObject({
    revision: 2,
    lines: [
      {
        packageId: 'musica-profesional',
        description: 'Producción musical: Profesional (por canción)',
        unitPrice: sold?.price.amount,
        quantity: 2,
      },
      { packageId: null, description: 'Arreglo de «Ñandú»', unitPrice: 12_050 },
    ],
    totals: { total: 2 * 39_000 + 2 * 12_050 },
  });
  await change(2, { kind: 'recount', at: 0, quantity: 1 });
  await change(3, { kind: 'replace', at: 1, line: { ...arrangement, quantity: 1 } });
  expect((await read()).totals.total).toBe(39_000 + 12_050);
  await change(4, { kind: 'details', details: await detailsOf({ discount: 10 }) });
  expect((await read()).totals).toMatchObject({ subtotal: 51_050, discount: 5105, total: 45_945 });
  await change(5, { kind: 'remove', at: 0 });
  expect((await read()).lines).toMatchObject([{ description: 'Arreglo de «Ñandú»' }]);
  const noted = (await audited(services, 'change-quote')).filter(({ id }) => id === quoteId);
  expect(noted.at(-2)).toMatchObject({
    before: { total: { amount: 51_050, currency: 'USD' } },
    after: { total: { amount: 45_945, currency: 'USD' } },
  });
});

test.each([
  [
    'a package that is not sold',
    { package: 'manejo-superestrella', quantity: 1 },
    'no-such-package',
  ],
  ['no package', { package: 'constructor', quantity: 1 }, 'no-such-package'],
  ['too dear', { description: 'x', quantity: 101, price: 100_000_000_000 }, 'too-much'],
])('%s is refused', async (_, line, code) => {
  await expect(add(0, line)).rejects.toEqual(rejection(`quote.${code}`));
  expect(await read()).toMatchObject({ revision: 0, lines: [] });
});

test('there are forty lines at most', async () => {
  const lines = Array.from({ length: 40 }, () => ({
    ...{ packageId: null, description: 'x', quantity: 1, unitPrice: 1 },
  }));
  await db.service
    .updateTable('quotes')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', quoteId)
    .execute();
  await expect(add(0)).rejects.toEqual(rejection('quote.too-much'));
});

test('in pesos nothing is from the catalogue, and prices do not change their currency', async () => {
  await change(0, { kind: 'details', details: await detailsOf({ currency: 'COP' }) });
  await expect(add(1, { package: 'musica-basico', quantity: 1 })).rejects.toEqual(
    rejection('quote.catalogue-in-dollars'),
  );
  await add(1);
  const dollars: DraftChange = { kind: 'details', details: await detailsOf({ currency: 'USD' }) };
  await expect(change(2, dollars)).rejects.toEqual(rejection('quote.currency-has-lines'));
});

test.each([-1, 367])('it is not valid until %i days from now', async (days) => {
  const validUntil = bogotaDate(new Date(Date.now() + days * day));
  const details = await detailsOf({ validUntil });
  await expect(change(0, { kind: 'details', details })).rejects.toEqual(
    rejection('quote.no-such-day'),
  );
  const none = { ...details, validUntil: '2027-02-30' };
  await expect(change(0, { kind: 'details', details: none })).rejects.toEqual(
    rejection('quote.no-such-day'),
  );
});

test('of two who change a draft at once one does, and the other is told', async () => {
  const both = [staff, luis, staff, luis].map((actor, n) =>
    change(0, { kind: 'add', line: { ...arrangement, price: n } }, actor),
  );
  const results = await Promise.allSettled(both);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(rejection('quote.changed'));
  expect(await read()).toMatchObject({ revision: 1, lines: { length: 1 } });
  await expect(change(1, { kind: 'remove', at: 1 })).rejects.toEqual(rejection('quote.changed'));
});

test('it is mailed once, as a part of the conversation, and answers the proposal', async () => {
  await add(0);
  const sends = [staff, luis, staff].map((actor) =>
    sendQuote(services, actor, { quoteId, revision: 1 }),
  );
  const results = await Promise.allSettled(sends);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(rejection('quote.not-draft'));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const { number } = await read();
  expect(number).toMatch(/^COT-\d{4}-\d{4}$/);
  expect(mail).toMatchObject({
    subject: `Cotización ${number} de ${brand.name}`,
    replyTo: brand.email,
    messageId: quoteMessageId(quoteId, 1),
    inReplyTo: copyMessageId(proposalId),
    references: [copyMessageId(proposalId)],
    text: expect.stringContaining(`${number}, por USD\u{A0}241 en total`),
  });
  // It answers when the mail server took it.
  expect(await readProposal(services, staff, proposalId)).toMatchObject({
    ...{ status: 'new', firstAnsweredAt: null },
  });
  await deliverMail(services, mail);
  const { status, firstAnsweredAt, entries } = await readProposal(services, staff, proposalId);
  expect([status, firstAnsweredAt !== null]).toEqual(['contacted', true]);
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'quote', before: number, after: 'sent', body: null }),
  );
  expect(entries).toHaveLength(2);
});

test('a link that did not arrive is said at the quote and in the list, until another one does', async () => {
  await send();
  const said = new RefusedMail('550');
  const listed = async () => {
    const { rows } = await listQuotes(services, staff, {
      ...{ view: 'all', search: email, cursor: null },
    });
    return rows.map(({ mailFailure }) => mailFailure);
  };
  const [first] = await mails();
  await deliverMail(services, first, said);
  expect(await read()).toMatchObject({ state: 'sent', mailFailure: 'refused' });
  expect(await listed()).toEqual(['refused']);
  expect(await readProposal(services, staff, proposalId)).toMatchObject({ firstAnsweredAt: null });
  await replaceLink(services, staff, { quoteId, seen: 1 });
  await deliverMail(services, (await mails()).at(-1));
  expect(await listed()).toEqual([null]);
  // What becomes of the link that opens nothing any more changes nothing.
  await deliverMail(services, first, said);
  expect(await read()).toMatchObject({ mailFailure: null });
});

test('the proof of an acceptance that did not arrive is said at the quote', async () => {
  const token = await send();
  const decision = { kind: 'accepted', name: 'Ñusta' } as const;
  await decideOffer(services, client, { token, revision: 1, ...decision });
  await deliverMail(services, (await mails()).at(-1), new RefusedMail('550'));
  expect(await read()).toMatchObject({ state: 'accepted', mailFailure: 'refused' });
});

test('numbers of a year follow each other, without a gap for what was not sent', async () => {
  const numberOf = async () => {
    await send();
    return Number((await read()).number?.slice(-4));
  };
  const first = await numberOf();
  await createQuote(services, staff, { proposalId, quoteId: toQuoteId(randomUUID()) });
  quoteId = toQuoteId(randomUUID());
  await createQuote(services, staff, { proposalId, quoteId });
  await expect(sendQuote(services, staff, { quoteId, revision: 0 })).rejects.toEqual(
    rejection('quote.empty'),
  );
  expect(await numberOf()).toBe(first + 1);
});

test('nothing is sent of which the day is over, or that was changed meanwhile', async () => {
  await add(0);
  const tomorrow = later(services, 16 * day);
  await expect(sendQuote(tomorrow, staff, { quoteId, revision: 1 })).rejects.toEqual(
    rejection('quote.outdated'),
  );
  await expect(sendQuote(services, staff, { quoteId, revision: 0 })).rejects.toEqual(
    rejection('quote.changed'),
  );
  expect([await mails(), (await read()).state]).toEqual([[], 'draft']);
});

test('it is sent until the last second of its last day in Bogotá, under the number of that year', async () => {
  const end = new Date('2031-12-31T23:59:59-05:00');
  const at = (ms: number) => ({ ...services, now: () => new Date(+end + ms) });
  quoteId = toQuoteId(randomUUID());
  await createQuote(at(-15 * day), staff, { proposalId, quoteId });
  await add(0);
  const send = (ms: number) => sendQuote(at(ms), staff, { quoteId, revision: 1 });
  await expect(send(1000)).rejects.toEqual(rejection('quote.outdated'));
  await send(0);
  expect(await read()).toMatchObject({ number: 'COT-2031-0001', validUntil: '2031-12-31' });
});

test('what was sent is changed and deleted by nobody', async () => {
  await send();
  const notDraft = rejection('quote.not-draft');
  await expect(add(1)).rejects.toEqual(notDraft);
  await expect(deleteDraft(services, staff, { quoteId, revision: 1 })).rejects.toEqual(notDraft);
  expect(await read()).toMatchObject({ state: 'sent', lines: { length: 1 } });
});

test('a draft is deleted as it was seen', async () => {
  await add(0);
  await expect(deleteDraft(services, staff, { quoteId, revision: 0 })).rejects.toEqual(
    rejection('quote.changed'),
  );
  await deleteDraft(services, staff, { quoteId, revision: 1 });
  await expect(read()).rejects.toEqual(rejection('quote.gone'));
  await expect(add(1)).rejects.toEqual(rejection('quote.gone'));
});

test('only the newest link opens it; of two who change the link one does', async () => {
  const first = await send();
  expect(await open(first)).toMatchObject({ id: quoteId, state: 'sent' });
  const results = await Promise.allSettled(
    [staff, luis].map((actor) => replaceLink(services, actor, { quoteId, seen: 1 })),
  );
  const [made, ...none] = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(none).toEqual([]);
  for (const one of results)
    if (one.status === 'rejected') expect(one.reason).toEqual(rejection('quote.relinked'));
  const [, mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ messageId: quoteMessageId(quoteId, 2) });
  expect(mail?.text).toContain(made);
  expect(await open(first)).toBeNull();
  expect(await open(linkIn(made))).toMatchObject({ id: quoteId });
  // What is stored opens nothing.
  const { token_hash } = await db.service
    .selectFrom('quotes')
    .select('token_hash')
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  expect(await open(token_hash ?? '')).toBeNull();
});

test.each(['', 'x', '../..', 'A'.repeat(43), '\0', 'ñ'.repeat(500)])(
  '«%s» opens nothing',
  async (token) => {
    await send();
    expect(await open(token)).toBeNull();
  },
);

test('a link of a draft is not made', async () => {
  await expect(replaceLink(services, staff, { quoteId, seen: 0 })).rejects.toEqual(
    rejection('quote.gone'),
  );
});

test('it is withdrawn while it waits, once', async () => {
  const token = await send();
  await withdrawQuote(services, luis, quoteId);
  expect(await open(token)).toMatchObject({ state: 'withdrawn', decidedAt: expect.any(Date) });
  await expect(withdrawQuote(services, staff, quoteId)).rejects.toEqual(rejection('quote.decided'));
  const { entries } = await readProposal(services, staff, proposalId);
  expect(entries[0]).toMatchObject({ after: 'withdrawn', staffId: luis.userId });
});

test('what expired says so, without anybody saying it, and is not withdrawn', async () => {
  const token = await send();
  const { validUntil } = await read();
  // The last day ends at midnight in Bogotá.
  const end = +new Date(`${validUntil}T23:59:59-05:00`);
  const at = (moment: number) => ({ ...services, now: () => new Date(moment) });
  expect(await readOffer(at(end), client, { token })).toMatchObject({ state: 'sent' });
  expect(await readOffer(at(end + 1000), client, { token })).toMatchObject({ state: 'expired' });
  await expect(withdrawQuote(at(end + 1000), staff, quoteId)).rejects.toEqual(
    rejection('quote.decided'),
  );
  await withdrawQuote(at(end), staff, quoteId);
});

test('another one like it has the prices of today, and days of its own', async () => {
  await add(0, { package: 'musica-basico', quantity: 3 });
  await add(1);
  await change(2, { kind: 'details', details: await detailsOf({ discount: 5 }) });
  // As if it had cost less then.
  const [sold, free] = (await read()).lines;
  const lines = [{ ...sold, unitPrice: 1 }, free];
  await db.service
    .updateTable('quotes')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', quoteId)
    .execute();
  await sendQuote(services, staff, { quoteId, revision: 3 });
  const newId = toQuoteId(randomUUID());
  const nextMonth = later(services, 30 * day);
  await repeatQuote(nextMonth, luis, { quoteId, newId });
  await repeatQuote(nextMonth, luis, { quoteId, newId });
  expect(await readQuote(nextMonth, staff, quoteId)).toMatchObject({ state: 'expired' });
  expect(await read(newId)).toMatchObject({
    ...{ state: 'draft', number: null, revision: 0, discountPercent: 5, proposalId },
    lines: [
      {
        ...{ packageId: 'musica-basico', quantity: 3 },
        unitPrice: packageForSale('musica-basico')?.price.amount,
      },
      { packageId: null, unitPrice: arrangement.price },
    ],
    validUntil: bogotaDate(new Date(Date.now() + 45 * day)),
  });
});

test('what is no longer for sale is repeated as a free line', async () => {
  const line = { description: 'De antes', quantity: 1, unitPrice: 500 };
  await db.service
    .updateTable('quotes')
    .set({ lines: JSON.stringify([{ ...line, packageId: 'uno-de-antes' }]) })
    .where('id', '=', quoteId)
    .execute();
  const newId = toQuoteId(randomUUID());
  await repeatQuote(services, staff, { quoteId, newId });
  expect((await read(newId)).lines).toEqual([{ ...line, packageId: null }]);
});

test('the staff hears of each change', async () => {
  const heard: string[] = [];
  const end = services.events.follow(wholeStaff, (event) =>
    heard.push(`${event?.kind} ${event?.id}`),
  );
  await add(0);
  await expect.poll(() => heard).toContain(`quote ${quoteId}`);
  end();
});
