import type { Simulator } from '../simulator.ts';
import type { BillingCycle, Plan, Subscription } from './subscription.ts';

export function planOf({ store }: Simulator, { plan_id }: Subscription): Plan {
  const plan = store.state.paypal.plans.find(({ id }) => id === plan_id);
  if (!plan) throw new Error(`There is no plan ${plan_id}`);
  return plan;
}

/** The cycle of its next charge. */
export function cycleOf({ billing_cycles: cycles }: Plan, { periods }: Subscription): BillingCycle {
  let left = periods;
  for (const cycle of cycles) {
    if (cycle.total_cycles === 0 || left < cycle.total_cycles) return cycle;
    left -= cycle.total_cycles;
  }
  throw new Error('The plan has ended');
}
