import { expect, test } from 'vitest';
import { messageCopyMail } from './message-mails.tsx';

const brand = {
  name: 'Estudio Ñandú & Cía.',
  email: 'hola@estudio.example',
  address: { city: 'Bogotá', country: 'Colombia' },
};
const write = (fields: { name?: string; message?: string } = {}) =>
  messageCopyMail({
    id: 'uno',
    to: 'ana@correo.example',
    name: 'Ana Ñandú',
    promise: 'Nos pondremos en contacto en menos de 24 horas.',
    facts: [{ label: 'Qué necesitas', text: 'Video' }],
    message: 'Canción Ñandú — ¿qué?\n\nDos & <b>tres</b>',
    brand,
    ...fields,
  });

test('repeats what was written line by line, as text', async () => {
  const { to, subject, html, text } = await write();
  expect([to, subject]).toEqual([
    'ana@correo.example',
    'Recibimos tu mensaje en Estudio Ñandú & Cía.',
  ]);
  expect(text).toContain(
    '\n\n> Qué necesitas: Video\n> \n> Canción Ñandú — ¿qué?\n> \n> Dos & <b>tres</b>\n\n',
  );
  expect(text).toContain('Nos pondremos en contacto en menos de 24 horas.');
  expect(html).toContain('Dos &amp; &lt;b&gt;tres&lt;/b&gt;');
  expect(html).not.toContain('<b>');
  expect(html.match(/<br\/?>/g)?.length).toBeGreaterThanOrEqual(2);
});

test('nothing of it can be pressed, in any mail program', async () => {
  const message =
    'Entra a https://malo.example/x?a=1, www.malo.example, malo.example/y, ana@malo.example o javascript:alert(1)';
  const { html, text, subject } = await write({ message, name: 'https://malo.example' });
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="mailto:hola@estudio.example"']);
  for (const part of [html, text, subject]) {
    expect(part).not.toMatch(/malo\.example|@malo|www\.malo|javascript:a/);
    expect(part.replaceAll('hola@estudio.example', '')).not.toMatch(/https?:\/\/malo/);
  }
  // Without what is not seen, it is what was written.
  expect(text.replaceAll('\u2060', '')).toContain(message);
});
