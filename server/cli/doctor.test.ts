import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoFields } from '#content/brand.ts';
import { transferWaysFor } from '#content/transfer-ways.ts';
import type { Connection } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import { appConnection, migrate } from '#server/database/migrate.ts';
import { paypalKeys, plantSimulators, wompiKeys } from '#simulators/payments/plant-simulators.ts';
import { makeDataDir } from '#test/data-dir.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { programEnvironment } from '#test/program-environment.ts';
import { connectionUrl } from '#test/postgres/connection-url.ts';
import { startOutsideServer } from '#test/postgres/outside-server.ts';
import { diagnose } from './doctor/diagnose.ts';
import { findingText } from './doctor/finding.ts';

vi.setConfig({ testTimeout: 60_000 });

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => dataDir.remove());

const portOf = (server: { address(): AddressInfo | string | null }) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return String(port);
}

/** What it prints, and the code it ends with, where these variables are set. */
function runDoctor(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const program = join(import.meta.dirname, 'doctor.ts');
  return new Promise((resolve) => {
    const options = { env: { ...programEnvironment(), DATA_DIR: dataDir.path, ...env } };
    const child = execFile(process.execPath, [program], options, (_, stdout) => {
      resolve({ code: child.exitCode ?? -1, lines: stdout.trim().split('\n') });
    });
  });
}

/** What it finds where these variables are set, as it prints that. */
async function find(env: Record<string, string>): Promise<string[]> {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ DATA_DIR: dataDir.path, ...env }))
    vi.stubEnv(name, value);
  return (await diagnose()).map(findingText);
}

const problems = (lines: string[]) => lines.filter((line) => line.startsWith('✗'));

test('a machine that can run the product is in order', async () => {
  const { code, lines } = await runDoctor({ PORT: await freePort(), METRIC_TOKEN: 'x' });
  expect(problems(lines)).toEqual([]);
  expect(lines).toContain('! Nadie lee METRIC_TOKEN: ¿querías decir METRICS_TOKEN?');
  expect(lines.filter((line) => /^[✓!] /.test(line)).length).toBeGreaterThan(6);
  expect(code).toBe(0);
});

test('every wrong variable is named', async () => {
  const { code, lines } = await runDoctor({ PORT: 'x', ROLE: 'jefe' });
  expect(problems(lines)).toEqual([
    expect.stringContaining('PORT debe'),
    expect.stringContaining('ROLE debe'),
  ]);
  expect(lines.at(-1)).toBe('Por corregir: 2.');
  expect(code).toBe(1);
});

test('what does not answer is named, without its password', async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const file = join(dataDir.path, 'archivo');
  writeFileSync(file, '');
  const lines = await find({
    PORT: String(portOf(other)),
    DATA_DIR: join(file, 'data'),
    DATABASE_URL: `postgres://ana:hunter2@127.0.0.1:${await freePort()}/base`,
    SMTP_URL: `smtp://ana:hunter2@127.0.0.1:${await freePort()}`,
  });
  other.close();
  expect(problems(lines)).toEqual([
    expect.stringContaining('DATA_DIR'),
    expect.stringContaining('DATABASE_URL'),
    expect.stringContaining('Otro programa ocupa'),
    expect.stringContaining('SMTP_URL'),
  ]);
  expect(lines.join()).not.toContain('hunter2');
});

describe('a DATABASE_URL', async () => {
  const outside = await startOutsideServer();

  async function found(owner: Connection, SECRET = '') {
    const env = { PORT: await freePort(), DATABASE_URL: connectionUrl(owner), SECRET };
    return problems(await find(env));
  }
  const lacks = (words: string): unknown[] => [expect.stringContaining(words)];

  test(
    'of an owner who may create roles is in order, before and after the first start',
    { tags: 'sweep' },
    async () => {
      const secret = 'of an installation with 32 letters';
      const owner = await outside.createDatabase('fine');
      expect(await found(owner)).toEqual([]);
      await migrate(owner, secret);
      expect(await found(owner, secret)).toEqual([]);
      expect(await found(owner, `another ${secret}`)).toEqual(lacks('otro SECRET'));

      await outside.asSuperuser(`create role other_owner login createrole password 'of the tests'`);
      await outside.asSuperuser('create database other_owner owner other_owner');
      const other = { ...owner, user: 'other_owner', database: 'other_owner' };
      expect(await found(other)).toEqual(lacks('TO "other_owner" WITH ADMIN OPTION'));
      expect(await found({ ...other, database: 'fine' })).toEqual(lacks('son de «estudio_owner»'));
    },
  );

  test('has a rate of the dollar, or has none yet', { tags: 'sweep' }, async () => {
    const SECRET = 'of an installation with 32 letters';
    const owner = await outside.createDatabase('rated');
    const env = { PORT: await freePort(), DATABASE_URL: connectionUrl(owner), SECRET };
    const line = async () => (await find(env)).find((words) => words.includes('Tasa del dólar'));
    expect(await line()).toContain('la base no responde, o todavía no tiene las tablas');
    await migrate(owner, SECRET);
    expect(await line()).toMatch(/^! Tasa del dólar: no hay, .* Pagos → Tasa del dólar$/);
    const database = openDatabase(appConnection(owner, SECRET), () => undefined);
    const rate = { cop_per_usd: 412_345, set_at: new Date('2026-11-24T02:00:00Z') };
    await database.service.insertInto('exchange_rates').values(rate).execute();
    await database.close();
    expect(await line()).toBe(
      '✓ Tasa del dólar: $\u{A0}4.123,45\u{A0}COP desde el 23 de noviembre de 2026',
    );
  });

  test(
    'has payments at a provider whose keys were taken away, or has none',
    { tags: 'sweep' },
    async () => {
      const SECRET = 'of an installation with 32 letters';
      const owner = await outside.createDatabase('keyless');
      const env = {
        ...{
          PORT: await freePort(),
          DATABASE_URL: connectionUrl(owner),
          SECRET,
          SMTP_URL: 'smtp://127.0.0.1:1',
        },
        ...{ ORIGIN: 'https://no-existe.invalid', MAIL_FROM: 'hola@estudio.example' },
      };
      const line = async (own: Record<string, string> = {}) =>
        (await find({ ...env, ...own })).find((words) =>
          /Pagos en camino|sin sus llaves/.test(words),
        );
      expect(await line()).toContain('la base no responde, o todavía no tiene las tablas');
      await migrate(owner, SECRET);
      expect(await line()).toBe('✓ Pagos en camino: ninguno en una pasarela sin llaves');
      const db = openDatabase(appConnection(owner, SECRET), () => undefined);
      const { orderId } = await makePaymentRows({ db });
      await db.service
        .updateTable('payment_attempts')
        .set({ status: 'pending' })
        .where('order_id', '=', orderId)
        .execute();
      await db.close();
      expect(await line()).toMatch(
        /^! PayPal tiene 1 pago sin terminar, y sin sus llaves .* PAYPAL_… .*[^.]$/,
      );
      const paypal = {
        ...{ PAYPAL_CLIENT_ID: 'client-of-doctor', PAYPAL_CLIENT_SECRET: 'secret-of-doctor' },
        ...{ PAYPAL_WEBHOOK_ID: 'WH-CONFIGURED-1', PAYPAL_API_URL: 'http://127.0.0.1:1' },
      };
      expect(await line(paypal)).toMatch(/^✓ Pagos en camino/);
    },
  );

  test('of an owner who may not create roles, or in a database of somebody else', async () => {
    const owner = await outside.createDatabase('lacking');
    await outside.asSuperuser('create database not_ours');
    expect(await found({ ...owner, database: 'not_ours' })).toEqual(lacks('no puede crear tablas'));
    await outside.asSuperuser('alter role estudio_owner nocreaterole');
    expect(await found(owner)).toEqual(lacks('no puede crear roles'));
  });
});

test('a mail server that takes our account is in order; fictional content is not, in production', async () => {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const lines = await find({
    PORT: await freePort(),
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
  });
  expect(lines).toContain('✓ Correo: 127.0.0.1 acepta nuestra cuenta');
  expect(lines.join()).not.toContain('content/brand.ts');
  const production = await find({
    PORT: await freePort(),
    ORIGIN: 'https://no-existe.invalid',
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    MAIL_FROM: 'hola@estudio.example',
  });
  smtp.close();
  const content = production.find((line) => line.includes('content/brand.ts'));
  expect(content).toContain(demoFields.join(', ') || 'los datos son tuyos');
});

test('each provider says its environment, its hook and whether it takes the keys, of which none is shown', async () => {
  const { wompiApiUrl, wompiCheckoutUrl, paypalApiUrl } = await plantSimulators();
  const env = {
    PORT: await freePort(),
    ORIGIN: 'https://no-existe.invalid',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hola@estudio.example',
    WOMPI_PUBLIC_KEY: 'pub_test_otra',
    WOMPI_PRIVATE_KEY: wompiKeys.privateKey,
    WOMPI_INTEGRITY_SECRET: wompiKeys.integritySecret,
    WOMPI_EVENTS_SECRET: wompiKeys.eventsSecret,
    WOMPI_API_URL: wompiApiUrl,
    WOMPI_CHECKOUT_URL: wompiCheckoutUrl,
  };
  const lines = await find(env);
  const ofPayments = lines.filter((line) => /Wompi|PayPal|transfer-ways/.test(line));
  expect(ofPayments).toEqual([
    '✓ Wompi: ambiente de pruebas; registra https://no-existe.invalid/hooks/wompi como URL de eventos',
    expect.stringMatching(/^✗ Wompi no aceptó la llave de WOMPI_PUBLIC_KEY: .*[^.]$/),
    '✓ PayPal: sin llaves, así que no se paga con él',
    expect.stringMatching(/^! Wompi está en pruebas: /),
    expect.stringMatching(/^[✓!] content\/transfer-ways\.ts/),
  ]);
  expect(lines.join()).not.toMatch(/otra|prv_test|_integrity_|_events_/);

  const paypal = {
    PAYPAL_CLIENT_ID: 'client-of-doctor',
    PAYPAL_CLIENT_SECRET: 'secret-of-doctor',
    PAYPAL_WEBHOOK_ID: paypalKeys.webhookId,
    PAYPAL_API_URL: paypalApiUrl,
  };
  const other = await find({ PORT: env.PORT, ...paypal });
  expect(other).toContain('✓ Wompi: el simulador del modo de prueba');
  expect(other).toContainEqual(expect.stringMatching(/^✓ PayPal: .*\/hooks\/paypal como webhook$/));
  expect(problems(other)).toEqual([expect.stringContaining('✗ PayPal no aceptó las llaves')]);
  expect(other.join()).not.toContain('of-doctor');
});

test('who does not respond may take the keys; without any provider only WhatsApp is left', async () => {
  const production = {
    PORT: await freePort(),
    ORIGIN: 'https://no-existe.invalid',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hola@estudio.example',
  };
  const lines = await find({
    ...production,
    PAYPAL_CLIENT_ID: 'client-of-doctor',
    PAYPAL_CLIENT_SECRET: 'secret-of-doctor',
    PAYPAL_WEBHOOK_ID: 'WH-CONFIGURED-1',
    PAYPAL_API_URL: 'http://127.0.0.1:1',
  });
  expect(lines).toContainEqual(expect.stringMatching(/^! PayPal no respondió en 127\.0\.0\.1:1,/));
  const without = await find(production);
  expect(without).toContain('✓ Wompi: sin llaves, así que no se paga con él');
  expect(without.some((line) => line.includes('solo lleva a WhatsApp'))).toBe(
    transferWaysFor(false).length === 0,
  );
});
