import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ignoreBody } from './ignore-body.ts';

const chunks = '1\r\na\r\n'.repeat(5000);

async function serving(respond: (request: IncomingMessage) => Promise<string>) {
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    void respond(request).then((said) => response.end(said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return async (body: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${body}`);
    const received = await text(socket);
    return received.slice(received.indexOf('\r\n\r\n') + 4);
  };
}

test('of a body that is ignored nothing arrives, not even what came with its head', async () => {
  let heard = 0;
  const send = await serving((request) => {
    request.on('data', () => (heard += 1));
    ignoreBody(request);
    return Promise.resolve('no');
  });
  expect(await send(chunks)).toContain('no');
  expect(heard).toBe(0);
});

test('no more of it is read than had come', async () => {
  let more = Infinity;
  const send = await serving(async (request) => {
    ignoreBody(request);
    const before = request.socket.bytesRead;
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    more = request.socket.bytesRead - before;
    return 'no';
  });
  // What nobody reads resets the connection when it is closed.
  await send(chunks.repeat(200)).catch(() => undefined);
  expect(more).toBe(0);
});

test('the next connection is read whole', async () => {
  let refused = 0;
  const send = await serving(async (request) => {
    if (refused < 3) {
      refused += 1;
      ignoreBody(request);
      return 'no';
    }
    return String((await text(request)).length);
  });
  for (let count = 0; count < 3; count += 1) expect(await send(chunks)).toContain('no');
  expect(await send(`${chunks}0\r\n\r\n`)).toContain('5000');
});
