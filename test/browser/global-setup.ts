import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { startSmtpInbox } from '#simulators/smtp-inbox.ts';
import { makeDataDir } from '../data-dir.ts';
import { findHeadlessChromium } from './chromium.ts';
import { freePort, startServer } from './server.ts';
import { productionHost } from './sites.ts';
import { startTlsProxy } from './tls-proxy.ts';

/** Finds the browser, and starts the servers that the journeys share: what playwright.config.ts and mail.ts read. */
export default async function prepareJourneys() {
  const opened = new AsyncDisposableStack();
  try {
    process.env.TEST_CHROMIUM = findHeadlessChromium();
    const sites = await Promise.all([startTestMode(opened), startProduction(opened)]);
    const [testMode, production] = sites;
    process.env.TEST_ORIGIN = testMode.origin;
    process.env.TEST_DATA_DIR = testMode.dataDir;
    process.env.TEST_PRODUCTION_ORIGIN = production.origin;
    process.env.TEST_PRODUCTION_DATA_DIR = production.dataDir;
    process.env.TEST_MAILBOXES = sites.map(({ mailbox }) => mailbox).join(delimiter);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
  return () => opened.disposeAsync();
}

type Site = { origin: string; dataDir: string; mailbox: string };

/** As `npm start` serves whoever tries the product. */
async function startTestMode(opened: AsyncDisposableStack): Promise<Site> {
  const dataDir = await freshDataDir(opened);
  const logFile = await freshLog('server.log');
  const server = await startServer({
    dataDir,
    port: await freePort(),
    logFile,
    // Journeys that make people by the dozen each come from an address of their own.
    env: { TRUSTED_PROXIES: '1' },
  });
  opened.defer(server.stop);
  return { origin: server.origin, dataDir, mailbox: join(dataDir, 'dev-mail') };
}

/** As an operator serves the real site: another name than localhost, TLS in front, a mail server of its own. */
async function startProduction(opened: AsyncDisposableStack): Promise<Site> {
  const dataDir = await freshDataDir(opened);
  const logFile = await freshLog('production.log');
  const mailbox = join(dataDir, 'mail');
  const inbox = await startSmtpInbox({ folder: mailbox, refusal: refusalOf });
  opened.defer(inbox.stop);
  const port = await freePort();
  const proxy = await startTlsProxy(productionHost, port);
  opened.defer(proxy.stop);
  const origin = `https://${productionHost}:${proxy.port}`;
  const env = {
    ORIGIN: origin,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'Estudio <hola@estudio.example>',
  };
  const server = await startServer({ dataDir, port, logFile, env });
  opened.defer(server.stop);
  return { origin, dataDir, mailbox };
}

/** Nobody has such an address. */
const refusalOf = (address: string) =>
  address.startsWith('nadie.') ? '5.1.1 No such user' : undefined;

async function freshDataDir(opened: AsyncDisposableStack): Promise<string> {
  const data = await makeDataDir();
  opened.defer(data.remove);
  return data.path;
}

/** A log that stayed from another run would end with another server's logins. */
async function freshLog(name: string): Promise<string> {
  const file = join('test-results', name);
  await rm(file, { force: true });
  return file;
}
