import { graceUntil, type Membership } from '#packages/membership/src/index.ts';

/** Whether a Nequi account may be connected: it is to be renewed, and nothing else charges it by itself. */
export function mayConnect(membership: Membership, now: Date): boolean {
  const grace = graceUntil(membership);
  return membership.renewal === 'link' && grace !== null && now < grace;
}
