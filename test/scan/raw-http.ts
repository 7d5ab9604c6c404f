import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Tally } from './tally.ts';
import { send, type Target } from './target.ts';

const host = 'Host: localhost\r\n';
const close = 'Connection: close\r\n';
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\n${host}${close}${headers}\r\n`;
const post = (headers: string, body: string, target = '/auth') =>
  `POST ${target} HTTP/1.1\r\n${host}${close}${headers}\r\n${body}`;
const form = (body: string) =>
  post(
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`,
    body,
  );

/** Bytes that no browser sends. The server answers or hangs up, and goes on. */
export async function tryRawHttp(tally: Tally, target: Target): Promise<void> {
  const paths = [
    `/a${'/'.repeat(15_000)}b`,
    `/${'a/'.repeat(7_500)}`,
    `/${'%2f'.repeat(5_000)}`,
    `/${'../'.repeat(5_000)}`,
    '/%',
    '/%zz',
    '/%00',
    '/a%00/',
    '/%0d%0aSet-Cookie:%20a=b',
    '/%c0%ae%c0%ae/',
    '/\\..\\..',
    '//',
    '///x',
    '*',
    'x',
    '/?',
    '/??&&==',
    `/?${'a=b&'.repeat(3_000)}`,
    '/contact?prefillName=%E0%A4%A',
    '/archivos/demos/../../secrets.json',
    '/archivos/%2e%2e/%2e%2e/secrets.json',
    '/uploads/../x',
    '/uploads/x%00',
    '/blog-musical/__proto__',
    '/dashboard/proyectos/%27or%201=1',
    `/__manifest?version=x&paths=${Array.from({ length: 2_000 }, (_, n) => n).join()}`,
    'http://user:pw@x/',
    '/build/server/index.js',
    '/.env',
    '/server/config.ts',
  ];
  const headers = [
    `Cookie: ${'a=b; '.repeat(3_000)}\r\n`,
    'Cookie: estudio2600.session_token=x.y\r\n',
    'Cookie: estudio2600.session_token=%E0%A4%A\r\n',
    'Cookie: estudio2600.aviso.%2F=__proto__:\r\n',
    'Cookie: estudio2600.aviso.%2F=recovery-code-used:99999999999999999999\r\n',
    `Accept-Encoding: ${'gzip;q=0.1,'.repeat(1_000)}\r\n`,
    'Accept-Encoding: br;q=0, gzip;q=x, *;q=-1\r\n',
    `If-None-Match: ${'"x",'.repeat(2_000)}\r\n`,
    'Range: bytes=9-1\r\n',
    'Range: bytes=-0,1-,x\r\n',
    `Range: bytes=${'0-0,'.repeat(2_000)}\r\n`,
    'If-Modified-Since: nunca\r\n',
    'Expect: 200-maybe\r\n',
    'Host: malo.example\r\n',
    'X-Forwarded-For: ' + '1.1.1.1,'.repeat(1_500) + '\r\n',
    'X-Forwarded-For: <script>\r\n',
    'X-HTTP-Method-Override: DELETE\r\n',
    `Authorization: Bearer ${'x'.repeat(10_000)}\r\n`,
    'Content-Length: -1\r\n',
    'Content-Length: 5\r\nContent-Length: 6\r\n',
    'Transfer-Encoding: chunked, identity\r\n',
    'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\n',
  ];
  const methods = [
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'PUT',
    'DELETE',
    'PATCH',
    'HEAD',
    'QUERY',
    'BREW',
  ];
  const bodies = [
    form('x=y&'.repeat(250_000)),
    form(`intent=signup&${'invented=1&'.repeat(90_000)}`),
    form(`email=${'%41'.repeat(300_000)}`),
    form('__proto__=x&constructor=y&toString=z'),
    form('email=%00&password=%00&intent=signin'),
    form('email=a@b.co&email[]=x&email[a]=y'),
    post('Content-Type: application/json\r\nContent-Length: 400000\r\n', '['.repeat(400_000)),
    post(
      'Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 300000\r\n',
      '--a\r\n'.repeat(60_000),
      '/contact',
    ),
    post('Content-Type: multipart/form-data\r\nContent-Length: 3\r\n', 'abc', '/contact'),
    post('Content-Type: text/plain\r\nContent-Length: 3\r\n', 'a=b'),
    post('Transfer-Encoding: chunked\r\n', 'zz\r\nabc\r\n0\r\n\r\n'),
    post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', '0\r\n\r\nGET / HTTP/1.1\r\n\r\n'),
    ...['/auth', '/contact', '/uploads'].map((path) =>
      post('Transfer-Encoding: chunked\r\n', '1\r\nx\r\n'.repeat(100_000), path),
    ),
    post('Content-Length: 1000\r\n', 'half', '/contact'),
    post('Origin:\r\nContent-Length: 3\r\n', 'a=b'),
    post('Content-Length: 3\r\n', 'a=b', 'http://user:pw@x/'),
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
    `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
    post(
      'Tus-Resumable: 1.0.0\r\nUpload-Length: 99999999999999999999\r\nContent-Length: 0\r\n',
      '',
      '/uploads',
    ),
    post(
      'Tus-Resumable: 9\r\nUpload-Length: -1\r\nUpload-Metadata: !!!\r\nContent-Length: 0\r\n',
      '',
      '/uploads',
    ),
  ];
  const requests = [
    ...paths.map((path) => get(path)),
    ...headers.flatMap((header) => ['/', '/auth', '/dashboard'].map((path) => get(path, header))),
    ...methods.flatMap((method) =>
      ['/', '/auth', '/uploads/x', '/archivos/demos/x', '/no-existe'].map(
        (path) => `${method} ${path} HTTP/1.1\r\n${host}${close}Content-Length: 0\r\n\r\n`,
      ),
    ),
    ...bodies,
  ];
  for (const request of requests) {
    const { response, held } = await sendRaw(target.port, request);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
    const what = JSON.stringify(request.slice(0, 70));
    // Node hangs up on whoever asks for a tunnel, without a word.
    const isHeard = status > 0 || (request.startsWith('CONNECT ') && !held);
    tally.check(what, isHeard && status < 500, held ? 'no response' : status);
    tally.check(
      `${what} sets no cookie of its own`,
      !/^set-cookie: a=b/im.test(response),
      response.slice(0, 100),
    );
  }
  const errors = target
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  tally.check('none of it is an error in the log', errors.length === 0, errors[0]);
  tally.check('the server lives', (await send(target, '/health/ready')).status === 200);
}

/** What comes back until the server hangs up. One that says nothing for half a minute is held, and we hang up. */
async function sendRaw(
  port: number,
  request: string,
): Promise<{ response: string; held: boolean }> {
  const socket = connect(port, '127.0.0.1');
  let held = false;
  socket.setTimeout(30_000, () => {
    held = true;
    socket.destroy();
  });
  socket.write(Buffer.from(request, 'latin1'));
  const bytes = await buffer(socket).catch(() => Buffer.alloc(0));
  return { response: bytes.toString('latin1'), held };
}
