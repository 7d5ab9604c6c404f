import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { at, modules, outerPath, projectNode } from './paths.mjs';
import { dieOf, onSignal } from './signals.mjs';

/**
 * Runs the script and ends as it ends. A variable of our environment wins over one that it is given. The IPC channel
 * shows it when we are gone, even killed: a server then drains instead of staying behind.
 */
export function handOver(script, args, { nodeArguments = [], environment = {}, cwd = at() } = {}) {
  const child = spawn(projectNode, [...nodeArguments, script, ...args], {
    cwd,
    env: { ...environment, ...process.env, PATH: join(modules, '.bin') + delimiter + outerPath },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  onSignal((signal) => child.kill(signal));
  child.on('exit', (code, signal) => (signal ? dieOf(signal) : process.exit(code)));
}
