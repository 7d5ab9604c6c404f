import { spawn } from 'node:child_process';
import { at } from './paths.mjs';
import { dieOf, onSignal } from './signals.mjs';
import { StartError } from './start-error.mjs';

/**
 * Runs a program to its end in a process group of its own, and shows what it says. A signal to us
 * ends the whole group, grandchildren too, and then us. `lock` stays taken while the program lives,
 * even if we are killed.
 */
export async function runGroup(program, args, { env, lock }) {
  const child = spawn(program, args, {
    cwd: at(),
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (bytes) => {
    process.stderr.write(bytes);
    stderr = (stderr + bytes).slice(-20_000);
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', () =>
      reject(
        new StartError(`No se encontró «${program}»: viene con Node.js, de https://nodejs.org`),
      ),
    );
    child.on('close', resolve);
  });
  if (child.pid) lock.share(child.pid);

  let received;
  const stopListening = onSignal((signal) => {
    received = signal;
    killGroup(child, signal);
    setTimeout(() => killGroup(child, 'SIGKILL'), 2_000).unref();
  });
  try {
    const code = await ended;
    if (!received) return { code, stderr };
  } finally {
    stopListening();
  }
  killGroup(child, 'SIGKILL');
  dieOf(received);
  return await new Promise(() => {});
}

function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // Nobody left; macOS says EPERM of a group of zombies.
    if (!['ESRCH', 'EPERM'].includes(error.code)) throw error;
  }
}
