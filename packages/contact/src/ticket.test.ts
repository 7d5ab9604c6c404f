import { expect, test } from 'vitest';
import { longestPlace } from './ticket.ts';
import { ticketSchema } from './ticket-form.ts';

const filled = {
  severity: 'critico',
  name: ' Ñandú ',
  email: ' nandu@ejemplo.co ',
  message: ' Canción Ñandú — ¿qué?\r\nDos ',
  place: ' /dashboard\u202E 3fa8 ',
  consent: 'on',
};

test('cleans what it keeps', () => {
  expect(ticketSchema.parse(filled)).toEqual({
    severity: 'critico',
    name: 'Ñandú',
    email: 'nandu@ejemplo.co',
    message: 'Canción Ñandú — ¿qué?\nDos',
    place: '/dashboard 3fa8',
    consent: 'on',
    website: '',
  });
  const { place: _, ...without } = filled;
  expect(ticketSchema.parse(without).place).toBe('');
});

const tooLong = 'place: Escribe la página o el código en una sola línea de hasta 300 caracteres';

test.each([
  [{ severity: '' }, 'severity: Elige qué tan urgente es'],
  [{ severity: 'urgentísimo' }, 'severity: Elige qué tan urgente es'],
  [{ severity: '__proto__' }, 'severity: Elige qué tan urgente es'],
  [{ message: ' \n' }, 'message: Cuéntanos qué pasó'],
  [{ message: 'a'.repeat(5001) }, 'message: El reporte puede tener hasta 5.000 caracteres'],
  [{ place: 'a'.repeat(longestPlace + 1) }, tooLong],
  [{ place: 'a\nb' }, tooLong],
  [{ place: 'a\uD800' }, tooLong],
  [{ consent: '' }, 'consent: Debes aceptar la política de tratamiento de datos'],
])('refuses %j in words', (form, words) => {
  const issue = ticketSchema.safeParse({ ...filled, ...form }).error?.issues[0];
  expect(`${String(issue?.path[0])}: ${issue?.message}`).toBe(words);
});

test('what it keeps may be as long as it is asked to be at most', () => {
  const place = 'ñ'.repeat(longestPlace);
  expect(ticketSchema.parse({ ...filled, place }).place).toBe(place);
});
