import { afterAll, describe, expect, test } from 'vitest';
import { ForgedEvent, MalformedEvent } from './errors.ts';
import { forgedPaypalEvents } from './forged-paypal-events.ts';
import { forgedSubscriptionEvents, saleEvent } from './forged-subscription-events.ts';
import { forgedNequiEvents, forgedWompiEvents } from './forged-wompi-events.ts';
import type { PaymentProvider, RawEvent } from './payments.ts';
import { openPaypalPeer, paypalEvent, paypalSecrets } from './paypal-peer.ts';
import { makeSigner, signedPaypalEvent } from './paypal-signer.ts';
import { makeAttempt } from './suite-fixture.ts';
import { nequiTokenEvent, openWompiPeer, signedWompiEvent, wompiEvent } from './wompi-peer.ts';

const time = new Date('2026-07-30T12:00:00.000Z');

const options = { now: () => time, timeout: 5000 };

const wompi = await openWompiPeer(options);
const paypal = await openPaypalPeer(options);
afterAll(async () => {
  await wompi.close();
  await paypal.close();
});

const forgers = await makeForgers();
const known = { id: expect.any(String) as unknown };
const tables = [
  { name: 'Wompi', provider: wompi.provider, about: known, ...(await forgeWompi()) },
  { name: 'PayPal', provider: paypal.provider, about: known, ...(await forgePaypal()) },
  {
    ...{ name: 'Subscriptions of PayPal', provider: paypal.provider },
    about: { subscription: 'I-37B4TLL0FAJJ', charge: '44P499886K055384U' },
    ...(await forgeSubscriptions()),
  },
];

describe.each(tables)('$name', ({ provider, about, sent, forged }) => {
  test('takes what is not forged', async () => {
    expect(await provider.readEvent(sent)).toMatchObject({ about });
  });

  test.each(forged)('does not take %s', async (_, event) => {
    await expectForged(provider, event);
  });
});

describe('wompi of a token of Nequi', () => {
  const event = nequiTokenEvent('APPROVED', time);

  test('takes what is not forged, as something that nothing follows from', async () => {
    const read = await wompi.provider.readEvent(signedWompiEvent(event));
    expect(read).toEqual({ id: expect.stringMatching(/^nequi_token\.updated:/u), about: null });
    expect(await wompi.provider.readEvent(signedWompiEvent(event))).toEqual(read);
    const { id } = await wompi.provider.readEvent(
      signedWompiEvent(nequiTokenEvent('DECLINED', time)),
    );
    expect(id).not.toBe(read.id);
  });

  test.each(forgedNequiEvents(event))('does not take %s', async (_, forged) => {
    await expectForged(wompi.provider, forged);
  });
});

test('each table is long, and no row stands in it twice', () => {
  for (const { forged } of tables) {
    expect(forged.length).toBeGreaterThan(120);
    expect(new Set(forged.map(([name]) => name)).size).toBe(forged.length);
  }
});

async function expectForged(provider: PaymentProvider, event: RawEvent): Promise<void> {
  const outcome: unknown = await provider.readEvent(event).catch((error: unknown) => error);
  expect(outcome instanceof ForgedEvent || outcome instanceof MalformedEvent, String(outcome)).toBe(
    true,
  );
}

async function payOnce(peer: { provider: PaymentProvider; pay: typeof wompi.pay }) {
  const opened = await peer.provider.open(makeAttempt(peer.provider, time, { reference: 'E26-7' }));
  await peer.pay(opened, 'approved');
  await peer.provider.ask({ id: opened.id, reference: 'E26-7' });
  return opened;
}

async function forgeWompi(): Promise<{ sent: RawEvent; forged: [string, RawEvent][] }> {
  await payOnce(wompi);
  const [transaction] = wompi.rows;
  if (!transaction) throw new Error('Nothing was paid');
  const event = wompiEvent(transaction, time);
  const sent = signedWompiEvent(event);
  return { sent, forged: forgedWompiEvents({ event, transaction, sent }) };
}

async function forgePaypal(): Promise<{ sent: RawEvent; forged: [string, RawEvent][] }> {
  const order = paypal.orders.get((await payOnce(paypal)).id ?? '');
  if (!order) throw new Error('Nothing was paid');
  const forging = {
    ...forgers,
    ...{ event: paypalEvent(order), sent: await paypal.event() },
  };
  return { sent: forging.sent, forged: await forgedPaypalEvents(forging) };
}

async function forgeSubscriptions(): Promise<{ sent: RawEvent; forged: [string, RawEvent][] }> {
  const { transmission } = forgers;
  const sent = await signedPaypalEvent(Buffer.from(JSON.stringify(saleEvent)), transmission);
  const forging = { ...forgers, event: saleEvent, sent };
  return { sent, forged: await forgedSubscriptionEvents(forging) };
}

/** Whoever signs, as PayPal does or otherwise. */
async function makeForgers() {
  const kinds = {
    expired: { until: '2026-07-29' },
    'not-yet': { from: '2026-07-31' },
    elliptic: { algorithm: 'ec' },
  } as const;
  const badCertificates = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const path = `/certs/${name}`;
    const signer = await makeSigner(kind);
    paypal.certificates.set(path, signer.pem);
    badCertificates.push({ path, signer });
  }
  badCertificates.push({ path: '/certs/missing', signer: paypal.signer });
  const transmission = {
    signer: paypal.signer,
    certUrl: paypal.certUrl,
    webhookId: paypalSecrets.webhookId,
    time: time.toISOString(),
  };
  return { transmission, stranger: await makeSigner(), badCertificates };
}
