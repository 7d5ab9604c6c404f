import { expect, test } from 'vitest';
import { nameSchema } from './full-name.ts';

test('cleans a name as sign-up does', () => {
  expect(nameSchema.parse({ fullName: '  Ñandú Pérez ', otro: 'x' })).toEqual({
    fullName: 'Ñandú Pérez',
  });
});

test.each([
  [{}, 'Por favor ingresa tu nombre completo'],
  [{ fullName: ' \n ' }, 'Por favor ingresa tu nombre completo'],
  [{ fullName: '\u202E\u200B' }, 'Por favor ingresa tu nombre completo'],
  [{ fullName: 'Ana\u0000' }, 'Escribe tu nombre en una sola línea de hasta 200 caracteres'],
  [{ fullName: 'A'.repeat(201) }, 'Escribe tu nombre en una sola línea de hasta 200 caracteres'],
  [{ fullName: 'Ana \uD800' }, 'Escribe tu nombre en una sola línea de hasta 200 caracteres'],
])('refuses %j in words', (form, words) => {
  expect(nameSchema.safeParse(form).error?.issues[0]?.message).toBe(words);
});

test('a name of 200 letters is the longest', () => {
  const fullName = 'Ñ'.repeat(200);
  expect(nameSchema.parse({ fullName })).toEqual({ fullName });
});
