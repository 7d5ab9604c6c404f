import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#test/browser/server.ts';
import { makeDataDir } from '#test/data-dir.ts';
import { connectionUrl } from '#test/postgres/connection-url.ts';
import { programEnvironment } from '#test/program-environment.ts';
import { createTestDatabase } from '#test/postgres/test-database.ts';

vi.setConfig({ testTimeout: 60_000 });

let data: Awaited<ReturnType<typeof makeDataDir>>;
beforeEach(async () => {
  data = await makeDataDir();
});
afterEach(() => data.remove());

type Run = { env?: Record<string, string>; user?: number; args?: string[]; limit?: number };

/** Runs the server, or a command, as the operator would, and gives back all it said and how it ended. */
async function run({ env = {}, user, args = ['scripts/serve.mjs'], limit = 50_000 }: Run) {
  const child = spawn(process.execPath, args, {
    env: {
      ...programEnvironment(),
      DATA_DIR: data.path,
      PORT: String(await freePort()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that hangs does not outlive its test.
    timeout: limit,
    killSignal: 'SIGKILL',
    ...(user !== undefined && { uid: user, gid: user }),
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, stdout, lines: stderr.trim().split('\n') };
}

/** The one sentence with which it gives up. */
async function sentence(how: Run): Promise<string> {
  const { code, stdout, lines } = await run(how);
  expect(lines).toHaveLength(1);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  return lines[0] ?? '';
}

const database = await createTestDatabase();
const { owner, secret } = inject('postgres');

/** The test cluster behind a URL, with parts of it as the operator may get them wrong. */
const urlOf = (change: Partial<typeof owner>) => connectionUrl({ ...owner, ...change });

// Why it does not serve is tried beside `provide-database.ts`.
describe('DATABASE_URL that does not serve is one sentence', () => {
  test('of the server, and it does not show the password', async () => {
    const DATABASE_URL = urlOf({ password: 'hunter2' });
    expect(await sentence({ env: { DATABASE_URL } })).toMatch(
      /^DATABASE_URL no sirve: PostgreSQL no acepta la contraseña de «postgres»\. .*\.$/,
    );
  });

  test.each(['server/cli/db.ts migrate', 'server/cli/user.ts grant-staff ana@ejemplo.co'])(
    'also of %s',
    { tags: 'sweep' },
    async (command) => {
      const DATABASE_URL = urlOf({ database: 'no_existe' });
      expect(await sentence({ env: { DATABASE_URL }, args: command.split(' ') })).toMatch(
        /^DATABASE_URL no sirve: la base «no_existe» no existe/,
      );
    },
  );
});

describe('DATA_DIR that does not serve is one sentence', () => {
  const nobody = process.getuid?.() === 0 ? 65_534 : undefined;

  test('of the server', async () => {
    expect(await sentence({ env: { DATA_DIR: '/dev/null/x' } })).toMatch(
      /^DATA_DIR no sirve: .*\/dev\/null\/x/,
    );
  });

  test.each([
    'server/cli/db.ts migrate',
    'server/cli/db.ts copy base.copia',
    'server/cli/db.ts restore base.copia',
    'server/cli/user.ts grant-staff ana@ejemplo.co',
  ])('a mistyped one is not made by %s', { tags: 'sweep' }, async (command) => {
    const DATA_DIR = join(data.path, 'dtaa');
    expect(await sentence({ env: { DATA_DIR }, args: command.split(' ') })).toBe(
      `DATA_DIR no existe: ${DATA_DIR}. Revisa cómo está escrita; la primera vez la crea npm start.`,
    );
    expect(readdirSync(data.path)).toEqual([]);
  });

  test.each(['server/cli/db.ts copy base.copia', 'server/cli/user.ts grant-staff ana@ejemplo.co'])(
    'nor a database in somebody else’s by %s',
    { tags: 'sweep' },
    async (command) => {
      expect(await sentence({ args: command.split(' ') })).toMatch(
        /^En DATA_DIR no hay ninguna base de datos: /,
      );
      expect(readdirSync(data.path)).toEqual([]);
    },
  );

  test('somebody else’s folder', async () => {
    // Nobody but root writes in the root of a system.
    const said = await sentence({ env: { DATA_DIR: '/estudio-de-nadie' }, ...asUser(nobody) });
    expect(said).toMatch(/^DATA_DIR no sirve: no hay permiso para escribir/);
  });

  const small = join(tmpdir(), `estudio-disco-${process.pid}`);
  const mount = (size: string) => {
    mkdirSync(small);
    return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', small]);
  };
  const unmount = () => {
    spawnSync('umount', [small]);
    rmSync(small, { recursive: true });
  };
  // Not even every root may.
  const canMount = () => {
    const { status } = mount('64k');
    unmount();
    return status === 0;
  };

  test.runIf(nobody !== undefined && canMount()).each([
    ['before it is made', '2m', false],
    ['of one that was made', '64k', true],
  ])('a full disk, %s', { tags: 'sweep' }, async (_, size, isMade) => {
    mount(size);
    try {
      if (isMade) {
        mkdirSync(join(small, 'postgres'));
        const more = Buffer.alloc(100_000);
        expect(() => writeFileSync(join(small, 'canción'), more)).toThrow('ENOSPC');
      }
      const said = await sentence({
        env: { DATA_DIR: small, SECRET: 'a secret that only these tests have' },
      });
      expect(said).toBe(
        `DATA_DIR no sirve: el disco está lleno (${small}). Libera al menos 1 GB y vuelve a arrancar.`,
      );
    } finally {
      unmount();
    }
  });

  test('a file of its own that is damaged', { tags: 'sweep' }, async () => {
    writeFileSync(join(data.path, 'secrets.json'), '{');
    expect(await sentence({})).toMatch(/secrets\.json está dañado\. Recupéralo/);
  });

  test('a port that only the system opens', { tags: 'sweep' }, async () => {
    if (nobody !== undefined) chownSync(data.path, nobody, nobody);
    const said = await sentence({ env: { PORT: '80' }, ...asUser(nobody) });
    expect(said).toMatch(/^PORT: este usuario no puede abrir el puerto 80; .*PORT=2600 npm start$/);
  });

  const asUser = (user: number | undefined) => (user === undefined ? {} : { user });
});

describe('where it cannot listen', () => {
  test('a port that is taken', async () => {
    const port = await takePort();
    expect(await sentence({ env: { PORT: String(port) } })).toBe(taken(port));
  });

  // Vite takes its time before anything listens.
  test('a port that is taken, in development', { timeout: 180_000 }, async () => {
    const port = await takePort();
    const DATABASE_URL = connectionUrl(database.ownerConnection);
    const env = { PORT: String(port), DATABASE_URL, SECRET: secret };
    const { code, lines } = await run({ env, args: ['scripts/dev.ts'], limit: 170_000 });
    expect(lines).toEqual([taken(port)]);
    expect(code).toBe(1);
  });

  async function takePort(): Promise<number> {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    return (other.address() as AddressInfo).port;
  }

  const taken = (port: number) =>
    `PORT: otro programa ya usa el puerto ${port}. Ciérralo o elige otro, por ejemplo PORT=${port + 1} npm start`;

  const production = {
    ORIGIN: 'https://estudio.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hola@estudio.example',
  };

  test('an address of nobody here', { tags: 'sweep' }, async () => {
    expect(await sentence({ env: { ...production, HOST: '192.0.2.1' } })).toBe(
      'HOST: esta máquina no tiene la dirección «192.0.2.1». Corrígela, o quita HOST',
    );
  });

  test('everywhere, in test mode', { tags: 'sweep' }, async () => {
    expect(await sentence({ env: { HOST: '0.0.0.0' } })).toMatch(/^HOST debe ser 127\.0\.0\.1/);
  });
});
