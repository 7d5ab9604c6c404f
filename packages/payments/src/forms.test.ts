import { expect, test } from 'vitest';
import { finishedRefundSchema, rateSchema, refundSchema, resolutionSchema } from './forms.ts';

const rateOf = (copPerUsd: string) => {
  const { success, data } = rateSchema.safeParse({ copPerUsd });
  return success ? data.copPerUsd : null;
};

test.each([
  ['4.012,50', 401_250],
  ['4012.5', 401_250],
  ['4012,5', 401_250],
  ['4012', 401_200],
  ['4.012', 401_200],
  [' 4.012,05 ', 401_205],
  ['500', 50_000],
  ['50.000', 5_000_000],
])('the rate %j is %d hundredths of a peso', (typed, hundredths) => {
  expect(rateOf(typed)).toBe(hundredths);
});

test.each([
  ...['', ' ', '0', '-4012', '+4012', '4e3', '0x1000', 'NaN', 'Infinity', 'cuatro mil'],
  // Neither hundredths nor thousands: whoever typed it meant something else.
  ...[
    '4,012',
    '4,012.50',
    '4.0125',
    '4012,505',
    '4012.505',
    '4.012.50',
    '40.12,5',
    '4..012',
    '4.012,',
  ],
  ...['4 012,50', '4012,50 COP', '$4012', '４０１２', '٤٠١٢', '4012\u0000', '4012\n5', "4012';--"],
  ...['499,99', '50.000,01', '9'.repeat(400), '1'.padStart(13, '0')],
])('the rate %j is none', (typed) => {
  expect(rateOf(typed)).toBeNull();
});

test('of what is no text there is no rate either', () => {
  for (const copPerUsd of [4012, ['4012'], null, {}])
    expect(rateSchema.safeParse({ copPerUsd }).success).toBe(false);
});

test('a refund is of something, for one of our reasons', () => {
  const refund = { amount: '1.200.000', reason: 'withdrawal' };
  expect(refundSchema.parse(refund)).toEqual({ amount: 120_000_000, reason: 'withdrawal' });
  for (const amount of ['0', '0,00', '-1', '999999999999999999', ''])
    expect(refundSchema.safeParse({ ...refund, amount }).success, amount).toBe(false);
  for (const reason of ['', 'duplicate', 'provider', 'toString'])
    expect(refundSchema.safeParse({ ...refund, reason }).success, reason).toBe(false);
});

test('words are asked for, and kept composed', () => {
  expect(resolutionSchema.parse({ resolution: ' Cancio\u0301n Ñandú — ¿qué?\r\n ' })).toEqual({
    resolution: 'Canción Ñandú — ¿qué?',
  });
  expect(finishedRefundSchema.parse({ transfer: ' TRX\u202E-1 ' })).toEqual({ transfer: 'TRX-1' });
  for (const words of ['', ' ', '\u2800'.repeat(2), 'a'.repeat(101), 'a\nb'])
    expect(finishedRefundSchema.safeParse({ transfer: words }).success, words).toBe(false);
  for (const words of ['', ' \n', 'a'.repeat(501), '\uD800'])
    expect(resolutionSchema.safeParse({ resolution: words }).success, words).toBe(false);
});
