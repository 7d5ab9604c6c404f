/** Why the law gives no withdrawal from a period. */
export type NoWithdrawal = 'later-period' | 'replacement' | 'replaced';

/** A period as its order has it; `paid` is null until it is paid. */
type Ordered = {
  number: number;
  takesOver: boolean;
  paid: { cut: { by: 'refund' | 'order' } | null } | null;
};

/** Null where there is one: of the first period (Ley 1480 of 2011, art. 47), and of what is no membership. */
export function noWithdrawalOf(period: Ordered | null): NoWithdrawal | null {
  if (!period) return null;
  if (period.takesOver) return 'replacement';
  if (period.number > 1) return 'later-period';
  // What was left of it was counted in the price of what took its place.
  return period.paid?.cut?.by === 'order' ? 'replaced' : null;
}
