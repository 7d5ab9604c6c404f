import { ForgedEvent } from './errors.ts';

const minute = 60_000;

/** Wompi sends an event for the last time after 28 hours, PayPal after three days. */
const oldest = 4 * 24 * 60 * minute;

/** How far the clocks of two computers may be apart. */
const mostAhead = 10 * minute;

/** Throws `ForgedEvent` for an event that nobody would still send, or not yet: somebody kept it, or made it up. */
export function checkEventAge(sent: Date, now: Date): void {
  const age = now.getTime() - sent.getTime();
  if (age > oldest) throw new ForgedEvent('The event is too old');
  if (age < -mostAhead) throw new ForgedEvent('The event comes from the future');
}
