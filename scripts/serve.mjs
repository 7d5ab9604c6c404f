// Runs the built server until it gets a signal to stop. What went wrong is printed in its own words.
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

/** A process that is still compiling code may never end (https://github.com/nodejs/node/issues/54918): first that is done. */
async function exit(code) {
  await sleep(100);
  process.exit(code);
}
