import type { Simulator } from '../simulator.ts';
import { written } from './amount.ts';
import { newId } from './new-id.ts';
import { nextBillingTime } from './next-billing-time.ts';
import type { Capture, PaypalAmount } from './order.ts';
import { cycleOf, planOf } from './plan.ts';
import type { Plan, Subscription } from './subscription.ts';
import { announce } from './webhook.ts';

const day = 24 * 60 * 60 * 1000;

/** PayPal tries again every five days. */
const retryAfter = 5 * day;

/** With its retries: after the last one of a period PayPal counts a failed payment. */
export const mostTries = 3;

/** Charges what came due until now, each period once and in order, at the time at which it was due. */
export function chargeDue(simulator: Simulator): void {
  const now = simulator.options.now().toISOString();
  for (const subscription of simulator.store.state.paypal.subscriptions) {
    for (let at = dueTime(subscription); at !== null && at <= now; at = dueTime(subscription)) {
      charge(simulator, subscription, at);
      simulator.store.changed();
    }
  }
}

/** When money is tried to be taken next. */
const dueTime = ({ status, tries, ...subscription }: Subscription): string | null => {
  if (status !== 'ACTIVE') return null;
  return tries > 0
    ? (subscription.last_failed_payment?.next_payment_retry_time ?? null)
    : subscription.next_billing_time;
};

function charge(simulator: Simulator, subscription: Subscription, at: string): void {
  const plan = planOf(simulator, subscription);
  const amount = written(cycleOf(plan, subscription).pricing_scheme.fixed_price);
  subscription.update_time = at;
  if (subscription.failing_tries > 0) return fail(simulator, { subscription, plan, amount, at });
  const sale: Capture = {
    id: newId(simulator),
    order_id: null,
    subscription_id: subscription.id,
    status: subscription.pends_next ? 'PENDING' : 'COMPLETED',
    amount,
    ...(subscription.custom_id !== undefined && { custom_id: subscription.custom_id }),
    create_time: at,
    update_time: at,
  };
  simulator.store.state.paypal.captures.push(sale);
  subscription.failed_payments_count = 0;
  subscription.last_payment = { amount, time: at };
  endPeriod(subscription, plan);
  subscription.pends_next = false;
  const type = `PAYMENT.SALE.${sale.status === 'PENDING' ? 'PENDING' : 'COMPLETED'}` as const;
  announce(simulator, { type, subscription, sale, at });
}

function fail(
  simulator: Simulator,
  {
    subscription,
    plan,
    amount,
    at,
  }: { subscription: Subscription; plan: Plan; amount: PaypalAmount; at: string },
): void {
  subscription.failing_tries -= 1;
  subscription.tries += 1;
  const isLast = subscription.tries === mostTries;
  const retry = new Date(Date.parse(at) + retryAfter).toISOString();
  subscription.last_failed_payment = {
    amount,
    time: at,
    next_payment_retry_time: isLast ? null : retry,
  };
  if (isLast) {
    subscription.failed_payments_count += 1;
    endPeriod(subscription, plan);
  }
  announce(simulator, { type: 'BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription, at });
  const { payment_failure_threshold: most } = plan.payment_preferences;
  if (most === 0 || subscription.failed_payments_count < most) return;
  Object.assign(subscription, { status: 'SUSPENDED', status_update_time: at });
  announce(simulator, { type: 'BILLING.SUBSCRIPTION.SUSPENDED', subscription, at });
}

/** The next one begins when it would have, whenever this one was paid. */
function endPeriod(subscription: Subscription, plan: Plan): void {
  const { frequency } = cycleOf(plan, subscription);
  subscription.tries = 0;
  subscription.periods += 1;
  subscription.next_billing_time = nextBillingTime(
    subscription.next_billing_time ?? subscription.update_time,
    frequency,
  );
}
