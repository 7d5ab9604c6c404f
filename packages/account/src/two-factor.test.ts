import { expect, test } from 'vitest';
import { appCodeSchema, secondStepSchema, stopTwoFactorSchema } from './two-factor.ts';

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 012 345 ', { kind: 'app', code: '012345' }],
  ['k7m2x-9qd4t', { kind: 'recovery', code: 'k7m2x-9qd4t' }],
  ['K7M2X 9QD4T', { kind: 'recovery', code: 'k7m2x-9qd4t' }],
  ['k7m2x9qd4t', { kind: 'recovery', code: 'k7m2x-9qd4t' }],
])('reads %j', (code, read) => {
  expect(secondStepSchema.parse({ code })).toEqual({ code: read, trustDevice: false });
});

test.each([
  '',
  '12345',
  '1234567',
  'a123456',
  'k7m2x-9qd4',
  'k7m2x-9qd4tt',
  'ñk7m2x-9qd4t',
  'k7m2x-9qd41',
  '١٢٣٤٥٦',
  '12345a',
  "' or 1=1",
])('refuses %j in words', (code) => {
  const help = 'Escribe los 6 números que muestra tu aplicación, o un código de recuperación';
  for (const schema of [secondStepSchema, stopTwoFactorSchema]) {
    const { error } = schema.safeParse({ code, currentPassword: 'x' });
    expect(error?.issues).toMatchObject([{ path: ['code'], message: help }]);
  }
});

test('an empty form is a failed parse, and an app is joined with its own code only', () => {
  expect(secondStepSchema.safeParse({}).success).toBe(false);
  expect(appCodeSchema.parse({ code: '123 456' })).toEqual({ code: '123456' });
  expect(appCodeSchema.safeParse({ code: 'k7m2x-9qd4t' }).error?.issues[0]?.message).toBe(
    'Escribe los 6 números que muestra tu aplicación',
  );
});

test('a device is trusted only when its box is ticked', () => {
  expect(secondStepSchema.parse({ code: '123456', trustDevice: 'on' }).trustDevice).toBe(true);
});
