import { expect, test } from 'vitest';
import { readPaypalValue, toPaypalValue } from './paypal-money.ts';

test.each([
  ['0.00', 0],
  ['0.01', 1],
  ['0.10', 10],
  ['1.00', 100],
  ['19.90', 1990],
  ['24900.99', 2_490_099],
  ['999999999999.99', 99_999_999_999_999],
])('%s is written and read', (value, hundredths) => {
  expect(toPaypalValue(hundredths)).toBe(value);
  expect(readPaypalValue(value)).toBe(hundredths);
});

test('every amount comes back as it was, also those that fractions cannot hold', () => {
  const wrong: number[] = [];
  for (let amount = 0; amount < 300_000; amount += 7) {
    if (readPaypalValue(toPaypalValue(amount)) !== amount) wrong.push(amount);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['10', 1000],
  ['10.5', 1050],
  ['-19.90', -1990],
  ['-0.00', 0],
])('%s is read', (value, hundredths) => {
  expect(readPaypalValue(value)).toBe(hundredths);
});

test.each([
  '',
  ' ',
  '1e3',
  ' 1',
  '1 ',
  '1\n',
  '1.000',
  '1.',
  '.5',
  '1,50',
  '1.000,50',
  '1,000.50',
  '+1',
  '--1',
  '0x10',
  '01.00',
  'NaN',
  'Infinity',
  '１.00',
  '1000000000000.00',
  '1.0.0',
  '$1.00',
])('%j is no amount', (value) => {
  expect(readPaypalValue(value)).toBeNull();
});

test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])('%d is not written', (hundredths) => {
  expect(() => toPaypalValue(hundredths)).toThrow(RangeError);
});
