import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, modules, outerPath, outside, projectNode } from './paths.mjs';
import { runGroup } from './run-group.mjs';
import { StartError } from './start-error.mjs';

const stamp = join(modules, '.estudio-installed');

/** `tools`: also what only checks, tests and measures. Whoever has that has the rest. */
export function isInstalled(tools) {
  if (!existsSync(stamp) || !existsSync(projectNode)) return false;
  const found = readFileSync(stamp, 'utf8');
  return found === wanted(true) || (!tools && found === wanted(false));
}

/** Whoever had the tools keeps them when the lockfile changes. */
export async function install(wantsTools, lock) {
  const tools =
    wantsTools || (existsSync(stamp) && readFileSync(stamp, 'utf8').endsWith(withTools));
  console.log(
    tools
      ? 'Instalando dependencias y herramientas de prueba: tarda alrededor de un minuto…'
      : 'Instalando dependencias: tarda alrededor de medio minuto…',
  );
  const began = Date.now();
  rmSync(stamp, { force: true });
  // What the cache knows of a package need not be asked for again, unless that is older than our version of it.
  let { code, stderr } = await runNpm(tools, '--prefer-offline', lock);
  if (code !== 0 && /ETARGET|ENOTCACHED/.test(stderr)) {
    console.log('Lo que npm tenía guardado era viejo; preguntando al registro…');
    ({ code, stderr } = await runNpm(tools, '--prefer-online', lock));
  }
  if (code !== 0) throw new StartError(`No se pudieron instalar las dependencias.\n${why(stderr)}`);
  verifyNode();
  writeFileSync(stamp, wanted(tools));
  console.log(`Dependencias instaladas en ${Math.round((Date.now() - began) / 1000)} s.`);
}

const options = [
  '--ignore-scripts=false',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  // Without a network npm would stay silent for minutes.
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-factor=3',
];

function runNpm(tools, freshness, lock) {
  const { program, args } = npm();
  const set = tools ? '--include=dev' : '--omit=dev';
  return runGroup(program, [...args, 'ci', set, freshness, ...options], {
    env: npmEnvironment(),
    lock,
  });
}

const withTools = ' with tools';

/** Native packages differ by platform: a node_modules copied from another machine is not ours. */
function wanted(tools) {
  const packages = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  return tools ? packages + withTools : packages;
}

/** The npm that runs us, else the one on PATH; with a Node that does not live in node_modules. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return /npm-cli\.c?js$/.test(script ?? '')
    ? { program: outside(node, 'node'), args: [script] }
    : { program: 'npm', args: [] };
}

/**
 * `npm start` describes itself to its children in npm_* variables, which would configure the nested
 * installation; only what reaches the registry is kept. SKIP_FFMPEG: node-av must not download.
 */
function npmEnvironment() {
  const reachesRegistry = /^npm_config_(registry|cache|userconfig|cafile|.*proxy$|\/\/|@)/i;
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || reachesRegistry.test(name),
  );
  return { ...Object.fromEntries(kept), PATH: outerPath, SKIP_FFMPEG: 'true' };
}

function verifyNode() {
  const { stdout } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' });
  if (Number.parseInt(stdout?.slice(1) ?? '', 10) >= 24) return;
  throw new StartError(
    'La instalación no trajo Node 24 (paquete «node»). Borra la carpeta node_modules y vuelve a ' +
      'intentarlo; si se repite, instala Node 24 desde https://nodejs.org',
  );
}

function why(stderr) {
  const reasons = [
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|E?TIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/,
      'No hay conexión con el registro de paquetes de npm. Revisa la red o el proxy y vuelve a intentarlo.',
    ],
    [/ENOSPC/, 'El disco está lleno: libera al menos 2 GB y vuelve a intentarlo.'],
    [/EACCES|EPERM|EROFS/, `No hay permiso para escribir en ${at()}`],
    [/EUSAGE/, 'package-lock.json no corresponde con package.json: recupera los dos con git.'],
  ];
  const [, reason] = reasons.find(([pattern]) => pattern.test(stderr)) ?? [];
  return reason ?? 'Arriba está lo que dijo npm. Corrígelo y vuelve a intentarlo.';
}
