import type { Simulator } from '../simulator.ts';
import { chargeDue } from './billing.ts';
import { missingResource, PaypalError, unprocessable } from './errors.ts';
import { newId } from './new-id.ts';
import type { Plan, Product, Subscription } from './subscription.ts';
import {
  checkCycles,
  type PlanRequest,
  type ProductRequest,
  type SubscriptionRequest,
} from './subscription-request.ts';
import { announce } from './webhook.ts';

export function createProduct(simulator: Simulator, request: ProductRequest): Product {
  const { products } = simulator.store.state.paypal;
  if (products.some(({ id }) => id === request.id)) {
    throw unprocessable('DUPLICATE_RESOURCE_IDENTIFIER', 'Identifier must be unique.');
  }
  const product = { ...request, create_time: nowOf(simulator) };
  products.push(product);
  return product;
}

export function createPlan(simulator: Simulator, request: PlanRequest): Plan {
  checkCycles(request);
  const { plans, products } = simulator.store.state.paypal;
  if (!products.some(({ id }) => id === request.product_id)) throw missingResource();
  const plan: Plan = {
    ...request,
    id: newId(simulator, 'P-', 24),
    status: 'ACTIVE',
    create_time: nowOf(simulator),
  };
  plans.push(plan);
  return plan;
}

export const findSubscription = ({ store }: Simulator, id: string): Subscription | undefined =>
  store.state.paypal.subscriptions.find((one) => one.id === id);

export function createSubscription(
  simulator: Simulator,
  request: SubscriptionRequest,
): Subscription {
  const { plans, subscriptions } = simulator.store.state.paypal;
  const { application_context: context, start_time: start } = request;
  const plan = plans.find(({ id }) => id === request.plan_id);
  if (!plan) throw missingResource();
  if (plan.status !== 'ACTIVE') {
    throw unprocessable('PLAN_STATUS_INVALID', 'Plan status should be active.');
  }
  const now = nowOf(simulator);
  if (start !== undefined && Date.parse(start) <= Date.parse(now)) {
    const field = { field: '/start_time', location: 'body', value: start };
    const description = 'Start time must be a valid future date and time.';
    throw new PaypalError('INVALID_REQUEST', [
      { ...field, issue: 'INVALID_PARAMETER_VALUE', description },
    ]);
  }
  const subscription: Subscription = {
    id: newId(simulator, 'I-', 12),
    ba_token: newId(simulator, 'BA-'),
    plan_id: plan.id,
    ...{ status: 'APPROVAL_PENDING', status_change_note: null, status_update_time: now },
    ...(request.custom_id !== undefined && { custom_id: request.custom_id }),
    email_address: request.subscriber?.email_address ?? null,
    start_time: start === undefined ? null : new Date(start).toISOString(),
    brand_name: context.brand_name ?? null,
    return_url: context.return_url,
    cancel_url: context.cancel_url,
    ...{ create_time: now, update_time: now },
    ...{ periods: 0, next_billing_time: null, tries: 0, failed_payments_count: 0 },
    ...{ last_payment: null, last_failed_payment: null, failing_tries: 0, pends_next: false },
  };
  subscriptions.push(subscription);
  announce(simulator, { type: 'BILLING.SUBSCRIPTION.CREATED', subscription, at: now });
  return subscription;
}

/** The person agrees: it is charged from its start on, or now where that has passed. */
export function approveSubscription(
  simulator: Simulator,
  subscription: Subscription,
  { failingTries }: { failingTries: number },
): void {
  const at = nowOf(simulator);
  const { start_time: start } = subscription;
  Object.assign(subscription, {
    ...{ status: 'ACTIVE', status_update_time: at, update_time: at },
    next_billing_time: start !== null && start > at ? start : at,
    failing_tries: failingTries,
  });
  simulator.store.changed();
  announce(simulator, { type: 'BILLING.SUBSCRIPTION.ACTIVATED', subscription, at });
  chargeDue(simulator);
}

/** So many of its next tries to be charged fail. False where it is not charged any more. */
export function failCharges(simulator: Simulator, subscription: Subscription, tries: number) {
  if (subscription.status !== 'ACTIVE') return false;
  subscription.failing_tries = tries;
  simulator.store.changed();
  return true;
}

/** The next charge waits for a bank, as one from an account does. False where it is not charged any more. */
export function pendCharge(simulator: Simulator, subscription: Subscription): boolean {
  if (subscription.status !== 'ACTIVE') return false;
  subscription.pends_next = true;
  simulator.store.changed();
  return true;
}

export const canBeCancelled = ({ status }: Subscription): boolean =>
  status === 'ACTIVE' || status === 'SUSPENDED';

export function cancelSubscription(
  simulator: Simulator,
  subscription: Subscription,
  reason: string,
): void {
  if (!canBeCancelled(subscription)) {
    throw unprocessable(
      'SUBSCRIPTION_STATUS_INVALID',
      'Invalid subscription status for cancel action; subscription status should be active or suspended.',
    );
  }
  const at = nowOf(simulator);
  Object.assign(subscription, {
    ...{ status: 'CANCELLED', status_change_note: reason },
    ...{ status_update_time: at, update_time: at },
  });
  simulator.store.changed();
  announce(simulator, { type: 'BILLING.SUBSCRIPTION.CANCELLED', subscription, at });
}

const nowOf = ({ options }: Simulator): string => options.now().toISOString();
