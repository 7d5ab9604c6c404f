// Runs the built server until it gets a signal to stop. What went wrong is printed in its own words.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

process.env.NODE_ENV ??= 'production';
const { main, wordsOf } = await import('../build/server/index.js');

try {
  await main();
  await exit(0);
} catch (error) {
  console.error(wordsOf(error));
  await exit(1);
}

/**
 * A process that is still compiling code may never end (https://github.com/nodejs/node/issues/54918): first that is done. On
 * a machine with other work that takes a while, and Linux says whether it does.
 */
async function exit(code) {
  const latest = performance.now() + 5000;
  do await sleep(100);
  while (isComputing() && performance.now() < latest);
  process.exit(code);
}

/** Whether another thread of this process has something to do. */
function isComputing() {
  if (process.platform !== 'linux') return false;
  const folder = '/proc/self/task';
  return threadsIn(folder).some((id) => {
    try {
      return / R /.test(readFileSync(`${folder}/${id}/stat`, 'utf8').split(')').at(-1) ?? '');
    } catch {
      return false; // it ended meanwhile
    }
  });
}

/** The others; nobody where there is no /proc. */
function threadsIn(folder) {
  try {
    return readdirSync(folder).filter((id) => id !== String(process.pid));
  } catch {
    return [];
  }
}
