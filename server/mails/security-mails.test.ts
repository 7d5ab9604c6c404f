import { expect, test } from 'vitest';
import type { ActionMailTo } from './action-mail.tsx';
import {
  emailChangeAskedMail,
  emailChangeConfirmationMail,
  emailChangedMail,
} from './email-change-mails.ts';
import { codeGuessesMail, passwordGuessesMail } from './guess-mails.ts';
import { recoveryCodeUsedMail, twoFactorOffMail, twoFactorOnMail } from './two-factor-mails.ts';

const url = 'https://estudio.example/auth/correo?token=a.b-c_d&x=1';
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
const newEmail = 'ana.nueva@correo.example';

test.each([
  [() => emailChangeAskedMail(to, newEmail), '¿Cambiamos tu correo en', newEmail],
  [() => emailChangeAskedMail(to, newEmail), '¿Cambiamos tu correo en', 'pide otra contraseña'],
  [() => emailChangeConfirmationMail(to), 'Confirma tu correo nuevo en', 'sin tu confirmación'],
  [() => emailChangedMail(to, newEmail), 'Cambió tu correo en', newEmail],
  [() => emailChangedMail(to, newEmail), 'Cambió tu correo en', 'a hola@estudio.example'],
  [() => twoFactorOnMail(to), 'Activaste la verificación en dos pasos en', 'Si no fuiste tú'],
  [() => twoFactorOffMail(to), 'Se desactivó la verificación en dos pasos en', 'Si no fuiste tú'],
  [() => passwordGuessesMail(to), 'Alguien prueba contraseñas en', 'sigues entrando como siempre'],
  [() => codeGuessesMail(to), 'Alguien con tu contraseña prueba códigos', 'cambia tu contraseña'],
  [() => recoveryCodeUsedMail(to, 9), 'Entraste con un código de recuperación en', 'quedan 9.'],
  [() => recoveryCodeUsedMail(to, 1), 'Entraste con un código', 'Te queda 1: pide'],
  [() => recoveryCodeUsedMail(to, 0), 'Entraste con un código', 'No te queda ninguno'],
])('%o says what happened and links there', async (write, subject, phrase) => {
  const mail = await write();
  expect(mail.subject).toContain(subject);
  expect(mail.subject).not.toContain('\n');
  expect(mail.to).toBe('ana@correo.example');
  expect(mail.text).toContain(phrase);
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html).toContain(phrase.split('@')[0]);
});
