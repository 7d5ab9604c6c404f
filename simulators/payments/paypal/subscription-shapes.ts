import type { Simulator } from '../simulator.ts';
import { amountOf, hundredths } from './amount.ts';
import { planOf } from './plan.ts';
import type { Capture, Refund } from './order.ts';
import { captureShape, feeOf, payer } from './shapes.ts';
import type { Plan, Product, Subscription } from './subscription.ts';

type Shape = Record<string, unknown>;

export const productShape = (simulator: Simulator, product: Product): Shape => ({
  ...product,
  update_time: product.create_time,
  links: [self(`${simulator.url}/v1/catalogs/products/${product.id}`)],
});

/** The list of plans says nothing of what they cost. */
export function planShape(simulator: Simulator, plan: Plan, detail: 'minimal' | 'full'): Shape {
  const { billing_cycles, payment_preferences, ...own } = plan;
  return {
    ...own,
    usage_type: 'LICENSED',
    ...(detail === 'full' && {
      billing_cycles: billing_cycles.map((cycle) => ({
        ...cycle,
        pricing_scheme: { ...cycle.pricing_scheme, version: 1, create_time: plan.create_time },
      })),
      payment_preferences: { ...payment_preferences, setup_fee_failure_action: 'CANCEL' },
      quantity_supported: false,
      update_time: plan.create_time,
    }),
    links: [self(`${simulator.url}/v1/billing/plans/${plan.id}`)],
  };
}

export function subscriptionShape(simulator: Simulator, subscription: Subscription): Shape {
  const { status, email_address: email, ba_token: token, ...own } = subscription;
  const address = `${simulator.url}/v1/billing/subscriptions/${own.id}`;
  return {
    id: own.id,
    status,
    ...(own.status_change_note !== null && { status_change_note: own.status_change_note }),
    status_update_time: own.status_update_time,
    plan_id: own.plan_id,
    plan_overridden: false,
    start_time: own.start_time ?? own.create_time,
    quantity: '1',
    ...(own.custom_id !== undefined && { custom_id: own.custom_id }),
    subscriber:
      status === 'APPROVAL_PENDING'
        ? { email_address: email }
        : { email_address: payer.email_address, payer_id: payer.payer_id, name: payer.name },
    create_time: own.create_time,
    update_time: own.update_time,
    ...(own.next_billing_time !== null && {
      billing_info: billingInfo(simulator, subscription, own.next_billing_time),
    }),
    links: [
      ...(status === 'APPROVAL_PENDING'
        ? [{ href: subscriptionApprovalUrl(simulator, token), rel: 'approve', method: 'GET' }]
        : []),
      { href: address, rel: 'edit', method: 'PATCH' },
      self(address),
      ...(status === 'ACTIVE' || status === 'SUSPENDED'
        ? [{ href: `${address}/cancel`, rel: 'cancel', method: 'POST' }]
        : []),
    ],
  };
}

const subscriptionApprovalUrl = ({ url }: Simulator, token: string): string =>
  `${url}/webapps/billing/subscriptions?ba_token=${token}`;

function billingInfo(
  simulator: Simulator,
  subscription: Subscription,
  nextBillingTime: string,
): Shape {
  const { periods, status, last_payment: payment, last_failed_payment: failure } = subscription;
  let left = periods;
  return {
    outstanding_balance: { currency_code: 'USD', value: '0.00' },
    cycle_executions: planOf(simulator, subscription).billing_cycles.map((cycle) => {
      const { tenure_type, sequence, total_cycles } = cycle;
      const completed = total_cycles === 0 ? left : Math.min(left, total_cycles);
      left -= completed;
      return {
        ...{ tenure_type, sequence, cycles_completed: completed, total_cycles },
        cycles_remaining: Math.max(0, total_cycles - completed),
        current_pricing_scheme_version: 1,
      };
    }),
    ...(payment && { last_payment: payment }),
    ...(status === 'ACTIVE' && { next_billing_time: nextBillingTime }),
    failed_payments_count: subscription.failed_payments_count,
    ...(failure && {
      last_failed_payment: {
        ...{ amount: failure.amount, time: failure.time, reason_code: 'PAYMENT_DENIED' },
        ...(failure.next_payment_retry_time !== null && {
          next_payment_retry_time: failure.next_payment_retry_time,
        }),
      },
    }),
  };
}

/** In the list of a subscription. */
export function chargeShape(simulator: Simulator, sale: Capture): Shape {
  const { id, status, seller_receivable_breakdown: parts } = captureShape(simulator, sale);
  // Of what waits for a bank, or was refused, nobody knows the fee.
  const { paypal_fee: fee_amount, net_amount } = (parts ?? {}) as Shape;
  return {
    id,
    status,
    payer_email: payer.email_address,
    payer_name: payer.name,
    amount_with_breakdown: { gross_amount: sale.amount, fee_amount, net_amount },
    time: sale.create_time,
  };
}

const saleStates: Partial<Record<Capture['status'], string>> = {
  PENDING: 'pending',
  DECLINED: 'denied',
};

/** The words of v1 of PayPal's payments: other names of the same things. */
export function saleShape({ url }: Simulator, sale: Capture): Shape {
  const { currency_code: currency, value: total } = sale.amount;
  const address = `${url}/v1/payments/sale/${sale.id}`;
  const fee = amountOf(feeOf(hundredths(sale.amount) ?? 0), currency);
  return {
    id: sale.id,
    state: saleStates[sale.status] ?? 'completed',
    billing_agreement_id: sale.subscription_id,
    amount: { total, currency, details: { subtotal: total } },
    transaction_fee: { currency, value: fee.value },
    payment_mode: 'INSTANT_TRANSFER',
    ...(sale.custom_id !== undefined && { custom: sale.custom_id }),
    create_time: sale.create_time,
    update_time: sale.create_time,
    links: [self(address), { href: `${address}/refund`, rel: 'refund', method: 'POST' }],
  };
}

/** Without a word of the subscription. */
export function saleRefundShape({ url }: Simulator, refund: Refund): Shape {
  const { currency_code: currency, value } = refund.amount;
  return {
    id: refund.id,
    state: 'completed',
    sale_id: refund.capture_id,
    amount: { total: `-${value}`, currency },
    create_time: refund.create_time,
    update_time: refund.create_time,
    links: [
      self(`${url}/v1/payments/refund/${refund.id}`),
      { href: `${url}/v1/payments/sale/${refund.capture_id}`, rel: 'sale', method: 'GET' },
    ],
  };
}

const self = (href: string) => ({ href, rel: 'self', method: 'GET' });
