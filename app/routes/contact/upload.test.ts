import { expect, test } from 'vitest';
import { attachmentBytes } from '#content/attachment.ts';
import { wavOf } from '#test/media/wav.ts';
import { openTestApp } from '#test/test-app.ts';
import { checkContact } from './check-contact.ts';

const { ask, services } = await openTestApp();

const filled = {
  name: 'Ana Ñandú',
  email: 'sube@ejemplo.co',
  service: 'produccion',
  message: 'Canción Ñandú — ¿qué?',
  consent: 'on',
};

/** As the script of the page sends it, which shows how much of the file has gone. */
function send(fields: Record<string, string>, accept = 'application/json') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('demo', new Blob([new Uint8Array(wavOf(200_000))], { type: 'audio/wav' }), 'ñ.wav');
  return ask('/contact', { method: 'POST', body, headers: { accept } });
}

test('a form that a script sends is answered for the script, with the notice of its page', async () => {
  const response = await send(filled);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ location: '/contact#enviado' });
  const [cookie = ''] = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  expect(await (await ask('/contact', { cookie })).text()).toContain('¡Mensaje enviado!');
  const kept = await services.db.service
    .selectFrom('contact_submissions')
    .select('demo_file_url')
    .where('email', '=', filled.email)
    .execute();
  expect(kept).toEqual([{ demo_file_url: expect.stringMatching(/\/demo$/) }]);
});

test('one that is refused says what is wrong, with what was typed', async () => {
  const response = await send({ ...filled, email: 'ana@ejemplo' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    outcome: {
      done: false,
      errors: { email: 'Revisa el correo: debe verse como nombre@correo.com' },
      values: { message: filled.message },
    },
  });
});

test('without script the response is the page', async () => {
  const response = await send({ ...filled, email: 'x' }, 'text/html');
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('debe verse como nombre@correo.com');
});

test('what the server would refuse is found before a file is sent, in the same words', async () => {
  const small = { size: 1000 };
  expect(checkContact(filled, small)).toBeNull();
  const wrong = { ...filled, email: 'ana@ejemplo', consent: '' };
  const found = checkContact(wrong, small);
  const { outcome } = (await (await send(wrong)).json()) as { outcome: { errors: object } };
  expect(Object.keys(found?.errors ?? {})).toEqual(['email', 'consent']);
  expect(found).toMatchObject({ ...outcome, values: wrong });

  const large = checkContact({ ...filled, name: ' ' }, { size: attachmentBytes + 1 });
  expect(large?.errors).toEqual({
    name: 'Cuéntanos cómo te llamas',
    demo: 'El demo no debe superar los 25 MB. Expórtalo en MP3, o pega un enlace en el mensaje.',
  });
  expect(checkContact(filled, { size: attachmentBytes + 1 })?.errors).toHaveProperty('demo');
});
