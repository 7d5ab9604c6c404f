import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { startPaymentSimulators } from '#simulators/payments/start.ts';
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
    process.env.TEST_PRODUCTION_PAYMENTS = production.payments;
    process.env.TEST_PRODUCTION_SPKI = production.spki;
    process.env.TEST_MAILBOXES = sites.map(({ mailbox }) => mailbox).join(delimiter);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
  return () => opened.disposeAsync();
}

const wompi = {
  publicKey: 'pub_test_journeys',
  privateKey: 'prv_test_journeys',
  integritySecret: 'test_integrity_journeys',
  eventsSecret: 'test_events_journeys',
};
const paypal = {
  clientId: 'journeys-client',
  clientSecret: 'journeys-secret',
  webhookId: 'JOURNEYS',
};

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
async function startProduction(
  opened: AsyncDisposableStack,
): Promise<Site & { payments: string; spki: string }> {
  const dataDir = await freshDataDir(opened);
  const logFile = await freshLog('production.log');
  const mailbox = join(dataDir, 'mail');
  const inbox = await startSmtpInbox({ folder: mailbox, refusal: refusalOf });
  opened.defer(inbox.stop);
  const port = await freePort();
  const payments = await startPaymentSimulators({
    ...{ folder: join(dataDir, 'payments'), port: 0, now: () => new Date() },
    // Providers reach the server itself: a browser finds the name of the site, and nobody else.
    wompi: { ...wompi, eventsUrl: `http://127.0.0.1:${port}/hooks/wompi` },
    paypal: { ...paypal, webhookUrl: `http://127.0.0.1:${port}/hooks/paypal` },
  });
  opened.defer(payments.stop);
  const proxy = await startTlsProxy(productionHost, port);
  opened.defer(proxy.stop);
  const origin = `https://${productionHost}:${proxy.port}`;
  const env = {
    ORIGIN: origin,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'Estudio <hola@estudio.example>',
    WOMPI_PUBLIC_KEY: wompi.publicKey,
    WOMPI_PRIVATE_KEY: wompi.privateKey,
    WOMPI_INTEGRITY_SECRET: wompi.integritySecret,
    WOMPI_EVENTS_SECRET: wompi.eventsSecret,
    WOMPI_API_URL: payments.wompiApiUrl,
    WOMPI_CHECKOUT_URL: payments.wompiCheckoutUrl,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_API_URL: payments.paypalApiUrl,
  };
  const server = await startServer({ dataDir, port, logFile, env });
  opened.defer(server.stop);
  return { origin, dataDir, mailbox, payments: payments.url, spki: proxy.spki };
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
