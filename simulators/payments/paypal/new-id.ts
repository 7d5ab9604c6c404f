import { randomInt } from 'node:crypto';
import type { Simulator } from '../simulator.ts';

/** Capitals and numbers, of nothing else here. */
export function newId({ store }: Simulator, prefix = '', length = 17): string {
  const { orders, captures, refunds, plans, subscriptions } = store.state.paypal;
  const all = [...orders, ...captures, ...refunds, ...plans, ...subscriptions];
  const taken = new Set(all.map(({ id }) => id));
  for (;;) {
    const id = `${prefix}${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
    if (!taken.has(id)) return id;
  }
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXY0123456789';
