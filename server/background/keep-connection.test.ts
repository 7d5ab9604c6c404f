import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/postgres/test-database.ts';
import type { Connection } from '../database/connection.ts';
import { keepConnection } from './keep-connection.ts';

const { appConnection } = await createTestDatabase();

/** A way to the database that can be cut, and that counts who comes. */
async function openDoor({ host, port }: Connection) {
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const open = new Set<Socket>();
  let isShut = false;
  let calls = 0;
  const door: Server = createServer((socket) => {
    calls += 1;
    if (isShut) return socket.destroy();
    const database = connect(target);
    for (const end of [socket, database])
      end.on('error', () => {}).once('close', () => open.delete(end));
    open.add(socket).add(database);
    return socket.pipe(database).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    calls: () => calls,
    shut() {
      isShut = true;
      for (const socket of open) socket.destroy();
    },
    unlock() {
      isShut = false;
    },
    async close() {
      this.shut();
      door.close();
      await once(door, 'close');
    },
  };
}

test(
  'a lost database is asked for once a second, and heard again when it is back',
  { tags: 'sweep', timeout: 20_000 },
  async () => {
    const door = await openDoor(appConnection);
    const heard: string[] = [];
    let lost = 0;
    const kept = await keepConnection(
      { ...appConnection, host: '127.0.0.1', port: door.port },
      {
        channel: 'prueba',
        notice: (payload) => heard.push(payload),
        error: () => {},
        lost: () => (lost += 1),
      },
    );
    const first = kept.client();

    door.shut();
    await sleep(4500);
    expect(lost).toBe(1);
    expect(door.calls()).toBeGreaterThanOrEqual(3);
    expect(door.calls()).toBeLessThanOrEqual(6);

    door.unlock();
    await expect.poll(() => kept.client() !== first, { timeout: 5000 }).toBe(true);
    await kept.client().query("select pg_notify('prueba', 'hola')");
    await expect.poll(() => heard).toEqual(['hola']);
    await kept.close();
    await door.close();
  },
);
