import { describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { type QuoteLine, quoteTotals } from '#packages/quote/src/index.ts';
import { accessibilityFaults } from '#test/pdf-accessibility.ts';
import { openPdf, type PdfRun, readPdf } from '#test/read-pdf.ts';
import { quoteData } from './quote-data.ts';
import { renderDocument } from './render-document.ts';

const line = (description: string, unitPrice = 39_000, quantity = 1): QuoteLine => ({
  packageId: null,
  description,
  quantity,
  unitPrice,
});

type Quote = Parameters<typeof quoteData>[0];

function quoteOf(lines: QuoteLine[], more: Partial<Quote> = {}): Quote {
  const discountPercent = more.discountPercent ?? 0;
  const taxPercent = more.taxPercent ?? 19;
  return {
    number: 'COT-2026-0007',
    state: 'sent',
    name: 'Canción Ñandú — ¿qué?',
    email: 'nandu@ejemplo.co',
    currency: 'USD',
    notes: 'Dos revisiones.\n\n«¿Y si llueve?» #read("/etc/passwd")',
    validUntil: '2026-12-10',
    createdAt: new Date('2026-11-24T12:00:00Z'),
    // In Bogotá it is still the day before.
    sentAt: new Date('2026-11-25T03:00:00Z'),
    decidedAt: null,
    acceptedName: null,
    isPaidHere: false,
    ...{ lines, discountPercent, taxPercent },
    totals: quoteTotals({ lines, discountPercent, taxPercent }),
    ...more,
  };
}

const render = (quote: Quote) => renderDocument('quote', quoteData(quote));
/** Lines break anywhere: only the letters count. */
const letters = (text: string) => text.replaceAll(/[\s\u00A0]/g, '');
const wordsOf = (pages: readonly (readonly PdfRun[])[]) =>
  letters(
    pages
      .flat()
      .map(({ text }) => text)
      .join(''),
  );

describe('a quote of two lines', () => {
  const quote = quoteOf([line('Producción de «Ñandú» — ¿qué?'), line('Arreglo', 2_550, 2)], {
    discountPercent: 15,
  });
  const rendered = render(quote);

  test('is a document for everyone, on one sheet of Carta', async () => {
    expect(await accessibilityFaults(await rendered)).toEqual([]);
    const pdf = await openPdf(await rendered);
    expect(pdf.numPages).toBe(1);
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: 'Cotización COT-2026-0007',
      Author: brand.name,
      Language: 'es-CO',
      CreationDate: 'D:20261124120000Z',
    });
  });

  test('says what is offered to whom, by whom, for how much and until when', async () => {
    const words = wordsOf(await readPdf(await rendered));
    for (const said of [
      ...['Cotización COT-2026-0007', 'Canción Ñandú — ¿qué?', 'nandu@ejemplo.co'],
      ...[brand.name, brand.nit, brand.address.street, brand.email],
      ...['24 de noviembre de 2026', '10 de diciembre de 2026'],
      ...['Producción de «Ñandú» — ¿qué?', 'USD 25,50', 'USD 51,00'],
      ...['SumaUSD 441,00', 'Descuento del 15 %−USD 66,15', 'TotalUSD 374,85'],
      ...['Base sin IVAUSD 315,00', 'IVA incluido (19 %)USD 59,85'],
      ...['Dos revisiones.', '«¿Y si llueve?» #read("/etc/passwd")', '1 de 1'],
    ])
      expect(words).toContain(letters(said));
    expect(words.toLowerCase()).not.toContain('factura');
  });

  test('is the same file each time', async () => {
    expect(Buffer.from(await render(quote)).equals(Buffer.from(await rendered))).toBe(true);
  });
});

test('forty lines go over pages, each with its heads; no amount is cut', async () => {
  const long = 'Grabación y mezcla de coros 👩‍🎤 con arreglos «Ñ» '.repeat(4).slice(0, 200);
  const lines = Array.from({ length: 40 }, (_, at) => line(`${at + 1}. ${long}`, 99_999_999, 999));
  const bytes = await render(
    quoteOf(lines, { name: 'Ñ'.repeat(120), currency: 'COP', notes: 'x'.repeat(4000) }),
  );
  expect(await accessibilityFaults(bytes)).toEqual([]);
  const pages = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(2);
  const words = wordsOf(pages);
  for (let number = 1; number <= 40; number += 1)
    expect(words).toContain(letters(`${number}. Grabación y mezcla de coros □ con`));
  expect(words).toContain(letters('$ 39.959.999.600,40 COP'));
  expect(words.split('Quéincluye').length - 1).toBeGreaterThan(2);
  // Between the margins, to the point.
  for (const { x, y } of pages.flat()) {
    expect(x).toBeGreaterThanOrEqual(53.9);
    expect(x).toBeLessThan(558);
    expect(y).toBeLessThan(780);
  }
});

test.each([
  ['draft', 'Este es un borrador'],
  ['sent', 'Se acepta en la página del enlace'],
  ['expired', 'Vencida el 10 de diciembre de 2026'],
  ['accepted', 'Ñusta Íñiguez aceptó la COT-2026-0007 el 1 de diciembre de 2026'],
  ['rejected', 'Se rechazó el 1 de diciembre de 2026'],
  ['withdrawn', 'El estudio la retiró el 1 de diciembre de 2026'],
] as const)('one that is %s says so', (state, said) => {
  const quote = quoteOf([line('Arreglo')], {
    state,
    number: state === 'draft' ? null : 'COT-2026-0007',
    decidedAt: new Date('2026-12-01T12:00:00Z'),
    acceptedName: 'Ñusta Íñiguez',
  });
  const { dates, ending } = quoteData(quote);
  expect(ending.join(' ')).toContain(said);
  expect(dates[1]?.name).toBe(state === 'expired' ? 'Vencida el' : 'Válida hasta');
});

test.each([
  ['sent', true, 'Una vez aceptada, se paga en línea desde su página'],
  ['accepted', true, 'Ya puedes pagarla en línea desde su página'],
  ['sent', false, 'el pago no se hace en este sitio'],
  ['accepted', false, 'el pago no se hace en este sitio'],
] as const)('one that is %s says how it is paid: here is %s', (state, isPaidHere, said) => {
  const { ending } = quoteData(quoteOf([line('Arreglo')], { state, isPaidHere }));
  expect(ending.join(' ')).toContain(said);
});

test('who is not responsible for IVA names no base and no IVA', () => {
  const { totals } = quoteData(quoteOf([line('Arreglo')], { taxPercent: 0 }));
  expect(totals.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Total USD\u{A0}390',
    'No responsable de IVA ',
  ]);
});
