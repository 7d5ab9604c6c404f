import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { arrivalsTo } from '#content/staff-notices.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { system } from '#server/actor.ts';
import { issueReceipts as job } from '#server/jobs/issue-receipts.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { makePerson, makeStaff, openTestServices, testOrigin } from '#test/test-services.ts';
import { mailArrivals } from '../arrivals/mail-arrivals.ts';
import { createQuote } from '../quotes/create-quote.ts';
import { toQuoteId } from '../quotes/quote-id.ts';
import { toProposalId } from '../proposals/proposal-id.ts';
import { issueReceipts } from './issue-receipts.ts';
import { mailRefunds } from './mail-refunds.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());

let people = 0;
let email: string;
const client_name = 'Ñusta Íñiguez';
beforeEach(async () => {
  people += 1;
  email = `nusta${people}@ejemplo.co`;
  await db.servicePool.query('delete from jobs.job');
  await db.service.deleteFrom('arrivals').execute();
  await services.limits.reset('arrivalsMail', 'staff');
});

const paid = (order: object = {}, payment: object = {}) =>
  makePaymentRows(services, { order: { client_name, client_email: email, ...order }, payment });
const mailsTo = async (address: string) =>
  (await services.queuedMails()).filter(({ to }) => to === address);
const plain = (text: string) => text.replaceAll(/[\u{A0}\u{202F}]/gu, ' ');
/** As a person reads the HTML. */
const htmlText = ({ html }: Mail) =>
  plain(
    html
      .replaceAll('<!-- -->', '')
      .replaceAll(/<style>[^]*?<\/style>|<[^>]*>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll(/\s+/g, ' '),
  );
/** In the HTML the name of a fact has a cell of its own. */
const facts = (fact: string, text: string) => [
  text.includes('Ver el pedido:') ? fact : fact.replace(': ', ' '),
];
const receiptOf = (orderId: string) =>
  db.service
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
const proposals = (address: string) =>
  db.service.selectFrom('contact_submissions').selectAll().where('email', '=', address).execute();
const entries = (proposalId: string) =>
  db.service
    .selectFrom('proposal_entries')
    .select(['kind', 'before', 'body', 'staff_id as staffId'])
    .where('proposal_id', '=', proposalId)
    .execute();
const numberOf = (number: number) => `C-${String(number).padStart(6, '0')}`;

test('a receipt is mailed once, with what was paid and what comes now, in HTML and in plain text', async () => {
  const { orderId, code } = await paid();
  await issueReceipts(services, system);
  await issueReceipts(services, system);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  const { number, mailed_at } = await receiptOf(orderId);
  expect(mailed_at).not.toBeNull();
  if (!mail) throw new Error('No mail');
  expect(mail).toMatchObject({
    subject: `Comprobante de pago ${numberOf(number)}`,
    messageId: expect.stringMatching(`^comprobante-${numberOf(number)}@`),
    rows: [orderId],
    about: { kind: 'receipt', id: orderId, mailCount: 1 },
  });
  const url = `${testOrigin}/checkout/success?pedido=${orderId}`;
  for (const text of [plain(mail.text), htmlText(mail)]) {
    for (const said of [
      'Hola, Ñusta Íñiguez:',
      'Recibimos tu pago de USD 390 por «Producción musical: Básico».',
      ...facts('Fecha del pago: 24 de noviembre de 2026', text),
      ...facts(`Pedido: ${code}`, text),
      ...facts('Medio de pago: PayPal', text),
      ...facts('Base sin IVA: USD 327,73', text),
      ...facts('IVA incluido (19 %): USD 62,27', text),
      'Qué sigue: te escribimos a este correo',
      'Puedes retractarte hasta el 1 de diciembre de 2026: son 5 días hábiles',
      'Este comprobante no es una factura electrónica; si la necesitas, respóndenos con tus datos.',
      ...['Pedir el retracto', url],
    ])
      expect(text).toContain(said);
    expect(text.match(/USD [\d.,]*\d/g)).toEqual(
      expect.arrayContaining(['USD 390', 'USD 390,00', 'USD 327,73', 'USD 62,27']),
    );
    // Nothing else costs anything.
    expect(new Set(text.match(/(?:USD|\$) [\d.,]*\d/g)).size).toBe(4);
    expect(text.replaceAll('no es una factura electrónica', '')).not.toMatch(/factura/i);
  }
  const file = `${testOrigin}/checkout/comprobante?pedido=${orderId}`;
  expect(mail.text).toContain(`Descargar el comprobante en PDF:\n${file}`);
  expect(mail.html).toContain(`href="${file}"`);
  const withdrawal = `${testOrigin}/checkout/retracto?pedido=${orderId}`;
  expect(mail.text).toContain(`Pedir el retracto:\n${withdrawal}`);
  expect(mail.html).toContain(`href="${withdrawal}"`);
});

test('who has an account is greeted as in its other mails, at the address of today', async () => {
  const ana = await makePerson(services, email);
  await paid({ user_id: ana.userId, client_email: 'antes@ejemplo.co' });
  await issueReceipts(services, system);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/^Hola, Ana:/);
});

test('a paid order is a proposal for the staff once, who is told', async () => {
  const { orderId, code } = await paid();
  await Promise.all([1, 2, 3].map(() => issueReceipts(services, system)));
  await issueReceipts(services, system);
  const { number } = await receiptOf(orderId);
  const [proposal, ...others] = await proposals(email);
  expect(others).toEqual([]);
  expect(proposal).toMatchObject({ name: client_name, service: 'produccion', status: 'new' });
  const message = plain(proposal?.message ?? '');
  for (const said of [
    'Pagó en el sitio «Producción musical: Básico».',
    `Pedido: ${code}`,
    `Comprobante: ${numberOf(number)}`,
    'Total pagado: USD 390,00',
    'No pidió empezar antes: puede retractarse hasta el 1 de diciembre de 2026.',
  ])
    expect(message).toContain(said);
  expect(await entries(proposal?.id ?? '')).toEqual([
    { kind: 'paid', before: numberOf(number), body: null, staffId: null },
  ]);
  await mailArrivals(services, system);
  const [notice] = await mailsTo(arrivalsTo[0] ?? '');
  expect(notice?.subject).toContain(`Compra nueva: ${client_name} · Producción`);
  expect(notice?.text).toContain('Llegó una compra');
});

test('who asked for the work to begin at once is not made to wait', async () => {
  await paid({
    consent_text: 'Pido que empiecen ya',
    consented_at: new Date('2026-11-24T14:59:00Z'),
  });
  await issueReceipts(services, system);
  const [proposal] = await proposals(email);
  expect(proposal?.message).toContain('Pidió empezar sin esperar el plazo de retracto');
  expect(plain(proposal?.message ?? '')).toContain('24 de noviembre de 2026 a las 9:59 a. m.');
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Nos pediste empezar sin esperar');
  expect(mail?.text).not.toContain('Puedes retractarte hasta');
});

const line = { packageId: null, unitPrice: 10_000 };
const quotedLines = [
  { ...line, description: 'Video de «Canción Ñandú»', quantity: 1 },
  { ...line, description: 'Grabación de voz', quantity: 2 },
];

test('what was quoted goes to the proposal of its quote', async () => {
  const { id } = await db.service
    .insertInto('contact_submissions')
    .values({ name: client_name, email, service: 'video', message: '¡Hola!' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const quoteId = toQuoteId(randomUUID());
  await createQuote(services, staff, { proposalId: toProposalId(id), quoteId });
  await db.service
    .updateTable('quotes')
    .set({ lines: JSON.stringify(quotedLines) })
    .where('id', '=', quoteId)
    .execute();
  const { orderId } = await paid({ quote_id: quoteId });
  await issueReceipts(services, system);
  expect(await proposals(email)).toMatchObject([{ id }]);
  const { number } = await receiptOf(orderId);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('\n\n- Video de «Canción Ñandú»\n- Grabación de voz × 2\n\n');
  expect(mail && htmlText(mail)).toContain('Video de «Canción Ñandú» Grabación de voz × 2');
  expect(await entries(id)).toMatchObject([
    { kind: 'paid', before: numberOf(number), body: expect.stringContaining('Pagó en el sitio') },
  ]);
  const [notice, ...others] = await mailsTo(arrivalsTo[0] ?? '');
  expect(others).toEqual([]);
  expect(plain(notice?.subject ?? '')).toBe('Pagaron USD 390 de una cotización');
  expect(notice?.text).toContain(`/auth?volver=/admin/contact-submissions/${id}`);
  // Where they were erased, it is a new one.
  await db.service.deleteFrom('contact_submissions').where('id', '=', id).execute();
  await paid({ quote_id: randomUUID() });
  await issueReceipts(services, system);
  expect(await proposals(email)).toMatchObject([{ service: 'produccion' }]);
});

test('who paid and left has their number, and no mail, and no proposal is made', async () => {
  const before = await db.service
    .selectFrom('contact_submissions')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  const { orderId } = await paid({ client_name: null, client_email: null });
  await issueReceipts(services, system);
  expect(await receiptOf(orderId)).toMatchObject({ mailed_at: null });
  expect(await services.queuedMails()).toEqual([]);
  expect(
    await db.service
      .selectFrom('contact_submissions')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst(),
  ).toEqual(before);
});

test('one that cannot be mailed takes no number, and keeps no other from theirs', async () => {
  const bad = await paid({}, { received_at: new Date('2026-01-01T00:00:00Z') });
  const good = await paid();
  const { issued } = services.receipts.mails;
  const failing = {
    ...services,
    receipts: {
      ...services.receipts,
      mails: {
        ...services.receipts.mails,
        issued: (...args: Parameters<typeof issued>) =>
          args[0].order.id === bad.orderId ? Promise.reject(new Error('full')) : issued(...args),
      },
    },
  };
  await expect(issueReceipts(failing, system)).rejects.toThrow(bad.paymentId);
  const { number } = await receiptOf(good.orderId);
  await expect(receiptOf(bad.orderId)).rejects.toThrow('no result');
  await issueReceipts(services, system);
  expect(await receiptOf(bad.orderId)).toMatchObject({ number: number + 1 });
  expect(await proposals(email)).toHaveLength(2);
});

test('a problem that was quoted is work like any other', async () => {
  await paid({ service: 'soporte' });
  await issueReceipts(services, system);
  expect(await proposals(email)).toMatchObject([{ service: 'multiple', severity: null }]);
});

test('what went back before it was numbered is no work', async () => {
  await paid({ status: 'refunded' }, { refunded: 39_000 });
  await issueReceipts(services, system);
  expect(await proposals(email)).toEqual([]);
  expect((await mailsTo(email))[0]?.text).toContain('Este pago ya se devolvió completo.');
});

async function refund(
  { orderId, paymentId }: { orderId: string; paymentId: string },
  values: object = {},
) {
  const at = new Date();
  await db.service
    .insertInto('refunds')
    .values({
      ...{ id: `extra:${paymentId}`, order_id: orderId, payment_id: paymentId, amount: 1050 },
      ...{ reason: 'withdrawal', status: 'done', asked_at: at, done_at: at, next_try_at: at },
      ...values,
    })
    .execute();
}

test('a refund that is done is mailed once', async () => {
  const order = await paid();
  await issueReceipts(services, system);
  const { number } = await receiptOf(order.orderId);
  await refund(order, { status: 'pending', done_at: null });
  expect(await mailRefunds(services, system)).toBe(0);
  await db.service
    .updateTable('refunds')
    .set({ status: 'done', done_at: new Date() })
    .where('order_id', '=', order.orderId)
    .execute();
  const mailed = await Promise.all([1, 2, 3].map(() => mailRefunds(services, system)));
  expect(mailed.reduce((sum, one) => sum + one)).toBe(1);
  const [, mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  if (!mail) throw new Error('No mail');
  expect(plain(mail.subject)).toBe('Te devolvimos USD 10,50');
  expect(mail.messageId).toMatch(/^devolucion-[0-9a-f]+@/);
  for (const text of [plain(mail.text), htmlText(mail)])
    for (const said of [
      'Te retractaste a tiempo, y te devolvimos una parte de tu dinero.',
      ...facts('Te devolvimos: USD 10,50', text),
      ...facts(`Pedido: ${order.code}`, text),
      ...facts(`Comprobante: ${numberOf(number)}`, text),
      ...facts('Por dónde: PayPal, al mismo medio con el que pagaste', text),
      'puede tardar unos días hábiles',
    ])
      expect(text).toContain(said);
});

test('what a person sent back says so; of who left nothing is mailed', async () => {
  const byHand = await paid({}, { provider: 'wompi' });
  await refund(byHand, { by_hand: true, provider_id: 'TRX-9' });
  const gone = await paid({ client_name: null, client_email: null });
  await refund(gone);
  expect(await mailRefunds(services, system)).toBe(1);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Por dónde: Una transferencia, a la cuenta que nos diste');
  expect(mail?.text).toContain('Referencia de la transferencia: TRX-9');
  expect(mail?.text).not.toContain('Comprobante:');
  expect(
    await db.service
      .selectFrom('refunds')
      .select('mailed_at')
      .where('order_id', '=', gone.orderId)
      .executeTakeFirst(),
  ).toEqual({ mailed_at: null });
});

test('the job does both, and is asked for', async () => {
  const order = await paid();
  await refund(order);
  services.receipts.nudge();
  await expect
    .poll(async () => {
      const { rows } = await db.servicePool.query(
        `select from jobs.job where name = 'issue-receipts'`,
      );
      return rows.length;
    })
    .toBe(1);
  const run = { id: 'a', signal: new AbortController().signal, isStopping: () => false };
  const mailer = { send: async () => undefined, close: async () => undefined };
  await job.handle({ services, mailer }, {}, run);
  expect(await mailsTo(email)).toHaveLength(2);
  expect(bogotaDate((await receiptOf(order.orderId)).issued_at)).toBe(bogotaDate(new Date()));
});
