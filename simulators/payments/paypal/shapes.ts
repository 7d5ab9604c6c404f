import type { Simulator } from '../simulator.ts';
import { amountOf, hundredths } from './amount.ts';
import type { Capture, Order, Refund } from './order.ts';

export const payer = {
  payer_id: 'QYR5Z8XDVJNXQ',
  name: { given_name: 'Ana', surname: 'de Prueba' },
  email_address: 'ana.prueba@example.com',
  address: { country_code: 'CO' },
};

export const payerId = payer.payer_id;

export const approvalUrl = (simulator: Simulator, { id }: Order): string =>
  `${simulator.url}/checkoutnow?token=${id}`;

/** An order as PayPal answers with it. `minimal` is what comes without Prefer: return=representation. */
export function orderShape(
  simulator: Simulator,
  order: Order,
  detail: 'minimal' | 'captured' | 'full' = 'full',
): Record<string, unknown> {
  const { id, status, purchase_unit, has_payment_source, is_approved } = order;
  const self = `${simulator.url}/v2/checkout/orders/${id}`;
  const captures = simulator.store.state.paypal.captures.filter(({ order_id }) => order_id === id);
  const refunds = simulator.store.state.paypal.refunds.filter(({ capture_id }) =>
    captures.some((capture) => capture.id === capture_id),
  );
  const payments = captures.length > 0 && {
    payments: {
      captures: captures.map((capture) => captureShape(simulator, capture)),
      ...(refunds.length > 0 && {
        refunds: refunds.map((refund) => refundShape(simulator, refund)),
      }),
    },
  };
  const wallet = {
    email_address: payer.email_address,
    account_id: payerId,
    name: payer.name,
    address: payer.address,
  };
  return {
    id,
    status,
    ...((has_payment_source || is_approved) && {
      payment_source: { paypal: is_approved ? wallet : {} },
    }),
    ...(detail === 'full' && {
      intent: 'CAPTURE',
      create_time: order.create_time,
      update_time: order.update_time,
    }),
    ...(detail !== 'minimal' && {
      ...(is_approved && { payer }),
      purchase_units: [
        {
          ...(detail === 'full' ? purchase_unit : { reference_id: purchase_unit.reference_id }),
          ...payments,
        },
      ],
    }),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      ...(status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED'
        ? [
            {
              href: approvalUrl(simulator, order),
              rel: has_payment_source ? 'payer-action' : 'approve',
              method: 'GET',
            },
          ]
        : []),
      ...(status === 'APPROVED'
        ? [{ href: `${self}/capture`, rel: 'capture', method: 'POST' }]
        : []),
    ],
  };
}

export function captureShape(simulator: Simulator, capture: Capture): Record<string, unknown> {
  const { order_id, subscription_id: _, ...own } = capture;
  const self = `${simulator.url}/v2/payments/captures/${capture.id}`;
  const gross = hundredths(capture.amount) ?? 0;
  const currency = capture.amount.currency_code;
  const fee = feeOf(gross);
  return {
    ...own,
    final_capture: true,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    ...(capture.status !== 'PENDING' &&
      capture.status !== 'DECLINED' && {
        seller_receivable_breakdown: {
          gross_amount: capture.amount,
          paypal_fee: amountOf(fee, currency),
          net_amount: amountOf(gross - fee, currency),
        },
      }),
    ...(order_id !== null && { supplementary_data: { related_ids: { order_id } } }),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      ...(order_id === null
        ? []
        : [{ href: `${simulator.url}/v2/checkout/orders/${order_id}`, rel: 'up', method: 'GET' }]),
    ],
  };
}

export function refundShape(
  simulator: Simulator,
  refund: Refund,
  detail: 'minimal' | 'full' = 'full',
): Record<string, unknown> {
  const { capture_id, ...own } = refund;
  const links = [
    { href: `${simulator.url}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
    { href: `${simulator.url}/v2/payments/captures/${capture_id}`, rel: 'up', method: 'GET' },
  ];
  return detail === 'minimal'
    ? { id: refund.id, status: 'COMPLETED', links }
    : { ...own, status: 'COMPLETED', update_time: refund.create_time, links };
}

/** 5,4 % and 30 hundredths, about what an account in Colombia pays; no more than there is. */
export const feeOf = (gross: number): number =>
  Math.min(gross, Math.round((gross * 54) / 1000) + 30);
