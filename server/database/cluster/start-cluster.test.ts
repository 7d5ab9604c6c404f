import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeDataDir } from '#test/data-dir.ts';
import { killPostmaster } from '#test/postgres/kill-postmaster.ts';
import type { Connection } from '../connection.ts';
import { startCluster } from './start-cluster.ts';

const packageRoot = join(import.meta.dirname, '..', '..', '..');
const isRoot = process.getuid?.() === 0;

/** A server that owns a cluster until it is asked or made to end. */
const serverProgram = `
  import { startCluster } from '${join(import.meta.dirname, 'start-cluster.ts')}';
  process.on('SIGINT', () => {});
  const [dataDir, packageRoot, mode] = process.argv.slice(1);
  const cluster = await startCluster({ dataDir, packageRoot }).catch((error) => {
    console.log('refused ' + JSON.stringify(error.message));
    process.exit(2);
  });
  cluster.onLost(() => process.exit(3));
  process.on('SIGTERM', () => cluster.stop().then(() => process.exit(0)));
  console.log('serves ' + JSON.stringify(cluster.connection));
  if (mode === 'idle') process.removeAllListeners();
  else setInterval(() => {}, 60_000);
`;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
let remove: () => Promise<void>;
const children: ChildProcess[] = [];

beforeEach(async () => {
  const folder = await makeDataDir();
  dataDir = folder.path;
  remove = folder.remove;
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  if (existsSync(join(dataDir, 'postgres'))) await killPostmaster(dataDir);
  await remove();
});

/** Of a server that ended, for whoever needs no first start: to make a cluster takes longer than all else here. */
let made: Awaited<ReturnType<typeof makeDataDir>>;
beforeAll(async () => {
  made = await makeDataDir();
  await (await startCluster({ dataDir: made.path, packageRoot })).stop();
});
afterAll(() => made.remove());

const copyMade = () => execFileSync('cp', ['-a', join(made.path, 'postgres'), dataDir]);

function restartServer(mode?: string) {
  copyMade();
  return startServer(mode);
}

function startServer(mode = 'serve') {
  const args = ['--input-type=module', '-e', serverProgram, dataDir, packageRoot, mode];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  children.push(child);
  return child;
}

async function firstWord(child: ChildProcess): Promise<{ verdict: string; rest: unknown }> {
  let text = '';
  child.stdout?.on('data', (bytes) => (text += String(bytes)));
  for (;;) {
    const [, verdict, rest] = /^(serves|refused) (.+)$/m.exec(text) ?? [];
    if (verdict && rest) return { verdict, rest: JSON.parse(rest) };
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${text}`);
    await sleep(10);
  }
}

async function serving(child: ChildProcess): Promise<Connection> {
  const { verdict, rest } = await firstWord(child);
  expect({ verdict, rest }).toMatchObject({ verdict: 'serves' });
  return rest as Connection;
}

async function query(connection: Connection, sql: string): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' });
    return rows.flat().map(String);
  } finally {
    await client.end();
  }
}

const pidFile = () => join(realpathSync(join(dataDir, 'postgres')), 'data', 'postmaster.pid');
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

describe('one server', () => {
  test('makes a cluster, keeps it, and never trades durability', async () => {
    const first = await startCluster({ dataDir, packageRoot });
    expect(
      await query(
        first.connection,
        `select setting from pg_settings
         where name in ('fsync', 'full_page_writes', 'listen_addresses', 'max_connections', 'synchronous_commit')
         order by name`,
      ),
    ).toEqual(['on', 'on', '', '100', 'on']);
    const letters = `select lower('ÁÑÜ'), 'ñ' ~ '\\w', datlocprovider, pg_encoding_to_char(encoding)
      from pg_database where datname = current_database()`;
    expect(await query(first.connection, letters)).toEqual(['áñü', 'true', 'b', 'UTF8']);
    await query(first.connection, `create table kept as select 'Canción Ñandú — ¿qué?' as title`);
    await first.stop();
    expect(existsSync(pidFile())).toBe(false);
    const log = join(dataDir, 'postgres', 'postgres.log');
    writeFileSync(log, 'x'.repeat(2 * 1024 * 1024));

    const second = await startCluster({ dataDir, packageRoot });
    expect(await query(second.connection, 'select title from kept')).toEqual([
      'Canción Ñandú — ¿qué?',
    ]);
    await second.stop();
    // A log that has grown makes room for a new one; one older is kept.
    expect(statSync(log).size).toBeLessThan(100_000);
    expect(statSync(`${log}.1`).size).toBe(2 * 1024 * 1024);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
  });

  test('ends although PostgreSQL runs, and the next one adopts it', { tags: 'sweep' }, async () => {
    const server = restartServer('idle');
    const exit = once(server, 'exit');
    await serving(server);
    expect(await exit).toEqual([0, null]);
    const pid = postmasterPid();
    await serving(startServer());
    expect(postmasterPid()).toBe(pid);
  });

  test('TERM stops PostgreSQL too', { tags: 'sweep' }, async () => {
    const server = restartServer();
    await serving(server);
    const pid = postmasterPid();
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(existsSync(pidFile())).toBe(false);
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), {
      timeout: 10_000,
    });
  });

  test("the terminal's Ctrl-C does not reach PostgreSQL", { tags: 'sweep' }, async () => {
    const server = restartServer();
    const connection = await serving(server);
    process.kill(-Number(server.pid), 'SIGINT');
    await sleep(300);
    expect(await query(connection, 'select 1')).toEqual(['1']);
  });

  test('without its password file says which one is missing', async () => {
    copyMade();
    const file = join(dataDir, 'postgres', 'password');
    const password = readFileSync(file);
    rmSync(file);
    await expect(startCluster({ dataDir, packageRoot })).rejects.toThrow(`Falta ${file}`);
    writeFileSync(file, password);
  });
});

describe('two servers on one DATA_DIR', () => {
  test('the second is refused in words, and the first serves on', async () => {
    const connection = await serving(restartServer());
    const second = startServer();
    const { verdict, rest } = await firstWord(second);
    expect(verdict).toBe('refused');
    expect(rest).toContain(dataDir);
    expect(await query(connection, 'select 1')).toEqual(['1']);
  });

  test('of two first starts at once, one serves', { tags: 'sweep' }, async () => {
    const words = await Promise.all([startServer(), startServer(), startServer()].map(firstWord));
    expect(words.map(({ verdict }) => verdict).sort()).toEqual(['refused', 'refused', 'serves']);
    const refusals = words.filter(({ verdict }) => verdict === 'refused');
    for (const { rest } of refusals) expect(rest).toMatch(/^Otro servidor ya usa/);
  });
});

describe('kill -9', () => {
  test('of the server: the next one adopts the PostgreSQL it left', async () => {
    const server = restartServer();
    const connection = await serving(server);
    await query(connection, 'create table kept as select 1 as n');
    const pid = postmasterPid();
    await kill(server);
    expect(await query(await serving(startServer()), 'select n from kept')).toEqual(['1']);
    expect(postmasterPid()).toBe(pid);
  });

  test(
    'of PostgreSQL: the server hears of it, and the next one recovers',
    { tags: 'sweep' },
    async () => {
      const server = restartServer();
      const connection = await serving(server);
      await query(connection, 'create table kept as select 1 as n');
      const exit = once(server, 'exit');
      process.kill(postmasterPid(), 'SIGKILL');
      expect(await exit).toEqual([3, null]);
      expect(await query(await serving(startServer()), 'select n from kept')).toEqual(['1']);
    },
  );

  test(
    'of both: the next one waits for the last processes, clears up and recovers',
    { tags: 'sweep' },
    async () => {
      const server = restartServer();
      const connection = await serving(server);
      await query(connection, 'create table kept as select 1 as n');
      process.kill(postmasterPid(), 'SIGKILL');
      await kill(server);
      // The ids of the dead may be given to others, who live.
      const lines = readFileSync(pidFile(), 'utf8').split('\n');
      writeFileSync(pidFile(), [process.pid, ...lines.slice(1)].join('\n'));
      const last = spawn('sleep', ['3'], { cwd: join(dataDir, 'postgres', 'data') });
      const next = await serving(startServer());
      expect(last.exitCode).toBe(0);
      expect(await query(next, 'select n from kept')).toEqual(['1']);
    },
  );
});

describe('a DATA_DIR', () => {
  test('with spaces, accents, quotes and commas', { tags: 'sweep' }, async () => {
    dataDir = join(dataDir, `Música, "Ñandú" y 'tú'`);
    const cluster = await startCluster({ dataDir, packageRoot });
    expect(cluster.connection.host).toBe(join(dataDir, 'postgres', 'run'));
    expect(await query(cluster.connection, 'select 1')).toEqual(['1']);
    await cluster.stop();
  });

  test(
    'too long for a socket listens on loopback, with the same password',
    { tags: 'sweep' },
    async () => {
      dataDir = join(dataDir, 'ñ'.repeat(60));
      const server = startServer();
      const connection = await serving(server);
      expect(connection.host).toBe('127.0.0.1');
      expect(connection.port).not.toBe(5432);
      await expect(query({ ...connection, password: 'otra' }, 'select 1')).rejects.toThrow(
        'password',
      );
      await kill(server);
      expect(await serving(startServer())).toEqual(connection);
    },
  );

  test.runIf(isRoot)(
    "of root's own is left for a folder that PostgreSQL may enter",
    { tags: 'sweep' },
    async () => {
      const closed = join(dataDir, 'cerrada');
      mkdirSync(closed);
      chmodSync(closed, 0o700);
      dataDir = join(closed, 'data');
      const cluster = await startCluster({ dataDir, packageRoot });
      const place = realpathSync(join(dataDir, 'postgres'));
      expect(place).toMatch(/^\/var\/lib\/estudio2600\/cluster-/);
      await query(cluster.connection, 'create table kept as select 1 as n');
      await cluster.stop();
      const again = await startCluster({ dataDir, packageRoot });
      expect(await query(again.connection, 'select n from kept')).toEqual(['1']);
      await again.stop();
      rmSync(place, { recursive: true });
      dataDir = join(closed, '..');
    },
  );

  test('that is a file is refused by its name', async () => {
    const file = join(dataDir, 'archivo');
    writeFileSync(file, '');
    await expect(startCluster({ dataDir: file, packageRoot })).rejects.toThrow(
      /^DATA_DIR no sirve: es un archivo/,
    );
  });
});
