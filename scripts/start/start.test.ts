import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverProcess } from './server-process.mjs';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// A checkout with the real start-up and the real npm, and nothing to install but a script that notes it.
const checkout = {
  'package.json': JSON.stringify({ name: 'checkout', scripts: { install: 'node install.mjs' } }),
  'package-lock.json': JSON.stringify({
    name: 'checkout',
    lockfileVersion: 3,
    packages: { '': { name: 'checkout', hasInstallScript: true } },
  }),
  'install.mjs': `
    import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
    mkdirSync('node_modules', { recursive: true });
    appendFileSync('installs.log', 'begun\\n');
    if (existsSync('slow')) await new Promise((resolve) => setTimeout(resolve, 3_000));
    appendFileSync('omitted.log', (process.env.npm_config_omit ?? '') + '\\n');
    appendFileSync('installs.log', 'done\\n');`,
  'scripts/build.mjs': `
    import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
    appendFileSync('builds.log', 'built\\n');
    rmSync('build', { recursive: true, force: true });
    mkdirSync('build');`,
  'scripts/serve.mjs': `
    import { writeFileSync } from 'node:fs';
    process.on('disconnect', () => { writeFileSync('drained', ''); process.exit(); });
    process.on('SIGTERM', () => process.exit(7));
    process.on('SIGHUP', () => process.kill(process.pid, 'SIGKILL'));
    console.log('serving ' + process.argv.slice(2) + ' with ' + process.execArgv + ' in ' + process.env.MALLOC_ARENA_MAX);
    setInterval(() => {}, 60_000);`,
  'server/cli/config.ts': `
    if (process.env.PORT === 'x') {
      console.error('PORT debe ser un número');
      process.exitCode = 1;
    }`,
  'app/page.ts': 'export {};',
};

let root: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checkout Ñandú-'));
  for (const folder of ['app', 'scripts', 'server/cli'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(checkout)) writeFileSync(join(root, name), text);
  for (const part of ['start.mjs', 'start']) {
    cpSync(join(import.meta.dirname, '..', part), join(root, 'scripts', part), { recursive: true });
  }
});

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await rm(root, { recursive: true, maxRetries: 5 });
});

const start = (...args: string[]) => startWith({}, ...args);

function startWith(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), ...args], {
    cwd: root,
    // As in a terminal of somebody who set nothing.
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (said += String(bytes)));
  }
  const ended = once(child, 'exit');
  return { child, ended, said: () => said };
}

/** What the server says of its arguments, of those of its Node, and of how many pools of memory its threads share. */
const served = (...args: string[]) =>
  `serving ${args.join(',')} with ${serverProcess.nodeArguments.join(',')} in 2`;

async function serving(...args: string[]) {
  const started = start(...args);
  await until(() => started.said().includes('serving '), started.said);
  return started;
}

async function stopped(started: Awaited<ReturnType<typeof serving>>): Promise<void> {
  started.child.kill('SIGTERM');
  await started.ended;
}

async function until(isTrue: () => boolean, explain = () => ''): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${explain()}`);
    await sleep(20);
  }
}

function lines(name: string): string[] {
  const file = join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

const installs = () => lines('installs.log').filter((line) => line === 'done').length;
const builds = () => lines('builds.log').length;

describe('what a start prepares', () => {
  test('everything once, and again only what changed', async () => {
    const first = await serving();
    await stopped(first);
    expect([installs(), builds()]).toEqual([1, 1]);
    // Whoever waits reads what for, about how long, and how long it was.
    const mentioned = ['Instalando', 'Dependencias', 'Construyendo', 'Sitio', 'serving'];
    const lines = first.said().split('\n');
    expect(lines.filter((line) => mentioned.some((word) => line.startsWith(word)))).toEqual([
      expect.stringMatching(/: tarda alrededor de medio minuto…$/),
      expect.stringMatching(/^Dependencias instaladas en \d+ s\.$/),
      expect.stringMatching(/: tarda alrededor de veinte segundos…$/),
      expect.stringMatching(/^Sitio construido en \d+ s\.$/),
      expect.stringMatching(/^serving/),
    ]);
    const second = await serving();
    await stopped(second);
    expect(second.said().trim()).toBe(served());
    expect([installs(), builds()]).toEqual([1, 1]);

    writeFileSync(join(root, 'app/page.test.ts'), 'export {};');
    await stopped(await serving());
    expect([installs(), builds()]).toEqual([1, 1]);

    appendFileSync(join(root, 'app/page.ts'), '// changed');
    await stopped(await serving());
    expect([installs(), builds()]).toEqual([1, 2]);

    appendFileSync(join(root, 'package-lock.json'), '\n');
    await stopped(await serving());
    expect([installs(), builds()]).toEqual([2, 3]);
  });

  test('the tools that check and test only for those who use them', { tags: 'sweep' }, async () => {
    writeFileSync(join(root, 'scripts/check.ts'), "console.log('checked');");
    const check = async () => {
      const { ended, said } = start('check');
      expect(await ended).toEqual([0, null]);
      expect(said()).toContain('checked');
    };
    await stopped(await serving());
    expect(lines('omitted.log')).toEqual(['dev']);
    await check();
    await check();
    await stopped(await serving());
    // Whoever has the tools has the rest.
    expect(readFileSync(join(root, 'omitted.log'), 'utf8')).toBe('dev\n\n');
    appendFileSync(join(root, 'package-lock.json'), '\n');
    await stopped(await serving());
    // And keeps them.
    expect(readFileSync(join(root, 'omitted.log'), 'utf8')).toBe('dev\n\n\n');
  });

  test('what npm had kept is asked for again when it is too old', async () => {
    const npm = join(root, 'npm-cli.js');
    writeFileSync(
      npm,
      `const { appendFileSync } = require('node:fs');
       appendFileSync('npm.log', process.argv.find((one) => one.startsWith('--prefer')) + '\\n');
       if (process.argv.includes('--prefer-offline')) {
         console.error('npm error code ETARGET');
         process.exit(1);
       }
       import('./install.mjs');`,
    );
    const { ended, said } = startWith({ npm_execpath: npm }, 'check');
    await ended;
    expect(lines('npm.log')).toEqual(['--prefer-offline', '--prefer-online']);
    expect(said()).toContain('preguntando al registro');
    expect(installs()).toBe(1);
  });

  test('two at once prepare it once', { tags: 'sweep' }, async () => {
    for (const { child } of await Promise.all([serving(), serving()])) child.kill('SIGTERM');
    expect([installs(), builds()]).toEqual([1, 1]);
  });

  test('a failed build is not taken for a finished one', async () => {
    writeFileSync(join(root, 'scripts/build.mjs'), 'process.exit(1);');
    const { ended, said } = start();
    expect(await ended).toEqual([1, null]);
    expect(said()).toContain('No se pudo construir el sitio');
    writeFileSync(join(root, 'scripts/build.mjs'), checkout['scripts/build.mjs']);
    await stopped(await serving());
    expect(builds()).toBe(1);
  });

  test('an order that does not exist is answered with those that do', async () => {
    const { ended, said } = start('constructor');
    expect(await ended).toEqual([1, null]);
    expect(said()).toMatch(/«constructor».*start, build, dev, test/);
    expect(installs()).toBe(0);
  });

  test('a configuration that does not serve is refused before the site is built', async () => {
    const { ended, said } = startWith({ PORT: 'x' }, 'start');
    expect(await ended).toEqual([1, null]);
    expect(said().trim().split('\n').at(-1)).toBe('PORT debe ser un número');
    expect([installs(), builds()]).toEqual([1, 0]);
    await stopped(await serving());
    expect([installs(), builds()]).toEqual([1, 1]);
  });

  test('a measurement that does not exist is refused before anything is installed', async () => {
    const { ended, said } = start('bench', 'constructor');
    expect(await ended).toEqual([1, null]);
    expect(said()).toMatch(/^No existe la medición «constructor»\. Las que hay:\n {2}upload /);
    expect(installs()).toBe(0);
  });
});

describe('an installation that is cut short', { tags: 'sweep' }, () => {
  const installing = async () => {
    writeFileSync(join(root, 'slow'), '');
    const started = start();
    await until(() => lines('installs.log').length === 1, started.said);
    return started;
  };

  test('by TERM ends npm and what npm runs; the next start does it again', async () => {
    const { child, ended } = await installing();
    child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    // This one takes as long again as the first would have taken to end.
    await stopped(await serving());
    expect([installs(), builds()]).toEqual([1, 1]);
  });

  test('by kill -9 leaves npm at work: the next start waits for it, and trusts its own only', async () => {
    const { child, ended } = await installing();
    child.kill('SIGKILL');
    await ended;
    const next = await serving();
    expect(next.said()).toContain('esperando a que termine');
    expect(installs()).toBe(2);
    await stopped(next);
  });
});

describe('once it has handed over', () => {
  test('arguments, signals and the exit code pass through', async () => {
    const { child, ended, said } = await serving('start', 'a', '-b');
    expect(said()).toContain(served('a', '-b'));
    child.kill('SIGTERM');
    expect(await ended).toEqual([7, null]);
  });

  test(
    'the environment of who starts it wins over what the server is given',
    { tags: 'sweep' },
    async () => {
      const started = startWith({ MALLOC_ARENA_MAX: '7' });
      await until(() => started.said().includes('serving '), started.said);
      expect(started.said()).toContain(' in 7');
      await stopped(started);
    },
  );

  test('it ends by the signal that ended the server', { tags: 'sweep' }, async () => {
    const { child, ended } = await serving();
    child.kill('SIGHUP');
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  test('a server whose starter is killed hears of it', { tags: 'sweep' }, async () => {
    const { child } = await serving();
    child.kill('SIGKILL');
    const drained = () => existsSync(join(root, 'drained'));
    await until(drained);
    expect(drained()).toBe(true);
  });
});
