import { join } from 'node:path';
import { makeDataDir } from '../data-dir.ts';
import { findChromium } from './chromium.ts';
import { freePort, startServer } from './server.ts';

/** Finds the browser, and starts one real server for all journeys: what playwright.config.ts reads. */
export default async function prepareJourneys() {
  process.env.TEST_CHROMIUM = findChromium();
  const data = await makeDataDir();
  const server = await startServer({
    dataDir: data.path,
    port: await freePort(),
    logFile: join('test-results', 'server.log'),
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
