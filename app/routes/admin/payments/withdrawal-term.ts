import { longDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { withdrawUntil } from '#packages/legal-requests/src/index.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import type { OrderWithdrawal } from '#server/services/withdrawals/read-order-withdrawal.ts';

/** What the staff reads before they choose why money goes back. */
export type WithdrawalTerm = {
  /** Until when the client may withdraw, and whether they asked to begin before. */
  text: string;
  /** Why the law does not want this money back, which forbids nobody to give it; null where it may. */
  warning: string | null;
};

/** The term of an order at a moment; null of one that was never paid. */
export function withdrawalTermOf(props: {
  order: Pick<StaffOrder, 'paidAt' | 'consent'>;
  withdrawal: Pick<OrderWithdrawal, 'receivedAt'> | null;
  now: Date;
}): WithdrawalTerm | null {
  const { order, withdrawal, now } = props;
  const { paidAt, consent } = order;
  if (paidAt === null) return null;
  const until = withdrawUntil(paidAt);
  const began = consent && `Pidió empezar antes, el ${longDate(bogotaDate(consent.at))}`;
  const isLate = bogotaDate(withdrawal?.receivedAt ?? now) > until;
  return {
    text: `El plazo del retracto es hasta el ${longDate(until)}. ${began ?? 'No pidió empezar antes'}.`,
    warning: isLate
      ? `El plazo del retracto terminó el ${longDate(until)}, y nadie lo pidió antes. Puedes devolver igual, por buena voluntad.`
      : began && `${began}: si el trabajo ya empezó, la ley no obliga. Puedes devolver igual.`,
  };
}
