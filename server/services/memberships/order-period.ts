import type { Plan } from '#packages/membership/src/index.ts';

/** The period of a membership that an order pays. */
export type OrderPeriod = {
  /** From 1 on. */
  number: number;
  plan: Plan;
  /** It began in place of another. */
  takesOver: boolean;
  /** What it paid, and what became of that; null until it is paid. */
  paid: {
    startsAt: Date;
    endsAt: Date;
    /** It ended before its time: the money went back, or another order took its place. */
    cut: { at: Date; by: 'refund' | 'order' } | null;
  } | null;
};

/** Of `orders` with a left join of `membership_periods as period`. */
export const periodColumns = [
  'orders.membership_period as periodNumber',
  'orders.plan',
  'orders.takes_over as takesOver',
  'period.starts_at as startsAt',
  'period.ends_at as endsAt',
  'period.cut_at as cutAt',
  'period.replaced_by as replacedBy',
] as const;

type Row = {
  periodNumber: number | null;
  plan: Plan | null;
  takesOver: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  cutAt: Date | null;
  replacedBy: string | null;
};

/** A row with its period, which is null of an order of anything else, in place of the columns of it. */
export function withPeriod<Columns extends Row>(
  columns: Columns,
): Omit<Columns, keyof Row> & { period: OrderPeriod | null } {
  const { periodNumber, plan, takesOver, startsAt, endsAt, cutAt, replacedBy, ...rest } = columns;
  if (periodNumber === null || plan === null) return { ...rest, period: null };
  const cut = cutAt && ({ at: cutAt, by: replacedBy === null ? 'refund' : 'order' } as const);
  const paid = startsAt && endsAt && { startsAt, endsAt, cut };
  return { ...rest, period: { number: periodNumber, plan, takesOver, paid } };
}
