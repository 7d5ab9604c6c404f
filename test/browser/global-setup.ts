import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDir } from '../data-dir.ts';
import { findChromium } from './chromium.ts';
import { freePort, startServer } from './server.ts';

/** Finds the browser, and starts one real server for all journeys: what playwright.config.ts reads. */
export default async function prepareJourneys() {
  process.env.TEST_CHROMIUM = findChromium();
  const logFile = join('test-results', 'server.log');
  await rm(logFile, { force: true }); // it would end with another server's logins
  const data = await makeDataDir();
  const server = await startServer({
    dataDir: data.path,
    port: await freePort(),
    logFile,
  }).catch(async (error: unknown) => {
    await data.remove();
    throw error;
  });
  process.env.TEST_ORIGIN = server.origin;
  return async () => {
    await server.stop();
    await data.remove();
  };
}
