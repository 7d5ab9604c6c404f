import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each(['Ana', 'María José', 'Ñandú', "D'Angelo", 'Jean-Luc', 'Totó 2Pac', '李小龙', ' Ana '])(
  'greets %j by name',
  (name) => {
    expect(greeting(name)).toBe(`Hola, ${name.trim()}:`);
  },
);

test.each([
  '',
  '   ',
  'http://gana-dinero.example',
  'gana-dinero.example',
  'Gana $1000',
  'Ana\r\nBcc: b@y.example',
  '<b>Ana</b>',
  'ana@correo.example',
  'WhatsApp 3001234567',
  '👋 Hola',
  'a'.repeat(41),
])('does not repeat %j', (name) => {
  expect(greeting(name)).toBe('Hola:');
});
