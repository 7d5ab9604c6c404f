import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#test/browser/server.ts';
import type { AppEnv } from './http/app-env.ts';
import { listen } from './listen.ts';

const chunks = '1\r\na\r\n'.repeat(2000);

/** Serves an app that notes what reaches it. `send` resolves with all that the server said until it hung up. */
async function serving() {
  const reached: string[] = [];
  const app = new Hono<AppEnv>().all('*', (context) => {
    reached.push(context.req.path);
    return context.text('here');
  });
  const port = await freePort();
  const server = await listen(app, { host: '127.0.0.1', port });
  onTestFinished(() => server.close());
  return {
    reached,
    origin: `http://127.0.0.1:${port}`,
    send(request: string): Promise<string> {
      const socket = connect(port, '127.0.0.1');
      socket.write(request);
      return text(socket);
    },
  };
}

/** The requests that Node parses from here on, also those that it responds to itself. */
function parsedRequests(): IncomingMessage[] {
  const parsed: IncomingMessage[] = [];
  const note = (message: unknown) =>
    void parsed.push((message as { request: IncomingMessage }).request);
  diagnostics.subscribe('http.server.request.start', note);
  onTestFinished(() => void diagnostics.unsubscribe('http.server.request.start', note));
  return parsed;
}

test.each([
  ['of a form', 'POST / HTTP/1.1\r\nHost: x\r\n'],
  ['of two hosts', 'POST / HTTP/1.1\r\nHost: x\r\nHost: y\r\n'],
  ['of a GET', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['for an address with a name', 'POST http://a@x/ HTTP/1.1\r\nHost: x\r\n'],
  ['for a host that is none', 'POST / HTTP/1.1\r\nHost: a b\r\n'],
  ['for the whole server', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n'],
  ['that expects something', 'POST / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n'],
])('nothing is read of chunks %s, and its connection ends', async (_, head) => {
  const parsed = parsedRequests();
  const { send } = await serving();
  const said = await send(`${head}Transfer-Encoding: chunked\r\n\r\n${chunks}`);
  expect(said).toMatch(/^HTTP\/1\.1 \d{3} .*\r\n(?:.+\r\n)*connection: close\r\n/i);
  expect(
    parsed.map(({ readableLength, readableDidRead }) => [readableLength, readableDidRead]),
  ).toEqual([[0, false]]);
});

test('what comes behind chunks on the same connection is not carried out', async () => {
  const { send, reached } = await serving();
  const refused =
    'POST /refused HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  const said = await send(
    `${refused}POST /behind HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`,
  );
  expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(reached).toEqual(['/refused']);
});

test('a connection carries out the first sixteen that come at once, the last of them says so, and none behind', async () => {
  const { send, reached } = await serving();
  const paths = Array.from({ length: 1000 }, (_, index) => `/${index}`);
  const said = await send(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  expect(reached).toEqual(paths.slice(0, 16));
  const heads = said.split('HTTP/1.1 200 OK').slice(1);
  expect(heads.map((head) => /^connection: close\r$/im.test(head))).toEqual([
    ...Array.from({ length: 15 }, () => false),
    true,
  ]);
});

test('a connection carries out as many as it is sent one after the other', async () => {
  const { reached, origin } = await serving();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let index = 0; index < 40; index += 1) {
    const [response] = (await once(get(`${origin}/${index}`, { agent }), 'response')) as [
      IncomingMessage,
    ];
    await text(response);
    expect(response.headers.connection).toBe('keep-alive');
  }
  expect(reached).toHaveLength(40);
});

test('streams of events end when the server stops, what else is running is waited for', async () => {
  const slowBegun = Promise.withResolvers<void>();
  const eventsEnded = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>()
    .get('/events', (context) => streamSSE(context, () => new Promise(() => {})))
    .get('/slow', async (context) => {
      slowBegun.resolve();
      await eventsEnded.promise;
      return context.text('whole');
    });
  const port = await freePort();
  const server = await listen(app, { host: '127.0.0.1', port });
  const following = get({ port, path: '/events', headers: { accept: 'text/event-stream' } });
  const [stream] = (await once(following, 'response')) as [IncomingMessage];
  stream.on('error', () => undefined).on('close', () => eventsEnded.resolve());
  const slow = fetch(`http://127.0.0.1:${port}/slow`, { headers: { connection: 'close' } }).then(
    (response) => response.text(),
  );
  await slowBegun.promise;
  await server.close();
  expect(await slow).toBe('whole');
});
