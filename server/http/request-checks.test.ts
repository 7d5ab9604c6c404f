import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sessionMarkCookie } from '#content/session-mark.ts';
import { rawRequest } from '#test/access/raw-request.ts';
import { openTestApp } from '#test/test-app.ts';
import { testPassword } from '#test/test-services.ts';

const origin = 'https://estudio.example';
const metricsToken = 'a token of sixteen letters';
const { ask, person, serve, services } = await openTestApp({
  origin,
  metricsToken,
  origins: [origin],
  secure: true,
});
const port = await serve();
await person('ana@ejemplo.co');

const fields = { intent: 'signin', email: 'ana@ejemplo.co', password: testPassword };
const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'content-type': 'application/x-www-form-urlencoded',
};

/** As a proxy that ends TLS passes it on: without encryption, with the site's name. */
const behindProxy = (
  target: string,
  { body = '', headers = {} }: { body?: string; headers?: Record<string, string> } = {},
) =>
  rawRequest(port, {
    method: body ? 'POST' : 'GET',
    target,
    body,
    headers: { ...browser, host: 'estudio.example', origin, ...headers },
  });

describe('behind a proxy that ends TLS', () => {
  const body = String(new URLSearchParams(fields));

  test('a form does its work', async () => {
    const { status, head } = await behindProxy('/auth', { body });
    expect(status).toBe(302);
    expect(head).toMatch(/^location: \/\r?$/m);
    const data = await behindProxy('/auth.data', { body, headers: { accept: '*/*' } });
    expect(data.status).toBe(202);
  });

  test('no cookie of a session, its mark or a notice ever travels without encryption', async () => {
    const from = { origin };
    const enters = await ask('/auth', { method: 'POST', body, headers: browser, from });
    const cookie = enters.headers.getSetCookie().map((set) => set.split(';', 1)[0]);
    const leaves = await ask('/auth/salir', { method: 'POST', cookie: cookie.join('; '), from });
    for (const { headers } of [enters, leaves]) {
      const cookies = headers.getSetCookie();
      expect(cookies.map((set) => set.split('=', 1)[0])).toEqual(
        expect.arrayContaining([
          expect.stringContaining('session_token'),
          sessionMarkCookie,
          'estudio2600.aviso.%2F',
        ]),
      );
      expect(cookies.filter((set) => !/; secure(;|$)/i.test(set))).toEqual([]);
    }
  });

  test('the figures are for this machine, or for who brings the token', async () => {
    const authorization = `Bearer ${metricsToken}`;
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = await Promise.all(
      [{}, forwarded, { ...forwarded, authorization }, { ...forwarded, authorization: 'Bearer x' }]
        .map((headers) => behindProxy('/metrics', { headers }))
        .map(async (response) => (await response).status),
    );
    expect(statuses).toEqual([200, 404, 200, 404]);
  });

  test('a Host of somebody else’s leads nowhere', async () => {
    const host = 'malo.example';
    const page = await behindProxy('/auth', { headers: { host } });
    expect(page.status).toBe(200);
    const redirects = await Promise.all([
      behindProxy('/PORTFOLIO/', { headers: { host } }),
      behindProxy('/dashboard', { headers: { host } }),
      behindProxy('/auth', { headers: { host }, body }),
    ]);
    expect(redirects.map(({ status }) => status)).toEqual([301, 302, 302]);
    for (const { head, body: text } of [page, ...redirects]) {
      expect(head + text).not.toContain('malo.example');
    }
  });

  test.each(['http://estudio.example', 'https://estudio.example:8443', 'https://malo.example'])(
    'a form of %s is refused',
    async (from) => {
      expect((await behindProxy('/auth', { body, headers: { origin: from } })).status).toBe(403);
    },
  );
});

describe.each([
  [
    '/auth/clave-nueva?token=x',
    'token=x&password=uno dos tres&confirmPassword=uno dos tres',
    'El enlace para cambiar la contraseña venció',
  ],
  ['/auth/correo?token=x', 'token=x&answer=no', 'Cambio cancelado'],
  ['/boletin/confirmar?de=x', 'a=1', 'El enlace venció o le falta una parte'],
  ['/boletin/baja?de=x', 'a=1', 'Al enlace le falta una parte'],
  ['/correo/baja?de=x', 'a=1', 'Al enlace le falta una parte'],
])('the page of a mailed link %s', (path, body, outcome) => {
  const post = (from: Record<string, string>) =>
    ask(path, { method: 'POST', body, headers: browser, from });

  test('names itself to this site alone', async () => {
    const html = await (await ask(path, { headers: browser })).text();
    expect(html).toContain('<meta name="referrer" content="same-origin"/>');
  });

  test('may be posted by a browser that names nobody but knows it is ours', async () => {
    const unnamed = await post({ origin: 'null', 'sec-fetch-site': 'same-origin' });
    expect(await unnamed.text()).toContain(outcome);
    expect(await (await post({ origin })).text()).toContain(outcome);
  });

  test('is refused from elsewhere', async () => {
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a refusal', () => {
  const foreign = { origin: 'https://malo.example' };
  const pageOf = async (response: Response) => {
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'self'; style-src/,
    );
    expect(response.headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains',
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<html lang="es-CO">');
    expect(html).toMatch(/<title>[^<]+ \| [^<]+</);
    expect(html).toMatch(/href="\/"/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    return { html, id: response.headers.get('x-request-id') ?? 'none' };
  };

  test('of another site’s form is a page with a way on', async () => {
    const response = await ask('/auth', {
      method: 'POST',
      body: 'a=1',
      headers: browser,
      from: foreign,
    });
    expect(response.status).toBe(403);
    const { html, id } = await pageOf(response);
    expect(html).toContain('Esta petición viene de otro sitio');
    expect(html).toContain(id);
  });

  test('of what is not there is the page of the site', async () => {
    const response = await ask('/archivos/demos/x', { headers: browser });
    expect(response.status).toBe(404);
    expect((await pageOf(response)).html).toContain('Oops! Page not found');
  });

  test('of an address without end is a page', async () => {
    const response = await ask(`/a${'/'.repeat(12_000)}b`, { headers: browser });
    expect(response.status).toBe(414);
    expect((await pageOf(response)).html).toContain('Esa dirección es muy larga');
    expect((await ask(`/contact?prefillMessage=${'x'.repeat(7900)}`)).status).toBe(200);
  });

  test('is JSON for a program', async () => {
    const response = await ask('/auth.data', { method: 'POST', from: foreign });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'request.foreign' });
  });

  test('puts nothing in the log', () => {
    expect(services.logged).toEqual([]);
  });
});

describe('a form that nobody made', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `inventado${index}=x`).join('&');
  const post = (body: BodyInit, headers: HeadersInit = browser) =>
    ask('/auth', {
      method: 'POST',
      body,
      headers,
      from: { origin },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });

  test.each([
    ['with 1 MB of fields', many(60_000)],
    ['with one field of 1 MB', `inventado0=${'x'.repeat(1024 * 1024)}`],
    ['with 101 fields', many(101)],
  ])('%s is refused in words, and never sent back', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBe(413);
    const html = await response.text();
    expect(html).toContain('Demasiado para un solo envío');
    expect(html).not.toContain('inventado');
  });

  test('the same in parts, and without a length', async () => {
    const parts = new FormData();
    for (let index = 0; index < 101; index += 1) parts.set(`inventado${index}`, 'x');
    expect((await post(parts, { accept: browser.accept })).status).toBe(413);
    const endless = new Blob([many(60_000)]).stream();
    expect((await post(endless)).status).toBe(413);
  });

  test('has room for the longest message that a form takes', async () => {
    const body = String(new URLSearchParams({ ...fields, message: 'ñ'.repeat(5000) }));
    expect((await post(body)).status).toBe(302);
  });
});

describe('methods', () => {
  test.each(['/', '/auth', '/no-existe', '/robots.txt', '/metrics'])(
    'OPTIONS %s says what there is',
    async (path) => {
      const response = await ask(path, { method: 'OPTIONS' });
      expect(response.status).toBe(204);
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    },
  );

  test('OPTIONS of an upload says what it takes', async () => {
    const response = await ask('/uploads/x', { method: 'OPTIONS' });
    expect(response.headers.get('allow')).toBe('POST, HEAD, PATCH, DELETE, OPTIONS');
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    '%s of a page is not allowed',
    async (method) => {
      const response = await ask('/auth', { method, from: { origin } });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain('POST');
    },
  );

  test('none of them is an error of ours, nor is a form for a page that has none', async () => {
    const response = await ask('/portfolio', { method: 'POST', body: 'a=1', from: { origin } });
    expect(response.status).toBe(405);
    expect(services.logged).toEqual([]);
  });
});

test.each(['/', '/auth', '/robots.txt'])('two Host lines are refused: %s', async (target) => {
  const headers = { Host: 'malo.example' };
  const { status, head } = await behindProxy(target, { headers });
  expect(status).toBe(400);
  expect(head).toContain('content-security-policy');
});

describe('a body', () => {
  const begun = (target: string, headers: Record<string, string>, sent: string) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const lines = Object.entries({ host: 'estudio.example', origin, ...browser, ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`POST ${target} HTTP/1.1\r\n${head}\r\n${sent}`);
    return socket;
  };

  test.each(['/auth', '/contact', '/uploads', '/'])(
    'that does not say its length is not read: %s',
    async (target) => {
      const response = await text(begun(target, { 'transfer-encoding': 'chunked' }, '1\r\nx\r\n'));
      expect(response).toMatch(/^HTTP\/1\.1 411 /);
      expect(response).toMatch(/^connection: close\r$/im);
      expect(response).toContain('No sabemos cuánto nos envías');
    },
  );

  test('that stays half sent gives way to a whole one of the same address', async () => {
    const half = () => begun('/auth', { 'content-length': '100' }, 'intent=signin');
    const response = await Promise.race(Array.from({ length: 41 }, () => text(half())));
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toMatch(/^connection: close\r$/im);
    expect(response).toContain('El envío se quedó a mitad de camino');
    const whole = await behindProxy('/auth', { body: String(new URLSearchParams(fields)) });
    expect(whole.status).toBe(302);
  });
});

test.each(['GET', 'POST'])('%s of an address with a password in it is refused', async (method) => {
  services.logged.length = 0;
  const { status } = await rawRequest(port, { method, target: 'http://ana:clave@x/auth' });
  expect(status).toBe(400);
  expect(services.logged).toEqual([]);
});

test('a form of a sender that is named by nothing is refused', async () => {
  const response = await behindProxy('/auth', { body: 'a=1', headers: { origin: '' } });
  expect(response.status).toBe(403);
  expect(response.body).toContain('No lo podemos recibir');
  expect(services.logged).toEqual([]);
});

test('what better-auth says is a line of the log, without what it was given', async () => {
  const { logger } = await services.accounts.auth.$context;
  logger.error('User not found', { email: 'nadie@ejemplo.co' });
  logger.warn('nadie@ejemplo.co is unknown');
  expect(services.logged.at(-1)).toMatchObject({
    level: 50,
    library: 'better-auth',
    msg: 'User not found',
  });
  expect(JSON.stringify(services.logged)).not.toContain('nadie@ejemplo.co');
});
