import { beforeEach, describe, expect, test } from 'vitest';
import { makePaidOrder } from '#test/make-order.ts';
import { makePaidPeriod } from '#test/make-period.ts';
import { readPdf } from '#test/read-pdf.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { system, type UserActor } from '#server/actor.ts';
import { issueReceipts } from './issue-receipts.ts';
import { printReceipt } from './print-receipt.ts';
import { type Receipt, selectReceipts, toReceipt } from './receipt.ts';
import { receiptWords } from './receipt-words.ts';

let at = new Date('2027-01-31T10:00:00-05:00');
const goTo = (text: string) => void (at = new Date(`${text}-05:00`));
const services = await openTestServices({ now: () => at });
const { service } = services.db;

let people = 0;
let email = '';
let ana: UserActor;
beforeEach(async () => {
  people += 1;
  goTo('2027-01-31T10:00');
  email = `ana${people}@ejemplo.co`;
  ana = await makePerson(services, email);
});

const lastMail = async () =>
  (await services.queuedMails())
    .findLast(({ to }) => to === email)
    ?.text.replaceAll('\u{A0}', ' ') ?? '';

async function receiptOf(orderId: string): Promise<Receipt> {
  const row = await selectReceipts(service)
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return toReceipt(row, []);
}

describe('the receipt of a period', () => {
  test('says from when to when, what a member has, and how it renews', async () => {
    await makePaidPeriod(services, ana.userId);
    await issueReceipts(services, system);
    const mail = await lastMail();
    expect(mail).toContain('Recibimos tu pago de USD 30 por «Digital Pro, un mes».');
    expect(mail).toContain('Periodo: Del 31 de enero de 2027 al 28 de febrero de 2027');
    expect(mail).toContain(
      'las herramientas sin tope, a medida que se abren, el 15 % en los cuatro servicios y USD 50',
    );
    expect(mail).toContain('No se cobra sola: siete días antes');
    expect(mail).toContain('/dashboard/membresia');
    expect(mail).not.toMatch(/acordar|El trabajo|empezar/);
  });

  test('of the first one has five working days to withdraw', async () => {
    const { orderId } = await makePaidPeriod(services, ana.userId);
    await issueReceipts(services, system);
    const mail = await lastMail();
    expect(mail).toContain('puedes retractarte hasta el 5 de febrero de 2027, son 5 días hábiles');
    expect(mail).toContain(`/checkout/retracto?pedido=${orderId}`);
  });

  test.each([
    ['that follows', { plan: 'month' }, 'Del 28 de febrero de 2027 al 31 de marzo de 2027'],
    [
      'in place of another',
      { plan: 'year', startsNow: true },
      'Del 2 de febrero de 2027 al 2 de febrero de 2028',
    ],
  ] as const)('of one %s has none, and says that one may cancel', async (_, made, span) => {
    await makePaidPeriod(services, ana.userId);
    goTo('2027-02-02T10:00');
    await makePaidPeriod(services, ana.userId, made);
    await issueReceipts(services, system);
    const mail = await lastMail();
    expect(mail).toContain(`Periodo: ${span}`);
    expect(mail).toContain('De este puedes cancelar cuando quieras');
    expect(mail).not.toContain('/checkout/retracto');
  });

  test('says how it renews by itself', async () => {
    const { orderId } = await makePaidPeriod(services, ana.userId);
    await issueReceipts(services, system);
    const receipt = await receiptOf(orderId);
    const { order } = receipt;
    const nextOf = (renewal: 'nequi' | 'paypal') =>
      receiptWords({
        ...receipt,
        order: { ...order, period: order.period && { ...order.period, renewal } },
      }).next.join(' ');
    expect(nextOf('nequi')).toContain('se cobra a tu Nequi');
    expect(nextOf('paypal')).toContain('cobra PayPal');
  });

  test('is a document that says the same', async () => {
    const { orderId } = await makePaidPeriod(services, ana.userId, { plan: 'year' });
    await issueReceipts(services, system);
    const { bytes } = await printReceipt(services, ana, { orderId });
    const runs = (await readPdf(bytes)).flat();
    const words = runs
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(words).toContain('Digital Pro, un año');
    expect(words).toContain('Del 31 de enero de 2027 al 31 de enero de 2028');
    expect(words).toContain('Con tu membresía tienes las herramientas sin tope');
    expect(words).toContain('Ver tu membresía: http://localhost:2600/dashboard/membresia');
    expect(words).toContain('Pedir el retracto');
  });
});

test('nobody has to work for a membership: the staff gets no proposal of it, and one of what else was paid', async () => {
  await makePaidPeriod(services, ana.userId);
  await issueReceipts(services, system);
  const proposals = () => service.selectFrom('contact_submissions').select('id').execute();
  const arrivals = () => service.selectFrom('arrivals').select('kind').execute();
  expect([await proposals(), await arrivals()]).toEqual([[], []]);
  await makePaidOrder(services, ana.userId);
  await issueReceipts(services, system);
  expect(await proposals()).toHaveLength(1);
  expect(await arrivals()).toEqual([{ kind: 'proposal' }]);
});

test('the receipt of a service says what its member was given, in the mail and in the document', async () => {
  const member = { list_price: 39_000, discount_percent: 15, price: 33_149, pesos: null };
  const { orderId } = await makePaidOrder(services, ana.userId, {
    order: { ...member, client_email: email },
  });
  await issueReceipts(services, system);
  const parts = ['Precio de lista', 'USD 390,00', 'Descuento de miembro (15 %)', '−USD 58,51'];
  const mail = await lastMail();
  expect(mail).toContain(
    `${parts[0]}: ${parts[1]}\n${parts[2]}: ${parts[3]}\nTotal pagado: USD 331,49`,
  );
  expect(mail).not.toContain('créditos: −');
  const { bytes } = await printReceipt(services, ana, { orderId });
  const words = (await readPdf(bytes))
    .flat()
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/[\s\u{A0}]+/gu, ' ');
  for (const part of parts) expect(words).toContain(part);
});
