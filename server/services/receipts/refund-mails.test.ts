import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { deliverMail } from '#test/deliver-mail.ts';
import { anonymousAt, makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { RefusedMail } from '#server/ports/mail/mailer.ts';
import { fileRequest } from '../legal-requests/file-request.ts';
import { mailRefundAgain } from './mail-again.ts';
import { mailRefunds } from './mail-refunds.ts';

const services = await openTestServices();
const db = services.db.service;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const code = (name: string): object => expect.objectContaining({ code: name }) as object;

let people = 0;
let email: string;
beforeEach(async () => {
  people += 1;
  email = `nusta${people}@ejemplo.co`;
  await services.db.servicePool.query('delete from jobs.job');
});

const plain = (text: string) => text.replaceAll(/[\u{A0}\u{202F}]/gu, ' ');
const mails = async (to = email) => (await services.queuedMails()).filter((mail) => mail.to === to);
const texts = async () => (await mails()).map(({ text }) => plain(text));
const subjects = async () => (await mails()).map(({ subject }) => plain(subject));

/** At noon of 26 November in Bogotá, asked for by the staff. */
const askedAt = new Date('2026-11-26T17:00:00Z');
const at = (seconds: number): AppServices => ({
  ...services,
  now: () => new Date(askedAt.getTime() + seconds * 1000),
});
async function asked(
  refund: object = {},
  { payment = {}, order = {} }: { payment?: object; order?: object } = {},
) {
  const made = await makePaymentRows(services, {
    order: { client_name: 'Ñusta', client_email: email, ...order },
    payment,
  });
  const id = `desk:${randomUUID()}`;
  await db
    .insertInto('refunds')
    .values({
      ...{ id, order_id: made.orderId, payment_id: made.paymentId, amount: 39_000 },
      ...{ reason: 'withdrawal', status: 'asked', asked_at: askedAt, next_try_at: askedAt },
      ...{ asked_by: staff.userId, ...refund },
    })
    .execute();
  return { ...made, id };
}
const become = (id: string, values: object) =>
  db.updateTable('refunds').set(values).where('id', '=', id).execute();
const rowOf = (id: string) =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const done = { status: 'done', done_at: askedAt } as const;

test('what the provider takes its time for is told once, with why and by when, and again when it went', async () => {
  const { id, orderId, code: orderCode } = await asked();
  await mailRefunds(at(60), system);
  expect(await subjects()).toEqual([]);
  const runs = [1, 2, 3].map(() => mailRefunds(at(150), system));
  expect((await Promise.all(runs)).reduce((sum, one) => sum + one)).toBe(1);
  await mailRefunds(at(600), system);
  expect(await subjects()).toEqual(['Te vamos a devolver USD 390']);
  const [text = ''] = await texts();
  for (const said of [
    'Hola, Ñusta:',
    'Te retractaste a tiempo, y te vamos a devolver tu dinero.',
    'Por devolver: USD 390',
    `Pedido: ${orderCode}`,
    'Por dónde: PayPal, al mismo medio con el que pagaste',
    'El dinero sale a más tardar el 11 de diciembre de 2026: la ley nos da 15 días calendario',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Responde este correo con');
  expect((await mails())[0]).toMatchObject({
    about: { kind: 'refund', id: orderId, refundId: id, mailCount: 1 },
    rows: [orderId],
  });
  await become(id, done);
  await mailRefunds(at(900), system);
  expect((await subjects()).toSorted()).toEqual([
    'Te devolvimos USD 390',
    'Te vamos a devolver USD 390',
  ]);
});

test('what went before anything was said is one mail', async () => {
  const { id } = await asked();
  await mailRefunds(at(60), system);
  await become(id, done);
  await mailRefunds(at(180), system);
  await mailRefunds(at(600), system);
  expect(await subjects()).toEqual(['Te devolvimos USD 390']);
});

test('of what a person sends the client is asked for an account, at once and once', async () => {
  const { id } = await asked(
    { status: 'manual', note: 'PSE no se devuelve' },
    { payment: { provider: 'wompi', currency: 'COP', amount: 156_000_000 } },
  );
  await Promise.all([1, 2, 3].map(() => mailRefunds(at(0), system)));
  await mailRefunds(at(600), system);
  expect(await subjects()).toEqual(['Dinos a qué cuenta te devolvemos $ 390 COP']);
  const [text = ''] = await texts();
  for (const said of [
    'Por dónde: Una transferencia, a la cuenta que nos digas',
    'Por Wompi no se puede devolver este pago: te hacemos una transferencia. Responde este correo con el banco, el tipo de cuenta (ahorros o corriente), el número, y el nombre y el documento del titular.',
    'La transferencia sale a más tardar 15 días calendario después de que tengamos esos datos',
  ])
    expect(text).toContain(said);
  expect((await mails())[0]?.replyTo).toBeDefined();
  await become(id, { ...done, by_hand: true, provider_id: 'TRX-77' });
  await mailRefunds(at(900), system);
  expect((await texts()).join()).toContain('Referencia de la transferencia: TRX-77');
});

test('of a second part by hand the client is told once, and not asked for the account again', async () => {
  const first = await asked({ status: 'manual', amount: 9000 });
  const second = `desk:${randomUUID()}`;
  await mailRefunds(at(0), system);
  const row = await rowOf(first.id);
  await db
    .insertInto('refunds')
    .values({ ...row, id: second, amount: 10_000, account_asked_at: null, asked_mailed_at: null })
    .execute();
  await mailRefunds(at(60), system);
  await mailRefunds(at(600), system);
  expect((await subjects()).toSorted()).toEqual([
    'Dinos a qué cuenta te devolvemos USD 90',
    'Te vamos a devolver USD 100',
  ]);
  expect((await texts()).join()).toContain('Va a la misma cuenta que ya te pedimos');
  // Sent again, the first one asks as it did.
  await become(first.id, { delivered_at: askedAt });
  const again = { orderId: first.orderId, refundId: first.id, seen: 1 };
  await mailRefundAgain(at(900), staff, again);
  await become(first.id, { delivered_at: askedAt });
  await mailRefundAgain(at(1200), staff, { ...again, seen: 2 });
  expect((await subjects()).filter((one) => one.startsWith('Dinos'))).toHaveLength(3);
});

test('whoever gave an account when they withdrew is not asked for it again', async () => {
  const { orderId } = await asked(
    { status: 'manual', note: 'PSE no se devuelve' },
    { payment: { provider: 'wompi', currency: 'COP', amount: 156_000_000 } },
  );
  const { token } = await fileRequest(services, anonymousAt('10.9.2.1'), {
    ...{ kind: 'petition', subject: 'Retracto', facts: 'Todo', name: 'Ñandú' },
    ...{ email: 'nandu@ejemplo.co', phone: null, documentType: null, documentNumber: null },
    ...({ consent: 'on', website: '' } as const),
  });
  await db
    .updateTable('legal_requests')
    .set({ order_id: orderId, refund_account: JSON.stringify({ bank: 'Banco' }) })
    .where('id', '=', token.split('.')[0] ?? '')
    .execute();
  await mailRefunds(at(0), system);
  expect(await subjects()).toContain('Te vamos a devolver $ 390 COP');
  const text = (await texts()).find((one) => one.includes('te hacemos una transferencia')) ?? '';
  expect(text).toContain('Va a la cuenta que nos diste al retractarte.');
  expect(text).not.toContain('Responde este correo con el banco');
});

test('what the provider refuses later is told again, with the question for an account', async () => {
  const { id } = await asked({ reason: 'courtesy' });
  await mailRefunds(at(150), system);
  await become(id, { status: 'manual', note: 'PayPal no quiso' });
  await mailRefunds(at(200), system);
  await mailRefunds(at(260), system);
  expect((await subjects()).toSorted()).toEqual([
    'Dinos a qué cuenta te devolvemos USD 390',
    'Te vamos a devolver USD 390',
  ]);
  const text = (await texts()).find((one) => one.includes('Responde este correo con'));
  expect(text).toContain('como lo hablamos contigo');
  expect(text).not.toContain('15 días calendario');
});

test('of what the site sends back by itself only the end is told, unless it needs an account', async () => {
  await asked({ asked_by: null, reason: 'duplicate' });
  await mailRefunds(at(600), system);
  expect(await subjects()).toEqual([]);
  await asked({ asked_by: null, reason: 'duplicate', status: 'manual' });
  await mailRefunds(at(600), system);
  expect(await subjects()).toEqual(['Dinos a qué cuenta te devolvemos USD 390']);
});

test('a process that dies before it commits says nothing, and the next one does', async () => {
  const { id } = await asked({ status: 'manual' });
  const failing = {
    ...at(0),
    receipts: {
      ...services.receipts,
      mails: {
        ...services.receipts.mails,
        refundAsked: async (...args: Parameters<typeof services.receipts.mails.refundAsked>) => {
          await services.receipts.mails.refundAsked(...args);
          throw new Error('killed');
        },
      },
    },
  };
  await expect(mailRefunds(failing, system)).rejects.toThrow('not mailed');
  expect(await subjects()).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ asked_mailed_at: null, mail_count: 0 });
  await mailRefunds(at(60), system);
  expect(await subjects()).toHaveLength(1);
});

test('whoever left is told nothing', async () => {
  await asked({ status: 'manual' }, { order: { client_email: null, client_name: null } });
  expect(await mailRefunds(at(600), system)).toBe(0);
});

test('a mail that was refused is noted, and the staff sends it again, to the address of today', async () => {
  const ana = await makePerson(services, `corregida${people}@ejemplo.co`);
  const { id, orderId } = await asked({ status: 'manual' }, { order: { user_id: ana.userId } });
  // Their account had the wrong address when they paid.
  await db.updateTable('users').set({ email }).where('id', '=', ana.userId).execute();
  await mailRefunds(at(0), system);
  const [mail] = await mails();
  const again = (seen: number) => mailRefundAgain(services, staff, { orderId, refundId: id, seen });
  await expect(again(1)).rejects.toEqual(code('receipt.on-its-way'));
  await deliverMail(services, mail, new RefusedMail('RCPT TO: 550 5.1.1'));
  expect(await rowOf(id)).toMatchObject({ mail_failure: 'refused', delivered_at: null });
  const newEmail = `nueva${people}@ejemplo.co`;
  await db.updateTable('users').set({ email: newEmail }).where('id', '=', ana.userId).execute();
  const presses = await Promise.allSettled([again(1), again(1)]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [sent, ...others] = await mails(newEmail);
  expect(others).toEqual([]);
  expect(sent?.messageId).not.toBe(mail?.messageId);
  expect(await rowOf(id)).toMatchObject({ mail_failure: null, mail_count: 2 });
  // What is heard of the first one now is of no account.
  await deliverMail(services, mail, new RefusedMail('RCPT TO: 550 5.1.1'));
  expect(await rowOf(id)).toMatchObject({ mail_failure: null, delivered_at: null });
  await deliverMail(services, sent);
  expect((await rowOf(id)).delivered_at).not.toBeNull();
  // It is done, and that has a mail of its own.
  await become(id, done);
  await expect(again(2)).rejects.toEqual(code('receipt.on-its-way'));
  await expect(
    mailRefundAgain(services, staff, { orderId: randomUUID(), refundId: id, seen: 2 }),
  ).rejects.toEqual(code('receipt.no-mail'));
});
