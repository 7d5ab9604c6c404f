import { delimiter } from 'node:path';
import { provideCertificate } from './certificate.ts';
import { findHeadlessChromium } from './chromium.ts';
import { productionHost } from './sites.ts';
import { startProduction, startTestMode } from './start-sites.ts';
import { makeUsedSite } from './used-site.ts';

/** Finds the browser, and starts the servers that the journeys share: what playwright.config.ts and mail.ts read. */
export default async function prepareJourneys() {
  const opened = new AsyncDisposableStack();
  try {
    process.env.TEST_CHROMIUM = findHeadlessChromium();
    await provideCertificate(productionHost);
    process.env.TEST_USED_SITE = await makeUsedSite(opened);
    const sites = await Promise.all([
      startTestMode(opened, { log: 'server.log' }),
      startProduction(opened, { log: 'production.log' }),
    ]);
    const [testMode, production] = sites;
    process.env.TEST_ORIGIN = testMode.origin;
    process.env.TEST_DATA_DIR = testMode.dataDir;
    process.env.TEST_PRODUCTION_ORIGIN = production.origin;
    process.env.TEST_PRODUCTION_DATA_DIR = production.dataDir;
    process.env.TEST_PRODUCTION_PAYMENTS = production.payments;
    process.env.TEST_MAILBOXES = sites.map(({ mailbox }) => mailbox).join(delimiter);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
  return () => opened.disposeAsync();
}
