import { expect, test } from 'vitest';
import {
  accountDeletedMail,
  confirmEmailMail,
  deletionRequestedMail,
  passwordChangedMail,
  resetPasswordMail,
} from './account-mails.ts';

const brand = {
  name: 'Estudio Ñandú & Cía.',
  email: 'hola@estudio.example',
  address: { city: 'Bogotá', country: 'Colombia' },
};
const url = 'https://estudio.example/auth/confirmar?token=a.b-c_d&x=1';
const write = (fields: { displayName?: string; url?: string } = {}) =>
  confirmEmailMail({ to: 'ana@correo.example', displayName: 'Ana', url, brand, ...fields });

test('says who writes, why, and what to press, with and without HTML', async () => {
  const mail = await write();
  expect(mail.to).toBe('ana@correo.example');
  expect(mail.subject).toBe('Confirma tu correo en Estudio Ñandú & Cía.');
  expect(mail.text).toContain('Hola, Ana:');
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.text).toContain('Escríbenos a hola@estudio.example');
  expect(mail.html).toContain('lang="es-CO"');
  expect(
    mail.html.split('https://estudio.example/auth/confirmar?token=a.b-c_d&amp;x=1'),
  ).toHaveLength(4);
  expect(mail.html).toContain('Estudio Ñandú &amp; Cía.');
});

test('loads nothing from anywhere', async () => {
  const { html } = await write();
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import/i);
});

test('repeats no link that somebody put where their name should be', async () => {
  const { html, text } = await write({ displayName: 'Gana en http://malo.example' });
  expect(html + text).not.toContain('malo.example');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@x.example', '/relative'])(
  'does not link to %j',
  async (bad) => {
    await expect(write({ url: bad })).rejects.toThrow(TypeError);
  },
);

test.each([
  [resetPasswordMail, 'Tu contraseña nueva en Estudio Ñandú & Cía.', 'vence en una hora'],
  [passwordChangedMail, 'Cambió tu contraseña en Estudio Ñandú & Cía.', 'Si no fuiste tú'],
])('%o says what happened and links there', async (writeMail, subject, phrase) => {
  const mail = await writeMail({ to: 'ana@correo.example', displayName: 'Ana', url, brand });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(phrase);
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html).toContain(phrase);
});

test('whoever asked for their account to be deleted reads until when it can be kept, in Bogotá', async () => {
  const to = { to: 'ana@correo.example', displayName: 'Ana', url, brand };
  const due = new Date('2026-11-28T02:30:00Z');
  const mail = await deletionRequestedMail({ ...to, due, member: null });
  expect(mail.text).toMatch(/viernes, 27 de noviembre de 2026.*9:30.p\.\sm\./u);
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.text).not.toContain('membresía');
  // The hour ends with its own point.
  expect(mail.html).not.toMatch(/m\.\./);
  const last = await accountDeletedMail(to);
  expect(last.text).toContain('puedes crear otra cuenta con este mismo correo');
  // Mails of the account cannot be stopped.
  expect([mail.stopUrl, last.stopUrl]).toEqual([undefined, undefined]);
});

test('a member who leaves reads that nothing more is charged, and what of the paid is lost', async () => {
  const to = { to: 'ana@correo.example', displayName: 'Ana', url, brand };
  const due = new Date('2026-11-28T02:30:00Z');
  const textFor = async (paidUntil: Date | null) =>
    (await deletionRequestedMail({ ...to, due, member: { paidUntil } })).text;
  const paid = await textFor(new Date('2027-03-01T02:00:00Z'));
  expect(paid).toContain('cancelamos tu membresía: no se cobra nada más');
  expect(paid).toContain('hasta el 28 de febrero de 2027, se pierde con la cuenta');
  const late = await textFor(null);
  expect(late).toContain('cancelamos tu membresía: no se cobra nada más');
  expect(late).not.toContain('se pierde');
});
