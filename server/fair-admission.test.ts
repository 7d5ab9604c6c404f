import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { machinePaths } from '#content/machine-paths.ts';
import { openTestApp } from '#test/test-app.ts';
import { testOrigin } from '#test/test-services.ts';

const { ask, person, services } = await openTestApp({ trustedProxies: 1 });
const from = (ip: string) => ({ from: { origin: testOrigin, 'x-forwarded-for': ip } });
const one = '10.0.0.1';
const another = '10.0.0.2';

test('a visitor does not wait until half of what another network sent before has begun', async () => {
  const count = 4000;
  let answered = 0;
  const others = Array.from({ length: count }, async () => {
    await ask(machinePaths.session, from(one));
    answered += 1;
  });
  await ask(machinePaths.session, from(another));
  expect(answered).toBeLessThan(count / 2);
  await Promise.all(others);
});

test('eight pages of one network are made at once, and others’ meanwhile', async () => {
  const { cookie } = await person('ocho@ejemplo.co');
  const release = await lockProjects();
  const held = Array.from({ length: 8 }, () => ask('/dashboard', { cookie, ...from(one) }));
  let isNinthAnswered = false;
  const ninth = ask('/auth', from(one)).then(() => (isNinthAnswered = true));

  expect((await ask('/auth', from(another))).status).toBe(200);
  expect(isNinthAnswered).toBe(false);

  await release();
  const statuses = (await Promise.all(held)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ninth).toBe(true);
});

test('messages whose file is still on its way keep no page of their network waiting', async () => {
  const arrived = Promise.withResolvers<undefined>();
  const slow = () =>
    new ReadableStream({
      async start(stream) {
        stream.enqueue(Buffer.from('--a\r\n'));
        await arrived.promise;
        stream.close();
      },
    });
  const messages = Array.from({ length: 12 }, () =>
    ask('/contact', {
      method: 'POST',
      body: slow(),
      duplex: 'half',
      ...from(one),
      headers: { 'content-type': 'multipart/form-data; boundary=a' },
    }),
  );
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect((await ask('/auth', from(one))).status).toBe(200);
  arrived.resolve(undefined);
  for (const { status } of await Promise.all(messages)) expect(status).toBe(422);
});

test('nobody works for whoever hung up before their turn', async () => {
  const { ask: askFrom, hangUp } = oneSocket();
  expect((await askFrom(machinePaths.session)).status).toBe(200);
  const late = askFrom(machinePaths.session);
  // Their request was read in one turn of the event loop, its end in the next.
  await nextTurn();
  await nextTurn();
  hangUp();
  expect((await late).status).toBe(400);
});

test('nobody makes the pages of whoever hung up while they waited for others of their network', async () => {
  const { cookie } = await person('cuelga@ejemplo.co');
  const release = await lockProjects();
  const held = Array.from({ length: 8 }, () => ask('/dashboard', { cookie, ...from(one) }));
  const { ask: askFrom, hangUp } = oneSocket();
  const late = Array.from({ length: 5 }, () => askFrom('/auth'));
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  hangUp();
  await release();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await Promise.all(late)).map(({ status }) => status)).toEqual(Array(5).fill(400));
});

/** Of the first network: requests that come over one connection, until it is closed. */
function oneSocket() {
  const socket = { destroyed: false };
  const env = { incoming: { socket, rawHeaders: [], headers: {} } };
  return {
    ask: (path: string) => ask(path, { env, ...from(one) }),
    hangUp: () => {
      socket.destroyed = true;
    },
  };
}

/** Whoever reads a project waits until what this returns is called. */
async function lockProjects(): Promise<() => Promise<unknown>> {
  const client = new pg.Client(services.ownerConnection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('lock table projects in access exclusive mode');
  return () => client.query('rollback');
}
