import { z } from 'zod';
import type { Outcome } from './payment-peer.ts';
import type { PeerReply } from './peer-server.ts';

export type Amount = { currency_code: string; value: string };

type Refund = { id: string; status: string; amount: Amount; links: object[]; create_time: string };

export type Capture = {
  id: string;
  status: string;
  status_details?: { reason: string };
  amount: Amount;
  custom_id: string;
  invoice_id: string;
  create_time: string;
};

export type Order = {
  id: string;
  status: string;
  create_time: string;
  payment_source: object;
  purchase_units: {
    reference_id: string;
    custom_id: string;
    invoice_id: string;
    description: string;
    amount: Amount;
    payments?: { captures: Capture[]; refunds?: Refund[] };
  }[];
  links: { href: string; rel: string; method: string }[];
};

const short = z.string().min(1).max(127);

/** What PayPal takes to open an order. */
const openingSchema = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      reference_id: short,
      custom_id: short,
      invoice_id: short,
      description: short,
      amount: z.strictObject({
        currency_code: z.literal('USD'),
        value: z.string().regex(/^\d+\.\d\d$/u),
      }),
    }),
  ]),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: short,
        locale: z.literal('es-CO'),
        shipping_preference: z.literal('NO_SHIPPING'),
        user_action: z.literal('PAY_NOW'),
        return_url: z.url(),
        cancel_url: z.url(),
      }),
    }),
  }),
});

export const refused = (issue: string): PeerReply => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description: 'No se puede.' }] },
});

/** Null when PayPal would not take it. */
export function makeOrder(body: string, id: string, origin: string, time: string): Order | null {
  const { data } = openingSchema.safeParse(JSON.parse(body));
  return data
    ? {
        id,
        status: 'PAYER_ACTION_REQUIRED',
        create_time: time,
        payment_source: { paypal: {} },
        purchase_units: data.purchase_units,
        links: [
          { href: `${origin}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
          { href: `${origin}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
        ],
      }
    : null;
}

export function addCapture(order: Order, id: string, outcome: Outcome, time: string): void {
  const [unit] = order.purchase_units;
  if (!unit) throw new Error('An order without what is bought');
  const statuses = { approved: 'COMPLETED', declined: 'DECLINED', pending: 'PENDING' };
  unit.payments ??= { captures: [] };
  unit.payments.captures.push({
    id,
    status: statuses[outcome],
    ...(outcome === 'declined' && { status_details: { reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' } }),
    amount: unit.amount,
    custom_id: unit.custom_id,
    invoice_id: unit.invoice_id,
    create_time: time,
  });
  order.status = 'COMPLETED';
}

/** Of all that is left, or of a part. */
export function addRefund(
  order: Order,
  capture: Capture,
  { id, amount, time }: { id: string; amount: Amount; time: string },
): PeerReply {
  const payments = order.purchase_units[0]?.payments;
  if (!payments) throw new Error('An order without payments');
  if (capture.status === 'REFUNDED') return refused('CAPTURE_FULLY_REFUNDED');
  const links = [{ rel: 'up', href: `https://peer.example/v2/payments/captures/${capture.id}` }];
  payments.refunds ??= [];
  const given = payments.refunds.filter((one) => JSON.stringify(one.links).includes(capture.id));
  const sum = given.reduce((total, one) => total + Number(one.amount.value), Number(amount.value));
  if (sum > Number(capture.amount.value) + 0.001) return refused('REFUND_AMOUNT_EXCEEDED');
  const refund = { id, status: 'COMPLETED', amount, links, create_time: time };
  payments.refunds.push(refund);
  capture.status = sum > Number(capture.amount.value) - 0.001 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return { status: 201, body: refund };
}
