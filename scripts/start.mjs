// What every npm script runs: makes the checkout ready (dependencies, build), then hands over to
// the Node that the project pins. Plain JavaScript without dependencies: it runs on Node 20, before
// anything is installed.
import { spawnSync } from 'node:child_process';
import { build, isBuilt } from './start/build.mjs';
import { commands } from './start/commands.mjs';
import { handOver } from './start/hand-over.mjs';
import { install, isInstalled } from './start/install.mjs';
import { withLock } from './start/lock.mjs';
import { at, projectNode } from './start/paths.mjs';
import { StartError } from './start/start-error.mjs';

const [name = 'start', ...args] = process.argv.slice(2);

try {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new StartError(
      `Se necesita Node 20 o más reciente, y este es ${process.version}. ` +
        'Descárgalo de https://nodejs.org',
    );
  }
  const command = commands.get(name);
  if (!command) {
    throw new StartError(
      `No existe la orden «${name}». Las que hay: ${[...commands.keys()].join(', ')}.`,
    );
  }
  command.check?.(args);
  await prepare(command);
  if (command.script) handOver(at(command.script), args, command.runsAs);
  else console.log('El sitio está construido.');
} catch (error) {
  const message = inWords(error);
  if (message === undefined) throw error;
  console.error(message);
  process.exitCode = 1;
}

function inWords(error) {
  if (error instanceof StartError) return error.message;
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code))
    return `No hay permiso para escribir en ${at()}: cópialo a una carpeta tuya y vuelve a intentarlo.`;
  if (error.code === 'ENOSPC')
    return 'El disco está lleno: libera al menos 2 GB y vuelve a intentarlo.';
  return undefined;
}

async function prepare({ built, tools, beforeBuild }) {
  const isReady = () => isInstalled(tools) && (!built || isBuilt());
  if (isReady()) return;
  await withLock(at('.start-lock'), async (lock) => {
    // Whoever held the lock before may have done the work.
    if (!isInstalled(tools)) await install(tools, lock);
    if (!built || isBuilt()) return;
    if (beforeBuild) runBefore(beforeBuild);
    await build(lock);
  });
}

/** What would stop the server is printed before a minute of building, not after it. */
function runBefore(script) {
  const { status, stderr } = spawnSync(projectNode, [at(script)], { cwd: at(), encoding: 'utf8' });
  if (status !== 0) throw new StartError(stderr.trim());
}
