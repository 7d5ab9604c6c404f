import { day } from '#packages/membership/src/index.ts';

/** Days after the end of a period on which the next one is charged, until one of the charges goes through. */
const chargeDays = [0, 3, 6];

/** After whoever is charged was told the price, and between two charges. */
const leastWait = day;

/** What a charge waits for. */
export type ChargeTimes = {
  /** Of the period that was paid. */
  endsAt: Date;
  /** When the person was told what the next one costs. */
  toldAt: Date;
  /** When it was charged before, oldest first. */
  before: readonly Date[];
};

/** When the next period is charged; null where that was tried as often as it is. */
export function nextCharge({ endsAt, toldAt, before }: ChargeTimes): Date | null {
  const days = chargeDays[before.length];
  if (days === undefined) return null;
  const last = before.at(-1);
  const moments = [
    endsAt.getTime() + days * day,
    toldAt.getTime() + leastWait,
    ...(last ? [last.getTime() + leastWait] : []),
  ];
  return new Date(Math.max(...moments));
}
