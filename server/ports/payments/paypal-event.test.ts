import { afterAll, expect, test } from 'vitest';
import { openPaypalPeer, paypalSecrets } from './paypal-peer.ts';
import { signedPaypalEvent } from './paypal-signer.ts';

const time = new Date('2026-07-30T12:00:00.000Z');
const peer = await openPaypalPeer({ now: () => time, timeout: 5000 });
afterAll(() => peer.close());

/** What an event of this kind is about. */
async function aboutOf(kind: string, resource: object): Promise<unknown> {
  const body = { id: 'WH-1', event_type: kind, resource };
  const { webhookId } = paypalSecrets;
  const sent = await signedPaypalEvent(Buffer.from(JSON.stringify(body)), {
    ...{ signer: peer.signer, certUrl: peer.certUrl, webhookId, time: time.toISOString() },
  });
  const { id, about } = await peer.provider.readEvent(sent);
  expect(id).toBe('WH-1');
  return about;
}

test.each(['CREATED', 'ACTIVATED', 'UPDATED', 'CANCELLED', 'SUSPENDED', 'PAYMENT.FAILED', 'NEW'])(
  'BILLING.SUBSCRIPTION.%s names its subscription, and never an attempt by the reference',
  async (kind) => {
    const resource = { id: 'I-1', custom_id: 'E26-7', invoice_id: 'E26-7' };
    expect(await aboutOf(`BILLING.SUBSCRIPTION.${kind}`, resource)).toEqual({
      ...{ subscription: 'I-1', charge: null },
    });
  },
);

test.each<[string, object, string | null, string]>([
  ['COMPLETED', { id: 'S-1', billing_agreement_id: 'I-1', custom: 'E26-7' }, 'I-1', 'S-1'],
  ['PENDING', { id: 'S-1', billing_agreement_id: 'I-1' }, 'I-1', 'S-1'],
  ['DENIED', { id: 'S-1', billing_agreement_id: 'I-1', sale_id: null }, 'I-1', 'S-1'],
  ['REFUNDED', { id: 'R-1', sale_id: 'S-1' }, null, 'S-1'],
  ['REFUNDED', { id: 'R-1', sale_id: 'S-1', billing_agreement_id: 'I-1' }, 'I-1', 'S-1'],
  ['REVERSED', { id: 'S-1', billing_agreement_id: null }, null, 'S-1'],
])('PAYMENT.SALE.%s of %j names the charge', async (kind, resource, subscription, charge) => {
  expect(await aboutOf(`PAYMENT.SALE.${kind}`, resource)).toEqual({ subscription, charge });
});

test.each(['BILLING.PLAN.CREATED', 'CATALOG.PRODUCT.CREATED', 'CUSTOMER.DISPUTE.CREATED'])(
  'nothing follows from %s',
  async (kind) => {
    expect(await aboutOf(kind, { id: 'P-1', custom_id: 'E26-7' })).toBeNull();
  },
);
