import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createConnectionGuard } from './connection-guard.ts';

test('behind the last request of a connection nothing is read, however much is sent', async () => {
  const admits = createConnectionGuard();
  const refused = Promise.withResolvers<Socket>();
  let admitted = 0;
  const server = createServer((incoming, outgoing) => {
    if (admits(incoming, outgoing)) admitted += 1;
    else refused.resolve(incoming.socket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const sender = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void sender.destroy());
  sender.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20_000));

  const socket = await refused.promise;
  const before = socket.bytesRead;
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(socket.bytesRead).toBe(before);
  expect(admitted).toBe(16);
});
