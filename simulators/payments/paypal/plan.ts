import type { Simulator } from '../simulator.ts';
import type { Plan, Subscription } from './subscription.ts';

export function planOf({ store }: Simulator, { plan_id }: Subscription): Plan {
  const plan = store.state.paypal.plans.find(({ id }) => id === plan_id);
  if (!plan) throw new Error(`There is no plan ${plan_id}`);
  return plan;
}

/** The cycle of its next charge. */
export function cycleOf({ id, billing_cycles: cycles }: Plan, { periods }: Subscription) {
  const cycle = cycles.find(({ total_cycles: total }) => total === 0 || periods < total);
  if (!cycle) throw new Error(`The plan ${id} has ended`);
  return cycle;
}
