import { expect, test } from 'vitest';
import {
  otherAmountSchema,
  transferRecordSchema,
  transferRefusalSchema,
  transferReportSchema,
} from './transfer-forms.ts';

const said = (
  schema: typeof transferRecordSchema | typeof transferReportSchema,
  form: object,
): object => {
  const { success, error, data } = schema.safeParse(form);
  return success
    ? data
    : Object.fromEntries(error.issues.map((one) => [String(one.path[0]), one.message]));
};

test('a client says what their bank calls the transfer, in a line, and a note of five hundred characters', () => {
  expect(said(transferReportSchema, { reference: ' M123-45 ' })).toEqual({
    reference: 'M123-45',
    note: '',
  });
  expect(said(transferReportSchema, { reference: 'x'.repeat(100), note: 'n'.repeat(500) })).toEqual(
    {
      reference: 'x'.repeat(100),
      note: 'n'.repeat(500),
    },
  );
  expect(said(transferReportSchema, { reference: '', note: 'n'.repeat(501) })).toEqual({
    reference: 'Escribe el número o la referencia que te dio el banco',
    note: 'La nota puede tener hasta 500 caracteres',
  });
  expect(said(transferReportSchema, { reference: 'x'.repeat(101) })).toEqual({
    reference: 'Escribe la referencia en una sola línea de hasta 100 caracteres',
  });
});

const arrived = (typed: string) => otherAmountSchema.safeParse({ arrived: typed }).data?.arrived;

test.each([
  ['1', 100],
  ['1.200.000', 120_000_000],
  ['390,50', 39_050],
  ['1.000.000.000', 100_000_000_000],
])('%j pesos are %d hundredths', (typed, hundredths) => {
  expect(arrived(typed)).toBe(hundredths);
});

test.each(['', '0', '0,99', '1.000.000.001', 'mil', '-5'])('%j is no amount of pesos', (typed) => {
  expect(arrived(typed)).toBeUndefined();
  const { error } = otherAmountSchema.safeParse(typed === '' ? {} : { arrived: typed });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Escribe cuánto llegó, en pesos y en números, como 1.200.000',
  ]);
});

const record = { order: 'XW0BEFNJ', reference: 'R1', amount: '390', note: '' };

test.each([
  ['XW0BEFNJ', 'XW0BEFNJ'],
  [' xw0b-efnj ', 'XW0BEFNJ'],
  ['xwob efnj', 'XW0BEFNJ'],
  ['il0B EFNJ', '110BEFNJ'],
])('the code %j is that of the order %s', (typed, code) => {
  expect(said(transferRecordSchema, { ...record, order: typed })).toMatchObject({ order: code });
});

test.each(['', 'XW0BEFN', 'XW0BEFNJX', 'XW0BEFNU', 'XW0BEFÑJ', 'aXW0BEFNJ!'])(
  'the code %j is of no order',
  (typed) => {
    expect(said(transferRecordSchema, { ...record, order: typed })).toEqual({
      order: 'Escribe el código del pedido: son 8 letras y números',
    });
  },
);

test('what the staff finds has a reference and an amount, and says all of what is missing', () => {
  expect(said(transferRecordSchema, record)).toEqual({ ...record, amount: 39_000 });
  expect(said(transferRecordSchema, {})).toEqual({
    order: 'Escribe el código del pedido: son 8 letras y números',
    reference: 'Escribe la referencia que tiene en el banco',
    amount: 'Escribe cuánto llegó, en pesos y en números, como 1.200.000',
  });
});

test('a refusal says why', () => {
  const why = (reason: string) => transferRefusalSchema.safeParse({ reason });
  expect(why('No aparece').data).toEqual({ reason: 'No aparece' });
  expect(why('x'.repeat(500)).success).toBe(true);
  expect(why('').error?.issues[0]?.message).toBe('Escribe por qué: el cliente lo lee en su correo');
  expect(why('x'.repeat(501)).error?.issues[0]?.message).toBe(
    'El motivo puede tener hasta 500 caracteres',
  );
});
