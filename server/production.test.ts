import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { demoFields } from '#content/brand.ts';
import { startPeerServer } from './ports/payments/peer-server.ts';
import { freePort, startServer } from '#test/browser/server.ts';
import { makeDataDir } from '#test/data-dir.ts';
import { connectionUrl } from '#test/postgres/connection-url.ts';
import { createTestDatabase } from '#test/postgres/test-database.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { openDatabase } from './database/database.ts';

vi.setConfig({ testTimeout: 60_000 });

const { appConnection, ownerConnection } = await createTestDatabase();

/** A mail server that takes nobody's password. */
async function refusingMailServer(): Promise<string> {
  const smtp = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((closed) => smtp.close(() => closed())));
  return `smtp://ana:hunter2@127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

/** Wompi, for somebody whose keys it does not know. */
async function refusingWompi(): Promise<string> {
  const body = { error: { type: 'INVALID_ACCESS_TOKEN' } };
  const peer = await startPeerServer(() => ({ status: 401, body }));
  onTestFinished(peer.close);
  return `${peer.origin}/v1`;
}

/** A library of the server's that prints at every request. */
const talkative = `data:text/javascript,${encodeURIComponent(
  `import { subscribe } from 'node:diagnostics_channel';
   subscribe('http.server.request.start', () => console.warn('a library speaks'));`,
)}`;

/** A refund that PayPal was asked for, before somebody took its keys away. */
async function askPaypal(): Promise<void> {
  const db = openDatabase(appConnection, () => undefined);
  const { orderId, paymentId } = await makePaymentRows({ db });
  const at = new Date();
  await db.service
    .insertInto('refunds')
    .values({
      ...{ id: 'desk:1', order_id: orderId, payment_id: paymentId, amount: 1, status: 'asked' },
      ...{ reason: 'courtesy', asked_at: at, next_try_at: at },
    })
    .execute();
  await db.close();
}

test('a worker of the real site serves its figures, and its log is JSON that names what to mend', async () => {
  const data = await makeDataDir();
  onTestFinished(data.remove);
  const port = await freePort();
  await askPaypal();
  const server = await startServer({
    dataDir: data.path,
    port,
    logFile: join(data.path, 'server.log'),
    nodeArguments: ['--import', talkative],
    env: {
      ROLE: 'worker',
      METRIC_TOKEN: 'x',
      DATABASE_URL: connectionUrl(ownerConnection),
      SECRET: inject('postgres').secret,
      ORIGIN: 'https://estudio.example',
      HOST: '127.0.0.1',
      SMTP_URL: await refusingMailServer(),
      MAIL_FROM: 'hola@estudio.example',
      WOMPI_PUBLIC_KEY: 'pub_test_hunter2',
      WOMPI_PRIVATE_KEY: 'prv_test_hunter2',
      WOMPI_INTEGRITY_SECRET: 'test_integrity_hunter2',
      WOMPI_EVENTS_SECRET: 'test_events_hunter2',
      WOMPI_API_URL: await refusingWompi(),
    },
  });
  onTestFinished(server.stop);
  expect(server.origin).toBe('https://estudio.example');
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, text: await response.text() };
  };
  expect(await ask('/health/live')).toEqual({ status: 200, text: 'ok' });
  expect(await ask('/health/ready')).toEqual({ status: 200, text: 'ok' });
  expect((await ask('/metrics')).text).toMatch(
    /^job_queue_jobs\{queue="send-mail",state="failed"\} 0$/m,
  );
  expect(await ask('/')).toMatchObject({ status: 404, text: expect.stringContaining('worker') });

  const log = () =>
    server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await vi.waitFor(
    () =>
      expect(log()).toContainEqual(
        expect.objectContaining({
          level: 50,
          msg: 'no mail goes out',
          problem: expect.stringMatching(/^SMTP_URL no sirve: .* la contraseña/),
        }),
      ),
    { timeout: 20_000 },
  );
  await vi.waitFor(
    () =>
      expect(log()).toContainEqual(
        expect.objectContaining({
          level: 40,
          msg: 'payment keys are refused',
          problem: expect.stringMatching(/^Wompi no aceptó las llaves de WOMPI_PUBLIC_KEY y /),
        }),
      ),
    { timeout: 20_000 },
  );
  expect(log()).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: 'payments wait for keys that are not set',
      problem: expect.stringMatching(/^PayPal tiene 1 devolución sin hacer, y sin sus llaves/),
    }),
  );
  expect(log()).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: 'payments are a trial',
      problem: expect.stringMatching(/^Wompi está en pruebas: /),
    }),
  );
  expect(log()).toContainEqual(
    expect.objectContaining({ level: 40, library: 'console', msg: 'a library speaks' }),
  );
  expect(log()).toContainEqual(
    expect.objectContaining({ level: 40, given: 'METRIC_TOKEN', meant: 'METRICS_TOKEN' }),
  );
  const fictional = log().find(({ msg }) => String(msg).startsWith('content/brand.ts'));
  expect(fictional?.fields ?? []).toEqual(demoFields);
  expect(server.output()).not.toContain('hunter2');
});
