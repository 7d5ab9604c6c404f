import { graceUntil, lastPeriod, type Membership } from '#packages/membership/src/index.ts';

/** Whether a Nequi account may be connected: what was paid is to be renewed, and no other account is charged; it takes PayPal's place. */
export function mayConnect(membership: Membership, now: Date): boolean {
  const grace = graceUntil(membership);
  return (
    membership.renewal !== 'nequi' &&
    lastPeriod(membership) !== null &&
    grace !== null &&
    now < grace
  );
}
