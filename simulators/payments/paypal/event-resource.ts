import type { Simulator } from '../simulator.ts';
import type { Capture, Order, Refund } from './order.ts';
import { captureShape, orderShape, refundShape } from './shapes.ts';
import type { Subscription } from './subscription.ts';
import { saleRefundShape, saleShape, subscriptionShape } from './subscription-shapes.ts';

type SubscriptionEvent =
  `BILLING.SUBSCRIPTION.${'CREATED' | 'ACTIVATED' | 'PAYMENT.FAILED' | 'SUSPENDED' | 'CANCELLED'}`;

/** `at`: when it happened, which may be long before it is told. */
export type PaypalEvent =
  | { type: 'CHECKOUT.ORDER.APPROVED'; order: Order }
  | {
      type: `PAYMENT.CAPTURE.${'COMPLETED' | 'PENDING' | 'DENIED'}`;
      order: Order;
      capture: Capture;
    }
  | { type: 'PAYMENT.CAPTURE.REFUNDED'; order: Order; refund: Refund }
  | { type: SubscriptionEvent; subscription: Subscription; at: string }
  | {
      type: `PAYMENT.SALE.${'COMPLETED' | 'PENDING' | 'DENIED'}`;
      subscription: Subscription;
      sale: Capture;
      at: string;
    }
  | { type: 'PAYMENT.SALE.REFUNDED'; subscription: Subscription; refund: Refund; at: string };

/** What an event carries, in PayPal's words. */
export function resourceOf(simulator: Simulator, event: PaypalEvent): Record<string, unknown> {
  switch (event.type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return {
        resource_type: 'checkout-order',
        summary: 'An order has been approved by buyer',
        resource: orderShape(simulator, event.order),
      };
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DENIED': {
      const { currency_code, value } = event.capture.amount;
      const status = event.type.slice('PAYMENT.CAPTURE.'.length).toLowerCase();
      return {
        resource_type: 'capture',
        summary: `Payment ${status} for ${currency_code} ${value}`,
        resource: captureShape(simulator, event.capture),
      };
    }
    case 'PAYMENT.CAPTURE.REFUNDED': {
      const { currency_code, value } = event.refund.amount;
      return {
        resource_type: 'refund',
        summary: `A ${currency_code} ${value} capture payment was refunded`,
        resource: refundShape(simulator, event.refund),
      };
    }
    case 'PAYMENT.SALE.COMPLETED':
    case 'PAYMENT.SALE.PENDING':
    case 'PAYMENT.SALE.DENIED': {
      const { currency_code, value } = event.sale.amount;
      const state = event.type.slice('PAYMENT.SALE.'.length).toLowerCase();
      return {
        resource_type: 'sale',
        resource_version: undefined,
        summary: `Payment ${state} for ${currency_code} ${value}`,
        resource: saleShape(simulator, event.sale),
      };
    }
    case 'PAYMENT.SALE.REFUNDED': {
      const { currency_code, value } = event.refund.amount;
      return {
        resource_type: 'refund',
        resource_version: undefined,
        summary: `A ${currency_code} ${value} sale payment was refunded`,
        resource: saleRefundShape(simulator, event.refund),
      };
    }
    case 'BILLING.SUBSCRIPTION.CREATED':
    case 'BILLING.SUBSCRIPTION.ACTIVATED':
    case 'BILLING.SUBSCRIPTION.PAYMENT.FAILED':
    case 'BILLING.SUBSCRIPTION.SUSPENDED':
    case 'BILLING.SUBSCRIPTION.CANCELLED':
      return {
        resource_type: 'subscription',
        summary: subscriptionSummaries[event.type],
        resource: subscriptionShape(simulator, event.subscription),
      };
  }
}

const subscriptionSummaries: Record<SubscriptionEvent, string> = {
  'BILLING.SUBSCRIPTION.CREATED': 'Subscription created',
  'BILLING.SUBSCRIPTION.ACTIVATED': 'Subscription activated',
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': 'Payment failed for subscription',
  'BILLING.SUBSCRIPTION.SUSPENDED': 'Subscription suspended',
  'BILLING.SUBSCRIPTION.CANCELLED': 'Subscription cancelled',
};
