import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { attachmentBytes } from '#content/attachment.ts';
import { errorTexts } from '#server/error-texts.ts';
import { wavOf } from '#test/media/wav.ts';
import { openTestApp } from '#test/test-app.ts';
import { testOrigin } from '#test/test-services.ts';

const { ask, person, serve, services } = await openTestApp();

const filled = {
  name: 'Ana Ñandú',
  email: 'ana@ejemplo.co',
  service: 'produccion',
  message: 'Canción Ñandú — ¿qué?',
  consent: 'on',
};

function formOf(fields: Record<string, string>, attachment?: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (attachment) form.set('demo', new Blob([attachment], { type: 'audio/mpeg' }), '../../ñ.mp3');
  return form;
}

const post = (form: FormData) => ask('/contact', { method: 'POST', body: form });

const rows = (email: string) =>
  services.db.service
    .selectFrom('contact_submissions')
    .selectAll()
    .where('email', '=', email)
    .execute();

/** A form whose connection ends in the middle of its file. */
function brokenOff(fields: Record<string, string>): RequestInit {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = '--a\r\nContent-Disposition: form-data; name="demo"; filename="a.wav"\r\n\r\nRIFF';
  const chunks = [texts.join('') + file, 'x'.repeat(100_000)].map((text) => Buffer.from(text));
  const body = new ReadableStream({
    pull(stream) {
      const chunk = chunks.shift();
      if (chunk) stream.enqueue(chunk);
      else stream.error(new Error('The connection ended'));
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=a' };
  return { body, headers, duplex: 'half' } as RequestInit;
}

const temporaryFiles = () => readdir(services.contacts.incomingFolder);

test('a proposal without an attachment is kept', async () => {
  const response = await post(formOf(filled, new Uint8Array()));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact#enviado']);
  expect(await rows(filled.email)).toMatchObject([
    { status: 'new', service: 'produccion', message: filled.message, demo_file_url: null },
  ]);
});

/** The page from which somebody came, as it stands in the form. */
const pageIn = (html: string) => /<input[^>]* name="page"[^>]* value="([^"]*)"/.exec(html)?.[1];

test('the form knows the page that led to it, and takes no other for one', async () => {
  const headers = { referer: `${testOrigin}/memberships?x=1` };
  const page = pageIn(await (await ask('/contact?servicio=video', { headers })).text()) ?? '';
  const email = 'viene@ejemplo.co';
  await post(formOf({ ...filled, email, page }));
  await post(formOf({ ...filled, email, page: '/memberships?x=1', message: 'Otra' }));
  const kept = await rows(email);
  expect(new Set(kept.map((row) => row.page))).toEqual(new Set(['/memberships', null]));
});

test('a form that is refused still knows from which page it was begun', async () => {
  const response = await post(formOf({ ...filled, email: 'x', page: '/memberships' }));
  expect(response.status).toBe(422);
  expect(pageIn(await response.text())).toBe('/memberships');
});

test('a form without files is kept too', async () => {
  const email = 'simple@ejemplo.co';
  const body = new URLSearchParams({ ...filled, email });
  expect((await ask('/contact', { method: 'POST', body })).status).toBe(303);
  expect(await rows(email)).toHaveLength(1);
});

test('an attachment that was left out comes with the same words again', async () => {
  const email = 'olvido@ejemplo.co';
  await post(formOf({ ...filled, email }));
  await post(formOf({ ...filled, email }, new Uint8Array(wavOf(200_000))));
  await post(formOf({ ...filled, email }, new Uint8Array(wavOf(300_000))));
  const kept = await rows(email);
  expect(kept.filter(({ demo_file_url: path }) => path !== null)).toHaveLength(2);
  expect(kept).toHaveLength(3);
});

test('an attachment whose sender disappears leaves nothing, and says so to whoever still listens', async () => {
  const email = 'corte@ejemplo.co';
  const response = await ask('/contact', { method: 'POST', ...brokenOff({ ...filled, email }) });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('El demo no llegó completo');
  expect(await rows(email)).toEqual([]);
  expect(await temporaryFiles()).toEqual([]);
});

test('a full disk is reported in place, and the server goes on', async () => {
  const email = 'lleno@ejemplo.co';
  const { incomingFolder } = services.contacts;
  services.contacts.incomingFolder = join(services.folder, 'no-existe');
  const response = await post(formOf({ ...filled, email }, new Uint8Array(wavOf(4_000_000))));
  services.contacts.incomingFolder = incomingFolder;
  expect(response.status).toBe(errorTexts['message.failed'].status);
  expect(await response.text()).toContain(`value="${email}"`);
  expect(await rows(email)).toEqual([]);
});

test('an attachment that a script sends is stored as well', async () => {
  const email = 'guion@ejemplo.co';
  const attachment = wavOf(400_000);
  const form = formOf({ ...filled, email }, new Uint8Array(attachment));
  expect((await ask('/contact.data', { method: 'POST', body: form })).status).toBe(202);
  const [row] = await rows(email);
  const stored = await buffer(await services.storage.read('demos', row?.demo_file_url ?? ''));
  expect(stored.equals(attachment)).toBe(true);
});

test('an attachment is stored byte for byte, for nobody to fetch', async () => {
  const email = 'demo@ejemplo.co';
  const attachment = wavOf(400_000);
  expect((await post(formOf({ ...filled, email }, new Uint8Array(attachment)))).status).toBe(303);
  const [row] = await rows(email);
  const path = row?.demo_file_url ?? '';
  expect(path).toMatch(/^[0-9a-f-]{36}\/demo$/);
  const stored = await buffer(await services.storage.read('demos', path));
  expect(stored.equals(attachment)).toBe(true);

  const artist = await person('artista@ejemplo.co');
  expect((await ask(`/archivos/demos/${path}`, artist)).status).toBe(404);
  expect((await ask(`/archivos/demos/${path}`)).status).toBe(404);

  // Posted again: one proposal. Its second file goes an hour later: see take-proposal.test.ts.
  expect((await post(formOf({ ...filled, email }, new Uint8Array(attachment)))).status).toBe(303);
  expect(await rows(email)).toHaveLength(1);
  expect(await temporaryFiles()).toEqual([]);
});

test.each([
  ['a document', Buffer.from('%PDF-1.7 no es audio'), 415, 'no es un audio'],
  ['more than fits', Buffer.alloc(attachmentBytes + 1), 413, 'no debe superar los 25 MB'],
])(
  '%s as an attachment is refused beside its field, and leaves nothing',
  async (_, attachment, status, words) => {
    const email = `malo${status}@ejemplo.co`;
    const response = await post(formOf({ ...filled, email }, new Uint8Array(attachment)));
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(words);
    expect(html).toContain(`value="${email}"`);
    expect(await rows(email)).toEqual([]);
    expect(await temporaryFiles()).toEqual([]);
  },
);

test.each([
  ['multipart/form-data', 'x'],
  [
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna',
  ],
  ['multipart/form-data; boundary=a', '--b'],
  ['application/json', '{}'],
  ['text/plain', 'name=Ana'],
])('a body of %s that is no form asks for the name', async (type, body) => {
  const response = await ask('/contact', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Cuéntanos');
});

test.each([
  [
    'with markup',
    '?prefillName=%3Cscript%3Ealert(1)%3C/script%3E&prefillMessage=%3C/textarea%3E%3Cimg%20src=x%3E',
  ],
  ['of 10 kB', `?prefillMessage=${'ñ'.repeat(1600)}&x=${'y'.repeat(500)}`],
  ['that is no text', '?prefillName=%00&prefillEmail=%E0%A4%A'],
  ['about what is not sold', '?paquete=../../etc/passwd&plan=__proto__&servicio[]=a'],
])('an address %s shows the form and no markup of its own', async (_, query) => {
  const response = await ask(`/contact${query}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('Enviar mensaje');
});

test('a package of the catalogue is asked for by its link', async () => {
  const html = await (await ask('/contact?paquete=video-premium')).text();
  expect(html).toContain('paquete Video Musical Premium (USD\u{A0}799 por video)');
});

describe('before the body is taken', () => {
  const patience = { timeout: 15_000 };
  let port: number;
  beforeAll(async () => {
    port = await serve();
  });

  const wordsOf = (email: string) =>
    Object.entries({ ...filled, email })
      .map(
        ([name, value]) =>
          `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('');

  /** Sends so much of a form that announces so many bytes, from an address of this machine. */
  function begin(sent: string, localAddress: string, bytes: number) {
    const head = [
      'POST /contact HTTP/1.1',
      'host: localhost:2600',
      'origin: http://localhost:2600',
      'content-type: multipart/form-data; boundary=a',
      `content-length: ${bytes}`,
      '\r\n',
    ];
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write(head.join('\r\n') + sent);
    return socket;
  }

  /** Sends the words of a form and the beginning of an attachment of so many bytes. */
  const beginDemo = (email: string, localAddress: string, bytes: number) => {
    const file = '--a\r\nContent-Disposition: form-data; name="demo"; filename="a.wav"\r\n\r\nRIFF';
    return begin(wordsOf(email) + file, localAddress, bytes);
  };

  test(
    'a limit that is reached is shown in place, without the rest of it',
    { timeout: 30_000, tags: 'sweep' },
    async () => {
      const ip = '127.0.0.31';
      for (let n = 0; n < 10; n += 1) await services.limits.consume('attachmentIp', ip);
      const response = await text(beginDemo('once@ejemplo.co', ip, attachmentBytes));
      expect(response).toMatch(/^HTTP\/1\.1 429 /);
      expect(response).toContain('Hiciste muchos intentos seguidos');
      expect(response).toContain('value="once@ejemplo.co"');
      expect(await temporaryFiles()).toEqual([]);
    },
  );

  test(
    'forms that stay half sent keep out nobody, and of one address 40 at most are read',
    { timeout: 60_000, tags: 'sweep' },
    async () => {
      services.logged.length = 0;
      const [ip, other] = ['127.0.0.32', '127.0.0.33'];
      const halves = Array.from({ length: 43 }, (_, n) =>
        beginDemo(`mitad${n}@ejemplo.co`, ip, 100_000),
      );
      const responses: string[] = [];
      for (const half of halves) {
        text(half).then(
          (response) => responses.push(response),
          () => undefined, // one that we hang up
        );
      }
      await vi.waitFor(() => expect(responses).toHaveLength(3), patience);
      for (const response of responses) {
        expect(response).toMatch(/^HTTP\/1\.1 422 /);
        expect(response).toMatch(/value="mitad\d+@ejemplo.co"/);
      }
      await vi.waitFor(async () => expect(await temporaryFiles()).toHaveLength(40), patience);

      const email = 'entera@ejemplo.co';
      const words = `${wordsOf(email)}--a--\r\n`;
      begin(words, ip, Buffer.byteLength(words));
      await vi.waitFor(async () => expect(await rows(email)).toHaveLength(1), patience);
      // The one that was silent for the longest made room for it.
      await vi.waitFor(() => expect(responses).toHaveLength(4), patience);
      beginDemo('vecina@ejemplo.co', other, attachmentBytes);
      await vi.waitFor(async () => expect(await temporaryFiles()).toHaveLength(40), patience);
      for (const half of halves) half.destroy();
      await vi.waitFor(async () => expect(await temporaryFiles()).toHaveLength(1), patience);
      expect(services.logged).toEqual([]);
    },
  );
});
