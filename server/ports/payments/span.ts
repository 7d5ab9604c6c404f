import type { Transaction } from './payments.ts';

/** From its first millisecond until before its last. */
export type Span = { from: Date; until: Date };

/** One without a date may be of any span. */
export const isWithin = ({ from, until }: Span, { at }: Transaction): boolean =>
  at === null || (at >= from && at < until);

export const byDate = (one: Transaction, other: Transaction): number =>
  (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0);
