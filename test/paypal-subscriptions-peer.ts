import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPaypal } from '#server/ports/payments/paypal.ts';
import type { RawEvent } from '#server/ports/payments/payments.ts';
import type { SubscriptionPeer } from '#server/ports/payments/subscription-peer.ts';
import { receiveEvents } from '#simulators/payments/event-receiver.ts';
import { optionsFor, paypalKeys, press } from '#simulators/payments/plant-simulators.ts';
import { startPaymentSimulators } from '#simulators/payments/start.ts';

const patience = 5000;

export type PaypalSubscriptionPeer = SubscriptionPeer & {
  /** The next charge waits for a bank. */
  pendCharge: (id: string) => Promise<void>;
  /** What the bank says of a charge that waits. */
  settleCharge: (charge: string, status: 'COMPLETED' | 'DECLINED') => Promise<void>;
};

/** PayPal as its simulator plays it, and the adapter that asks it. */
export async function openPaypalSubscriptionPeer({
  now,
}: {
  now: () => Date;
}): Promise<PaypalSubscriptionPeer> {
  const folder = await mkdtemp(join(tmpdir(), 'subscriptions-'));
  const receiver = await receiveEvents();
  const simulators = await startPaymentSimulators({ ...optionsFor(folder, receiver.url), now });
  const { url, paypalApiUrl: apiUrl } = simulators;
  const provider = createPaypal({
    ...paypalKeys,
    apiUrl,
    certHosts: [new URL(url).host],
    brandName: 'Casa Ñandú',
    now,
    timeout: patience,
  });
  const { subscriptions } = provider;
  if (!subscriptions) throw new Error('PayPal has subscriptions');

  const act = async (path: string, fields: Record<string, string>): Promise<Response> => {
    const response = await press(`${url}${path}`, fields);
    if (response.status !== 303) throw new Error(`${path} says ${response.status}`);
    return response;
  };

  return {
    provider: { ...provider, subscriptions },
    approve: async (address, failing = 0) => {
      const page = await fetch(address);
      if (!page.ok) throw new Error(`The page says ${page.status}`);
      const { pathname, search } = new URL(address);
      const fields = { decision: 'return', failing: String(failing) };
      return (await act(pathname + search, fields)).headers.get('location') ?? '';
    },
    failCharges: async (id, tries) => {
      await act('/pagos/suscripcion', { id, action: tries === 1 ? 'fail' : 'fail-all' });
    },
    pendCharge: async (id) => {
      await act('/pagos/suscripcion', { id, action: 'pend' });
    },
    settleCharge: async (id, status) => {
      await act('/pagos/paypal', { id, status });
    },
    cancelThere: async (id) => {
      await act('/pagos/suscripcion', { id, action: 'cancel' });
    },
    events: async (text, count) => {
      const until = Date.now() + patience;
      for (;;) {
        const found = receiver.events.filter(({ body }) => body.includes(text));
        if (found.length >= count) return found.map(rawEvent);
        if (Date.now() > until) throw new Error(`${found.length} of ${count} events came`);
        await sleep(5);
      }
    },
    fail: async (how) => {
      const mode = how === 'error' ? '500' : (how ?? 'ok');
      await act('/fallas', { for: 'paypal', mode });
    },
    close: async () => {
      await simulators.stop();
      await receiver.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const rawEvent = ({ body, headers }: { body: string; headers: object }): RawEvent => ({
  body: Buffer.from(body),
  headers: new Headers(
    Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  ),
});
