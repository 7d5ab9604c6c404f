import { expect, test } from 'vitest';
import { receiptNumber } from './receipt-number.ts';

test.each([
  [1, 'C-000001'],
  [123, 'C-000123'],
  [999_999, 'C-999999'],
  [1_000_000, 'C-1000000'],
])('%i is read as %s', (number, text) => {
  expect(receiptNumber(number)).toBe(text);
});
