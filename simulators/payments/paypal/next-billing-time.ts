import type { BillingCycle } from './subscription.ts';

/**
 * When the period after this one begins. A day that its month has not got becomes the first of the next month, and the
 * periods after it begin on the first too: 31 January, 1 March, 1 April. PayPal says so of its older subscriptions («How
 * subscription billing cycles work»), and of those of today nothing.
 */
export function nextBillingTime(
  time: string,
  { interval_unit: unit }: BillingCycle['frequency'],
): string {
  const next = new Date(time);
  const day = next.getUTCDate();
  next.setUTCMonth(next.getUTCMonth() + (unit === 'YEAR' ? 12 : 1));
  if (next.getUTCDate() !== day) next.setUTCDate(1);
  return next.toISOString();
}
