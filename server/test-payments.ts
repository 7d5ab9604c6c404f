import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { machinePaths } from '#content/machine-paths.ts';
import type { PaymentProgramSettings } from '#simulators/payments/options.ts';
import { StartError } from './start-error.ts';
import type { PaymentConfig } from './payment-variables.ts';

export type TestPayments = {
  config: PaymentConfig;
  /** That keep the certificates of the simulator’s events. */
  certHosts: readonly string[];
  stop(): Promise<void>;
};

/** Known to everyone: nothing of value moves there. */
const keys = {
  wompi: {
    publicKey: 'pub_test_simulador',
    privateKey: 'prv_test_simulador',
    integritySecret: 'test_integrity_simulador',
    eventsSecret: 'test_events_simulador',
  },
  paypal: {
    clientId: 'simulador-client',
    clientSecret: 'simulador-secret',
    webhookId: 'SIMULADOR',
  },
};

const startedSchema = z.object({
  url: z.url(),
  wompiApiUrl: z.url(),
  wompiCheckoutUrl: z.url(),
  paypalApiUrl: z.url(),
});

/** Until another one is forked, in place of one that ended: it serves the same addresses, or finds who does. */
const pause = 10_000;

/**
 * Starts the process that stands in for the providers which `config` has no keys for, and looks after it. Two servers over
 * one folder share one.
 */
export async function startTestPayments(
  config: PaymentConfig,
  { dataDir, origin }: { dataDir: string; origin: string },
): Promise<TestPayments> {
  if (config.wompi && config.paypal) return { config, certHosts: [], stop: async () => undefined };
  const settings: PaymentProgramSettings = {
    folder: join(dataDir, 'simulators', 'payments'),
    clockFolder: dataDir,
    port: 0,
    wompi: { ...keys.wompi, eventsUrl: `${origin}${machinePaths.wompiEvents}` },
    paypal: { ...keys.paypal, webhookUrl: `${origin}${machinePaths.paypalEvents}` },
  };
  const stopping = new AbortController();
  let child = forkSimulator(settings);
  const started = await addressesOf(child);
  const watching = (async () => {
    for (;;) {
      if (child.exitCode === null && child.signalCode === null)
        await once(child, 'exit', { signal: stopping.signal });
      await sleep(pause, undefined, { signal: stopping.signal, ref: false });
      child = forkSimulator(settings);
    }
  })().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return {
    config: {
      wompi: config.wompi ?? {
        ...keys.wompi,
        apiUrl: started.wompiApiUrl,
        checkoutUrl: started.wompiCheckoutUrl,
      },
      paypal: config.paypal ?? { ...keys.paypal, apiUrl: started.paypalApiUrl },
    },
    certHosts: [new URL(started.url).host],
    async stop() {
      stopping.abort();
      await watching;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Every command runs in the project's folder: `scripts/start.mjs` sees to it. */
const forkSimulator = (settings: PaymentProgramSettings): ChildProcess =>
  fork(join('simulators', 'payments', 'main.ts'), [JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  });

async function addressesOf(child: ChildProcess) {
  const ended = new AbortController();
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-longestSaid);
  });
  child.once('close', () => {
    const [why = ''] = /^\w*Error.*/m.exec(said) ?? [];
    ended.abort(new StartError(`El simulador de pagos no arrancó. ${why}`.trimEnd()));
  });
  const [message] = (await once(child, 'message', { signal: ended.signal }).catch(() => {
    throw ended.signal.reason;
  })) as [unknown];
  return startedSchema.parse(message);
}

/** Of what it wrote before it ended. */
const longestSaid = 4096;
