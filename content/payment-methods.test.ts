import { expect, test } from 'vitest';
import { methodName } from './payment-methods.ts';

test.each([
  ['CARD', 'tarjeta'],
  ['PSE', 'PSE'],
  ['BANCOLOMBIA_QR', 'Bancolombia QR'],
  ['paypal', null],
  ['transferencia', null],
  ['ALGO_NUEVO', null],
  ['constructor', null],
  [null, null],
])('%j is «%s»', (method, name) => {
  expect(methodName(method)).toBe(name);
});
