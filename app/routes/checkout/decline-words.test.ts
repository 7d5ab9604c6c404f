import { expect, test } from 'vitest';
import { declineText } from './decline-words.ts';

const unknown =
  'La pasarela no dijo por qué. Prueba con otro medio de pago o pregúntale a tu banco.';

test.each([
  ['Fondos insuficientes', 'No había fondos suficientes.'],
  ['INSUFFICIENT_FUNDS', 'No había fondos suficientes.'],
  ['Tarjeta vencida.', 'La tarjeta está vencida.'],
  ['Invalid CVV', 'El código de seguridad no coincide.'],
  ['Excede el cupo', 'Supera el cupo o el límite de ese medio de pago.'],
  ['La transacción fue rechazada.', unknown],
  ['Transacción no permitida.', 'Esto dijo la pasarela: «Transacción no permitida».'],
  ['INSTRUMENT_DECLINED', unknown],
  ['', unknown],
  [null, unknown],
  ['é'.repeat(201), unknown],
])('%j is told as «%s»', (reason, said) => {
  expect(declineText(reason)).toBe(said);
});
