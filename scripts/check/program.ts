import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

const running = new Set<ChildProcess>();
let stopping = false;

/** Runs a program of node_modules/.bin under this same Node; gives what it printed when it failed. */
export async function complaintsOf(
  root: string,
  program: string,
  args: string[],
): Promise<string[]> {
  const child = start(root, program, args, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await exitOf(child);
  return code === 0 ? [] : [`${output.trim()}\n${program} terminó con código ${code}`];
}

/** Runs a program of node_modules/.bin in the open and gives its exit code. */
export const runAloud = (root: string, program: string, args: string[]): Promise<number> =>
  exitOf(start(root, program, args, ['ignore', 'inherit', 'inherit']));

/**
 * From now on, whatever stops this process (a signal, or the end of the process that started it) stops
 * its programs too, so that no test runner, database or browser outlives it.
 */
export function stopProgramsWithUs(): void {
  const stop = () => {
    stopping = true;
    // The one signal on which test runners also take their servers and databases down.
    for (const child of running) child.kill('SIGINT');
  };
  for (const end of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(end, stop);
  process.channel?.unref();
}

function start(root: string, program: string, args: string[], stdio: StdioOptions): ChildProcess {
  if (stopping) throw new Error(`${program} no empezó: nos pidieron parar`);
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(join(root, 'node_modules', '.bin', program), args, {
    cwd: root,
    stdio,
    env: { ...process.env, PATH: path },
  });
  running.add(child);
  return child;
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}
