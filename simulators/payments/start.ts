import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { paymentsApp } from './app.ts';
import { startDecisions } from './decisions.ts';
import { startDeliveries } from './deliveries.ts';
import { claimFolder, lastPort } from './instance-lock.ts';
import { type PaymentSimulatorOptions, usualTimes } from './options.ts';
import { chargeDue } from './paypal/billing.ts';
import { openSigningKey } from './paypal/certificate.ts';
import { openStateFile } from './state-file.ts';

export type { PaymentSimulatorOptions } from './options.ts';

export type PaymentAddresses = {
  url: string;
  wompiApiUrl: string;
  wompiCheckoutUrl: string;
  paypalApiUrl: string;
};

export type PaymentSimulators = PaymentAddresses & {
  /** False where another process serves the folder already: its addresses are these, and it goes on after `stop`. */
  isOwn: boolean;
  stop(): Promise<void>;
};

/** Subscriptions are charged by themselves, whether somebody looks or not. */
const minute = 60_000;

/** Stands in for Wompi and PayPal on loopback. One folder has one of them, whoever starts it. */
export async function startPaymentSimulators(
  options: PaymentSimulatorOptions,
): Promise<PaymentSimulators> {
  const { folder } = options;
  const stopping = new AbortController();
  const mark = randomUUID();
  const answering = new Set<Promise<Response>>();
  const app = Promise.withResolvers<Hono>();
  app.promise.catch(() => undefined);

  const respond = getRequestListener(
    async (request) => {
      if (stopping.signal.aborted) return new Response('Ending', { status: 503 });
      if (new URL(request.url).pathname === '/health') return new Response(mark);
      const response = app.promise.then((ready) => ready.fetch(request));
      answering.add(response);
      return response.finally(() => answering.delete(response));
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => void respond(request, response));
  // It listens before it claims the folder: whoever claims it next has to find it living.
  const port = await listen(server, options.port || (await lastPort(folder)));

  async function close(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    // What was answered last may be on its way out.
    const patience = setTimeout(() => server.closeAllConnections(), 300);
    await closed;
    clearTimeout(patience);
  }

  try {
    const living = await claimFolder(folder, { pid: process.pid, port, mark });
    if (living) {
      await close();
      return { ...addresses(living.port), isOwn: false, stop: async () => undefined };
    }
    const store = await openStateFile(folder);
    const signingKey = await openSigningKey(folder);
    const times = { ...usualTimes, ...options.times };
    const { wompi, paypal } = options;
    const deliveries = startDeliveries({
      store,
      times,
      receivers: {
        wompi: { url: wompi.eventsUrl, headers: {}, takes: (status) => status === 200 },
        paypal: {
          url: paypal.webhookUrl,
          headers: { 'paypal-cert-url': `${addresses(port).url}/certs/paypal.pem` },
          takes: (status) => status >= 200 && status < 300,
        },
      },
    });
    const announcer = { options, times, store, deliveries };
    const decisions = startDecisions(announcer);
    const simulator = { ...announcer, url: addresses(port).url, decisions, signingKey };
    app.resolve(paymentsApp(simulator, stopping.signal));
    const billing = setInterval(() => chargeDue(simulator), minute).unref();
    return {
      ...addresses(port),
      isOwn: true,
      // Until the port closes, whoever starts on this folder waits: two must never write its file.
      async stop() {
        if (stopping.signal.aborted) return;
        stopping.abort();
        clearInterval(billing);
        await Promise.allSettled(answering);
        decisions.stop();
        await deliveries.stop();
        try {
          await store.saved();
        } finally {
          await close();
        }
      },
    };
  } catch (error) {
    app.reject(error);
    await close();
    throw error;
  }
}

function addresses(port: number): PaymentAddresses {
  const url = `http://127.0.0.1:${port}`;
  return { url, wompiApiUrl: `${url}/v1`, wompiCheckoutUrl: `${url}/p/`, paypalApiUrl: url };
}

/** The port wanted, or any where that is another's. */
async function listen(server: Server, wanted: number): Promise<number> {
  for (const port of [wanted, 0]) {
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      break;
    } catch (error) {
      if (port === 0) throw error;
    }
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The simulator has no port');
  return address.port;
}
