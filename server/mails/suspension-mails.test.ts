import { expect, test } from 'vitest';
import type { ActionMailTo } from './action-mail.tsx';
import {
  reviewAskedMail,
  suspensionUpheldMail,
  userReactivatedMail,
  userSuspendedMail,
  userWarnedMail,
} from './suspension-mails.ts';

const url = 'https://estudio.example/dashboard/suspension';
const to: ActionMailTo = {
  to: 'ana@correo.example',
  displayName: 'Ana',
  url,
  brand: {
    name: 'Estudio Ñandú & Cía.',
    email: 'hola@estudio.example',
    address: { city: 'Bogotá', country: 'Colombia' },
  },
};
const words = 'Canción Ñandú — ¿qué?\n<b>Dos</b>';

test.each([
  [
    () => userWarnedMail({ ...to, reason: words, dueOn: '2026-11-29' }),
    'Hay algo por corregir',
    'domingo, 29 de noviembre de 2026',
  ],
  [() => userSuspendedMail({ ...to, reason: words }), 'Suspendimos tu cuenta', 'siguen guardados'],
  [() => suspensionUpheldMail({ ...to, decision: words }), 'Revisamos la suspensión', 'decidimos'],
  [
    () => userReactivatedMail({ ...to, decision: words }),
    'está activa de nuevo',
    'donde lo dejaste',
  ],
])('%o says what happened, and what was written as it was', async (write, subject, phrase) => {
  const mail = await write();
  expect(mail.subject).toContain(subject);
  expect(mail.text).toContain(phrase);
  expect(mail.text).toContain(`\n> Canción Ñandú — ¿qué?\n> <b>Dos</b>\n`);
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html).toContain('¿qué?</span><span><br/>&lt;b&gt;Dos&lt;/b&gt;');
});

test('what a stranger wrote to the staff has nothing that can be pressed', async () => {
  const written = { name: 'www.malo.example', answer: 'https://malo.example/x' };
  const { subject, text, html } = await reviewAskedMail({ ...to, ...written, displayName: '' });
  for (const part of [subject, text, html]) expect(part).not.toContain('malo.example');
  expect(text).toMatch(/^Hola:/);
});
