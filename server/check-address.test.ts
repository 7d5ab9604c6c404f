import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { checkAddress } from './check-address.ts';
import { listen } from './listen.ts';

const host = '127.0.0.1';

async function occupied(): Promise<{ port: number; leave: () => Promise<unknown> }> {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const leave = () => new Promise((resolve) => other.close(resolve));
  onTestFinished(() => void leave());
  return { port: (other.address() as AddressInfo).port, leave };
}

test.each([
  ['before anything else', checkAddress],
  [
    'when another program was quicker',
    (address: Parameters<typeof listen>[1]) => listen(new Hono(), address),
  ],
])('a port that is taken is reported %s', async (_, tryThere) => {
  const { port } = await occupied();
  await expect(tryThere({ host, port })).rejects.toThrow(
    `PORT: otro programa ya usa el puerto ${port}. Ciérralo o elige otro`,
  );
});

test('a port that was only looked at is free', async () => {
  const { port, leave } = await occupied();
  await leave();
  await checkAddress({ host, port });
  const server = await listen(new Hono(), { host, port });
  await server.close();
});

// The link-local addresses of version 6 belong to a network card, which has to be said with them.
test.each(['192.0.2.1', 'no-existe.invalid', 'fe80::1'])(
  'a host that is not here is reported: %s',
  async (away) => {
    await expect(checkAddress({ host: away, port: 0 })).rejects.toThrow(
      `HOST: esta máquina no tiene la dirección «${away}»`,
    );
  },
);
