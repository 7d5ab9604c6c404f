import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPaymentSimulators } from '#simulators/payments/start.ts';
import { startSmtpInbox } from '#simulators/smtp-inbox.ts';
import { makeDataDir } from '../data-dir.ts';
import { providedCertificate } from './certificate.ts';
import { freePort, startServer } from './server.ts';
import { productionOrigin } from './sites.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { makeUsedDataDir } from './used-site.ts';

/** A site of the journeys; all of it is closed with the stack that it was started with. */
export type Site = { origin: string; dataDir: string; mailbox: string };

/** The name of its log, and the port at which a browser finds it: any, where none is given. */
type Start = { log: string; port?: number };

/** As `npm start` serves whoever tries the product. */
export async function startTestMode(opened: AsyncDisposableStack, start: Start): Promise<Site> {
  const { path: dataDir, remove } = await makeUsedDataDir();
  opened.defer(remove);
  const server = await startServer({
    dataDir,
    port: start.port ?? (await freePort()),
    logFile: await freshLog(start.log),
    // Journeys that make people by the dozen each come from an address of their own.
    env: { TRUSTED_PROXIES: '1' },
  });
  opened.defer(server.stop);
  return { origin: server.origin, dataDir, mailbox: join(dataDir, 'dev-mail') };
}

export type ProductionSite = Site & {
  /** Where whoever is no browser finds it. */
  server: string;
  /** The pages of the payment simulators. */
  payments: string;
  now: () => Date;
  /** Stops the server, and starts it at another time: its machine slept. No page may be open meanwhile. */
  sleepUntil(time: Date): Promise<void>;
};

/** As an operator serves the real site: another name than localhost, TLS in front, a mail server of its own. */
export async function startProduction(
  opened: AsyncDisposableStack,
  start: Start,
): Promise<ProductionSite> {
  const dataDir = await freshDataDir(opened);
  const logFile = await freshLog(start.log);
  const mailbox = join(dataDir, 'mail');
  const inbox = await startSmtpInbox({ folder: mailbox, refusal: refusalOf });
  opened.defer(inbox.stop);
  const port = await freePort();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const payments = await startPaymentSimulators({
    ...{ folder: join(dataDir, 'payments'), port: 0, now },
    // Providers reach the server itself: a browser finds the name of the site, and nobody else.
    wompi: { ...wompi, eventsUrl: `http://127.0.0.1:${port}/hooks/wompi` },
    paypal: { ...paypal, webhookUrl: `http://127.0.0.1:${port}/hooks/paypal` },
  });
  opened.defer(payments.stop);
  const certificate = providedCertificate();
  if (!certificate) throw new Error('The journeys have no certificate');
  const proxy = await startTlsProxy(certificate, { port: start.port, serverPort: port });
  opened.defer(proxy.stop);
  const origin = productionOrigin(proxy.port);
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
  const site = { dataDir, port, logFile };
  let server = await startServer({ ...site, env });
  opened.defer(() => server.stop());
  return {
    ...{ origin, dataDir, mailbox, now },
    ...{ server: `http://127.0.0.1:${port}`, payments: payments.url },
    async sleepUntil(time) {
      await server.stop();
      ahead = time.getTime() - Date.now();
      server = await startServer({
        ...site,
        nodeArguments: ['--import', import.meta.resolve('./moved-date.ts')],
        env: { ...env, TEST_AHEAD: String(ahead) },
      });
    },
  };
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
