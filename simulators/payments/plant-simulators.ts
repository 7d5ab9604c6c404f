import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { receiveEvents } from './event-receiver.ts';
import type { PaymentSimulatorOptions, SimulatorTimes } from './options.ts';
import { startPaymentSimulators } from './start.ts';
import { integritySignature } from './wompi/integrity.ts';

export const wompiKeys = {
  publicKey: 'pub_test_ñ',
  privateKey: 'prv_test_1',
  integritySecret: 'test_integrity_1',
  eventsSecret: 'test_events_1',
};
/** By which Wompi knows the shop. */
export const shopHeaders = { headers: { 'x-merchant-public-key': wompiKeys.publicKey } };
export const paypalKeys = {
  clientId: 'client:1',
  clientSecret: 'secret 1',
  webhookId: 'WH-CONFIGURED-1',
};

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'payments-ñ '));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function plantReceiver(statuses?: number[]) {
  const receiver = await receiveEvents(statuses);
  onTestFinished(() => receiver.stop());
  return receiver;
}

export const optionsFor = (
  folder: string,
  eventsUrl: string,
  times: Partial<SimulatorTimes> = {},
  now = () => new Date('2026-11-20T15:00:00.250Z'),
): PaymentSimulatorOptions => ({
  folder,
  port: 0,
  wompi: { ...wompiKeys, eventsUrl },
  paypal: { ...paypalKeys, webhookUrl: eventsUrl },
  times,
  now,
});

/** Simulators in a folder of their own, and the receiver of all their events. */
export async function plantSimulators({
  statuses,
  times,
  now,
}: { statuses?: number[]; times?: Partial<SimulatorTimes>; now?: () => Date } = {}) {
  const receiver = await plantReceiver(statuses);
  const options = optionsFor(await newFolder(), receiver.url, times, now);
  const simulators = await startPaymentSimulators(options);
  onTestFinished(() => simulators.stop());
  return { ...simulators, events: receiver.events, options };
}

export const shop = 'https://tienda.example/volver?pedido=%C3%B1+1';

/** The address of a checkout, signed by the shop; `changes` come after the signature, and null takes a name away. */
export function checkoutUrl(
  base: string,
  changes: Record<string, string | null> = {},
  { expirationTime = null }: { expirationTime?: string | null } = {},
): string {
  const url = new URL(base);
  const parts = { reference: 'ref-1', amountInCents: '4990000', currency: 'COP', expirationTime };
  const query: Record<string, string | null> = {
    'public-key': wompiKeys.publicKey,
    currency: 'COP',
    'amount-in-cents': parts.amountInCents,
    reference: parts.reference,
    'signature:integrity': integritySignature(parts, wompiKeys.integritySecret),
    'redirect-url': shop,
    'expiration-time': expirationTime,
    ...changes,
  };
  for (const [name, value] of Object.entries(query)) {
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Presses a button of a page. */
export const press = (
  url: string,
  fields: Record<string, string | readonly string[]>,
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(
      Object.entries(fields).flatMap(([name, values]) =>
        [values].flat().map((value) => [name, value]),
      ),
    ),
  });
