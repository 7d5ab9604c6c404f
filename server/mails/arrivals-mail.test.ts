import { expect, test } from 'vitest';
import { arrivalsMail } from './arrivals-mail.tsx';

const write = (name: string, message: string) =>
  arrivalsMail({
    to: 'equipo@estudio.example',
    brand: {
      name: 'Estudio Ñandú & Cía.',
      email: 'hola@estudio.example',
      address: { city: 'Bogotá', country: 'Colombia' },
    },
    url: 'https://estudio.example/admin/dashboard',
    promise: 'Prometimos responder en menos de 24 horas.',
    total: 1,
    critical: 0,
    purchases: 0,
    first: [{ name, service: 'Video', message }],
  });

test('what somebody wrote is text, and nothing of it can be pressed', async () => {
  const { html, text, subject } = await write(
    'www.malo.example',
    'Entra a https://malo.example/x <b>ya</b>\nDos',
  );
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://estudio.example/admin/dashboard"',
    'href="mailto:hola@estudio.example"',
  ]);
  for (const part of [html, text, subject]) expect(part).not.toMatch(/malo\.example/);
  expect(html).toContain('&lt;b&gt;ya&lt;/b&gt;');
  expect(html).toMatch(/<br\/?>Dos/);
});

test.each([
  ['a'.repeat(280), 'a'.repeat(280)],
  ['a'.repeat(281), `${'a'.repeat(280)}…`],
  [`${'a'.repeat(279)}\u{1F3B8}`, `${'a'.repeat(279)}…`],
  [`${'a'.repeat(278)} bc`, `${'a'.repeat(278)} b…`],
  [`${'a'.repeat(279)} bc`, `${'a'.repeat(279)}…`],
])('of a long message its beginning is shown, whole characters', async (message, shown) => {
  const { text } = await write('Ana', message);
  expect(text).toContain(`> ${shown}\n\n`);
});
