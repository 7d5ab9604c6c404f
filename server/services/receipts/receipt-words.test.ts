import { describe, expect, test } from 'vitest';
import type { Receipt } from './receipt.ts';
import { receiptWords } from './receipt-words.ts';

type More = {
  order?: Partial<Receipt['order']>;
  payment?: Partial<Receipt['payment']>;
};

/** Paid at nine in the evening of Bogotá, the 24th. */
const receiptOf = ({ order, payment }: More = {}): Receipt => ({
  number: 123,
  issuedAt: new Date('2026-11-25T02:01:00Z'),
  order: {
    ...{ id: '00000000-0000-4000-8000-000000000001', code: 'ABCD2345' },
    ...{ name: 'Producción musical: Básico', service: 'produccion' },
    price: { amount: 39_000, currency: 'USD' },
    ...{ rate: null, taxPercent: 19, consentedAt: null, quoteId: null, period: null, lines: [] },
    memberPrice: null,
    ...order,
  },
  client: { userId: null, name: 'Ñusta', email: 'nusta@ejemplo.co' },
  payment: {
    ...{ id: 'paypal:1', provider: 'paypal', method: 'paypal', refunded: 0 },
    amount: { amount: 39_000, currency: 'USD' },
    receivedAt: new Date('2026-11-25T02:00:00Z'),
    paidAt: new Date('2026-11-25T02:00:00Z'),
    ...payment,
  },
});

const amountsOf = (more?: More) =>
  receiptWords(receiptOf(more)).amounts.map(({ name, value }) =>
    `${name}: ${value}`.replaceAll('\u{A0}', ' '),
  );

test('dollars have their base and their IVA, and no rate', () => {
  const { number, paidOn, facts } = receiptWords(receiptOf());
  expect([number, paidOn]).toEqual(['C-000123', '2026-11-24']);
  expect(facts.map(({ value }) => value)).toEqual([
    '24 de noviembre de 2026',
    'ABCD2345',
    'PayPal',
  ]);
  expect(amountsOf()).toEqual([
    'Total pagado: USD 390,00',
    'Base sin IVA: USD 327,73',
    'IVA incluido (19 %): USD 62,27',
  ]);
});

const inPesos: More = {
  order: { rate: { copPerUsd: 412_345, setAt: new Date('2026-11-24T04:59:00Z') } },
  payment: {
    ...{ provider: 'wompi', method: 'CARD' },
    amount: { amount: 160_814_600, currency: 'COP' },
  },
};

test('what was paid at the rate of another day says none', () => {
  const order = { rate: { copPerUsd: 440_000, setAt: new Date('2026-11-25T14:00:00Z') } };
  expect(amountsOf({ ...inPesos, order }).join()).not.toContain('Tasa de cambio');
});

test('what was paid in pesos says the price in dollars, and the rate with its date', () => {
  expect(amountsOf(inPesos)).toEqual([
    'Precio: USD 390',
    'Total pagado: $ 1.608.146 COP',
    'Base sin IVA: $ 1.351.383,19 COP',
    'IVA incluido (19 %): $ 256.762,81 COP',
    'Tasa de cambio: USD 1 = $ 4.123,45 COP, del 23 de noviembre de 2026',
  ]);
});

/** Half a cent of it went to the client: 15 % anew would be another amount. */
const memberPrice: Receipt['order']['memberPrice'] = {
  ...{ percent: 15, listPrice: { amount: 39_000, currency: 'USD' } },
  discount: { amount: 5_851, currency: 'USD' },
  credits: { amount: 5_000, currency: 'USD' },
  price: { amount: 28_149, currency: 'USD' },
};

test('the price of a member is told from the list price down, as it was kept', () => {
  const price = { amount: 28_149, currency: 'USD' } as const;
  const parts = [
    'Precio de lista: USD 390,00',
    'Descuento de miembro (15 %): −USD 58,51',
    'Tus créditos: −USD 50,00',
  ];
  expect(amountsOf({ order: { price, memberPrice }, payment: { amount: price } })).toEqual([
    ...parts,
    ...['Total pagado: USD 281,49', 'Base sin IVA: USD 236,55', 'IVA incluido (19 %): USD 44,94'],
  ]);
  const pesos = { amount: 112_596_000, currency: 'COP' } as const;
  const rate = { copPerUsd: 400_000, setAt: null };
  const { amounts } = receiptWords(
    receiptOf({ order: { price, memberPrice, rate }, payment: { amount: pesos } }),
  );
  expect(
    amounts.slice(0, 5).map(({ name, value }) => `${name}: ${value}`.replaceAll('\u{A0}', ' ')),
  ).toEqual([...parts, 'Precio: USD 281,49', 'Total pagado: $ 1.125.960 COP']);
});

test('without credits, and in whole dollars, it has no line and no cents of them', () => {
  const order = {
    ...{ taxPercent: 0, price: { amount: 34_000, currency: 'USD' } as const },
    memberPrice: {
      ...{ percent: 15, listPrice: { amount: 40_000, currency: 'USD' } as const },
      discount: { amount: 6_000, currency: 'USD' } as const,
      credits: { amount: 0, currency: 'USD' } as const,
      price: { amount: 34_000, currency: 'USD' } as const,
    },
  };
  expect(amountsOf({ order, payment: { amount: order.price } })).toEqual([
    ...['Precio de lista: USD 400', 'Descuento de miembro (15 %): −USD 60'],
    ...['Total pagado: USD 340', 'IVA: No responsable de IVA'],
  ]);
});

test('the same order paid in dollars has no rate, and neither has a price in pesos', () => {
  expect(amountsOf({ order: inPesos.order ?? {} })).toHaveLength(3);
  const pesos = { amount: 119_000_00, currency: 'COP' } as const;
  expect(amountsOf({ order: { price: pesos }, payment: { amount: pesos } })).toEqual([
    'Total pagado: $ 119.000 COP',
    'Base sin IVA: $ 100.000 COP',
    'IVA incluido (19 %): $ 19.000 COP',
  ]);
});

test('who is not responsible for IVA names no base', () => {
  expect(amountsOf({ order: { taxPercent: 0 } })).toEqual([
    'Total pagado: USD 390',
    'IVA: No responsable de IVA',
  ]);
});

const returnedOf = (payment: Partial<Receipt['payment']>) =>
  receiptWords(receiptOf({ payment })).returned.map(({ name, value }) =>
    `${name}: ${value}`.replaceAll('\u{A0}', ' '),
  );

test('what went back stands apart, with what is left', () => {
  expect(returnedOf({})).toEqual([]);
  expect(returnedOf({ refunded: 1000 })).toEqual(['Te devolvimos: USD 10', 'Neto pagado: USD 380']);
  const amount = { amount: 1_560_000_00, currency: 'COP' } as const;
  expect(returnedOf({ amount, refunded: 60_000_50 })).toEqual([
    'Te devolvimos: $ 60.000,50 COP',
    'Neto pagado: $ 1.499.999,50 COP',
  ]);
  expect(amountsOf({ payment: { refunded: 1000 } })).toEqual(amountsOf());
  expect(receiptWords(receiptOf({ payment: { refunded: 1000 } })).mark).toBeNull();
});

test('what went back whole is marked', () => {
  const { next, terms, mark, withdrawal } = receiptWords(
    receiptOf({ payment: { refunded: 39_000 } }),
  );
  expect([next, terms, mark, withdrawal]).toEqual([
    [],
    'Este pago ya se devolvió completo.',
    'Devuelto completo',
    null,
  ]);
});

test.each([
  ['wompi', 'CARD', 'Wompi, tarjeta'],
  ['wompi', 'NEQUI', 'Wompi, Nequi'],
  ['wompi', 'BANCOLOMBIA_QR', 'Wompi, Bancolombia QR'],
  ['wompi', 'ALGO_NUEVO', 'Wompi'],
  ['wompi', 'constructor', 'Wompi'],
  ['wompi', null, 'Wompi'],
  ['manual', null, 'Transferencia'],
] as const)('%s by %s is «%s»', (provider, method, way) => {
  const { facts } = receiptWords(receiptOf({ payment: { provider, method } }));
  expect(facts.at(-1)).toEqual({ name: 'Medio de pago', value: way });
});

describe('the time of withdrawal', () => {
  test.each([
    // Tuesday evening in Bogotá, which in London is Wednesday.
    ['2026-11-25T02:00:00Z', '1 de diciembre de 2026'],
    // Over a weekend and the holiday of 8 December.
    ['2026-12-04T15:00:00Z', '14 de diciembre de 2026'],
  ])('of what was paid at %s ends on %s', (receivedAt, last) => {
    const { terms } = receiptWords(receiptOf({ payment: { receivedAt: new Date(receivedAt) } }));
    expect(terms).toContain(`Puedes retractarte hasta el ${last}: son 5 días hábiles`);
    expect(terms).toContain('Pídelo en la página de tu pedido, que está en «Mis pagos»');
  });

  test('ends with the beginning of the work for who asked for it, and it says when', () => {
    const consentedAt = new Date('2026-11-25T01:55:00Z');
    const { terms, withdrawal } = receiptWords(receiptOf({ order: { consentedAt } }));
    expect(terms).toMatch(/^Nos pediste empezar sin esperar/);
    expect(terms).toMatch(/24 de noviembre de 2026 a las 8:55\sp\.\sm\., hora de Bogotá/);
    expect(terms).not.toContain('hasta el');
    // Until then they ask for it there.
    expect(terms).toContain('puedes pedir el retracto en la página de tu pedido');
    expect(withdrawal?.path).toBe(`/checkout/retracto?pedido=${receiptOf().order.id}`);
  });
});
