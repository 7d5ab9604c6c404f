import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { system } from '#server/actor.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { accessibilityFaults } from '#test/pdf-accessibility.ts';
import { openPdf, readPdf } from '#test/read-pdf.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { issueReceipts } from './issue-receipts.ts';
import { printReceipt } from './print-receipt.ts';

const services = await openTestServices();
const ana = await makePerson(services, 'ana@ejemplo.co');
const luis = await makePerson(services, 'luis@ejemplo.co');
const staff = await makeStaff(services, 'equipo@ejemplo.co');
/** At an address that a document may lead to. */
const published = {
  ...services,
  receipts: { ...services.receipts, origin: 'https://estudio.example' },
};
const none: unknown = expect.objectContaining({ code: 'receipt.none' });

/** Lines break anywhere: only the letters count. */
const letters = (text: string) => text.replaceAll(/[\s\u{A0}\u{202F}]/gu, '');
const wordsOf = async (bytes: Uint8Array) =>
  letters(
    (await readPdf(bytes))
      .flat()
      .map(({ text }) => text)
      .join(''),
  );

const ordered = (order: object = {}) =>
  makePaymentRows(services, {
    order: {
      ...{
        user_id: ana.userId,
        client_name: 'Canción Ñandú — ¿qué?',
        client_email: 'ana@ejemplo.co',
      },
      ...{
        pesos: 160_814_600,
        cop_per_usd: 412_345,
        rate_set_at: new Date('2026-11-23T15:00:00Z'),
      },
      ...order,
    },
    payment: { provider: 'wompi', method: 'PSE', currency: 'COP', amount: 160_814_600 },
  });

test('a receipt is a document for everyone, with what the mail says', async () => {
  const { orderId, code } = await ordered();
  await issueReceipts(services, system);
  const { bytes, fileName } = await printReceipt(published, ana, { orderId });
  const number = /^comprobante-(C-\d{6})\.pdf$/.exec(fileName)?.[1];
  expect(number).toBeDefined();
  expect(await accessibilityFaults(bytes)).toEqual([]);
  const pdf = await openPdf(bytes);
  expect(pdf.numPages).toBe(1);
  expect((await pdf.getMetadata()).info).toMatchObject({
    Title: `Comprobante de pago ${number}`,
    Author: brand.name,
    Language: 'es-CO',
  });
  const words = await wordsOf(bytes);
  for (const said of [
    ...[`Comprobante de pago ${number}`, 'Canción Ñandú — ¿qué?', 'ana@ejemplo.co', code],
    ...[brand.name, brand.nit, brand.address.street, brand.email],
    ...['Producción musical: Básico', '24 de noviembre de 2026', 'Wompi, PSE'],
    ...['PrecioUSD 390', 'Total pagado$ 1.608.146 COP', 'Base sin IVA$ 1.351.383,19 COP'],
    ...['IVA incluido (19 %)$ 256.762,81 COP', 'USD 1 = $ 4.123,45 COP, del 23 de noviembre'],
    ...['Puedes retractarte hasta el 1 de diciembre de 2026', 'no es una factura electrónica'],
    `Pedir el retracto: https://estudio.example/checkout/retracto?pedido=${orderId}`,
  ])
    expect(words).toContain(letters(said));
  const links = (await (await pdf.getPage(1)).getAnnotations()) as { url?: string }[];
  expect(links.map(({ url }) => url)).toEqual([
    `https://estudio.example/checkout/retracto?pedido=${orderId}`,
  ]);
});

test('what was quoted is named line by line, and what went back stands apart, marked', async () => {
  const { id: quoteId } = await services.db.service
    .insertInto('quotes')
    .values({
      ...{ name: 'Ana', email: 'ana@ejemplo.co', valid_until: '2026-12-01' },
      lines: JSON.stringify([
        { packageId: null, description: 'Mezcla de «Ñandú»', quantity: 2, unitPrice: 10_000 },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { orderId, paymentId } = await ordered({ quote_id: quoteId, name: 'Cotización COT-1' });
  await issueReceipts(services, system);
  const before = await wordsOf((await printReceipt(services, ana, { orderId })).bytes);
  expect(before).toContain(letters('Mezcla de «Ñandú» × 2'));
  expect(before).not.toContain('Devol');
  await services.db.service
    .updateTable('payments')
    .set({ refunded: 160_814_600 })
    .where('id', '=', paymentId)
    .execute();
  const { bytes } = await printReceipt(services, ana, { orderId });
  expect(await accessibilityFaults(bytes)).toEqual([]);
  const words = await wordsOf(bytes);
  expect(words).toContain(letters('Devuelto completo'));
  expect(words).toContain(
    letters('Devoluciones Te devolvimos $ 1.608.146 COP Neto pagado $ 0 COP'),
  );
});

test('the staff prints anybody’s, and nobody another’s', async () => {
  const { orderId } = await ordered();
  await expect(printReceipt(services, ana, { orderId })).rejects.toEqual(none);
  await issueReceipts(services, system);
  expect((await printReceipt(services, staff, { orderId })).bytes.length).toBeGreaterThan(1000);
  await expect(printReceipt(services, luis, { orderId })).rejects.toEqual(none);
});

test.each([randomUUID(), '', 'x', '\0', 'ñ'.repeat(500)])(
  'of «%s» there is none',
  async (orderId) => {
    await expect(printReceipt(services, staff, { orderId })).rejects.toEqual(none);
  },
);

test('of who left it names nobody', async () => {
  const gone = { user_id: null, client_name: null, client_email: null };
  const { orderId } = await ordered({ ...gone, tax_percent: 0 });
  await issueReceipts(services, system);
  const words = await wordsOf((await printReceipt(services, staff, { orderId })).bytes);
  expect(words).toContain(letters('Quien pagó ya no tiene cuenta'));
  expect(words).toContain(letters('No responsable de IVA'));
});

test.each([
  ['王小明', 'ana@ejemplo.co'],
  ['Ana 王', 'Ana □'],
  ['Ωμέγα Кино', 'Ωμέγα Кино'],
])('«%s» is printed as «%s»', async (name, printed) => {
  const { orderId } = await ordered({ client_name: name });
  await issueReceipts(services, system);
  const words = await wordsOf((await printReceipt(services, ana, { orderId })).bytes);
  expect(words).toContain(letters(`Pagó${printed}`));
  expect(words.includes('□')).toBe(printed.includes('□'));
});

test('who asks for it again and again has to wait', async () => {
  const { orderId } = await ordered();
  await issueReceipts(services, system);
  for (let n = 0; n < 60; n += 1)
    await services.limits.consume('receiptPdf', ana.userId).catch(() => undefined);
  await expect(printReceipt(services, ana, { orderId })).rejects.toEqual(
    expect.objectContaining({ code: 'rate.limited' }),
  );
});
