import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReceiptNumber, receiptNumber } from './receipt-number.ts';

test.each([
  [1, 'C-000001'],
  [123, 'C-000123'],
  [999_999, 'C-999999'],
  [1_000_000, 'C-1000000'],
])('%i is read as %s', (number, text) => {
  expect(receiptNumber(number)).toBe(text);
});

test('what is printed is read again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999_999_999 }),
      (number) => parseReceiptNumber(receiptNumber(number)) === number,
    ),
  );
});

test.each([' c-000123', 'C 000123 ', 'c123', 'C - 123', 'c\u{A0}123', '000123', '123'])(
  '%j is number 123',
  (typed) => {
    expect(parseReceiptNumber(typed)).toBe(123);
  },
);

test.each(['', 'C-', 'C-0', '0', 'CC-1', 'C-1.234', 'C-12 34', '1C', '-1', '1'.repeat(16)])(
  '%j is no number of a receipt',
  (typed) => {
    expect(parseReceiptNumber(typed)).toBeNull();
  },
);
