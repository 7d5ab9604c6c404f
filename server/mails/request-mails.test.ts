import { expect, test } from 'vitest';
import {
  abandonedMail,
  answeredMail,
  askedMail,
  extendedMail,
  filedMail,
} from './request-mails.ts';

const brand = {
  name: 'Estudio Ñandú & Cía.',
  email: 'hola@estudio.example',
  address: { city: 'Bogotá', country: 'Colombia' },
};
const to = {
  ...{ id: 'uno', to: 'ana@correo.example', name: 'Ana Ñandú', radicado: '2026-000123', brand },
  url: 'https://estudio.example/pqr/x.y',
};
const filed = {
  kind: 'data-claim',
  filedAt: new Date('2026-11-24T20:30:00Z'),
  dueOn: '2026-12-17',
  subject: 'Canción Ñandú — ¿qué?',
  facts: 'Uno & <b>dos</b>\nEntra a https://malo.example/x o www.malo.example',
} as const;

test('of what a stranger wrote nothing can be pressed, and all of it is there', async () => {
  const { html, text, subject } = await filedMail(
    { ...to, name: 'https://malo.example' },
    { ...filed, subject: 'www.malo.example' },
  );
  expect(new Set(html.match(/href="[^"]*"/g))).toEqual(
    new Set([`href="${to.url}"`, 'href="mailto:hola@estudio.example"']),
  );
  for (const part of [html, text, subject]) expect(part).not.toMatch(/malo\.example/);
  expect(html).toContain('Uno &amp; &lt;b&gt;dos&lt;/b&gt;');
  expect(text.replaceAll('\u2060', '')).toContain('> Entra a https://malo.example/x');
  expect(subject).toBe('Radicado 2026-000123: tu solicitud a Estudio Ñandú & Cía.');
});

test('each mail says until when, and where the request stands', async () => {
  const said = { entryId: 'dos', body: 'Porque sí.' };
  const mails = [
    [
      await filedMail(to, filed),
      'a más tardar el 17 de diciembre de 2026: son 15\u{A0}días hábiles',
    ],
    [await askedMail(to, { ...said, askedAt: filed.filedAt }), 'hasta el 24 de enero de 2027'],
    [await extendedMail(to, { ...said, dueOn: '2026-12-30' }), 'el 30 de diciembre de 2026'],
    [await answeredMail(to, said), '> Porque sí.'],
    [await abandonedMail(to, said), 'Pasaron dos meses'],
  ] as const;
  for (const [{ text, html }, words] of mails) {
    expect(text).toContain('Hola, Ana Ñandú:');
    expect(text).toContain(words);
    expect(text).toContain(`Ver en qué va:\n${to.url}`);
    expect(html).toContain(`href="${to.url}"`);
  }
});
