import { longDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { withdrawUntil } from '#packages/legal-requests/src/index.ts';
import { type NoWithdrawal, noWithdrawalOf } from '#packages/membership/src/index.ts';
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
  order: Pick<StaffOrder, 'consent' | 'paidAt' | 'period'>;
  withdrawal: Pick<OrderWithdrawal, 'receivedAt'> | null;
  now: Date;
}): WithdrawalTerm | null {
  const { order, withdrawal, now } = props;
  const { paidAt, consent, period } = order;
  if (paidAt === null) return null;
  const none = noWithdrawalOf(period);
  if (none)
    return {
      text: `Sin retracto: ${noneTexts[none]}. ${endsText}`,
      warning: `No tiene retracto: ${noneTexts[none]}. Puedes devolver igual, por buena voluntad.`,
    };
  const until = withdrawUntil(paidAt);
  const began = consent && `Pidió empezar antes, el ${longDate(bogotaDate(consent.at))}`;
  const isLate = bogotaDate(withdrawal?.receivedAt ?? now) > until;
  return {
    text: period
      ? `El plazo del retracto es hasta el ${longDate(until)}. ${endsText}`
      : `El plazo del retracto es hasta el ${longDate(until)}. ${began ?? 'No pidió empezar antes'}.`,
    warning: isLate
      ? `El plazo del retracto terminó el ${longDate(until)}, y nadie lo pidió antes. Puedes devolver igual, por buena voluntad.`
      : began && `${began}: si el trabajo ya empezó, la ley no obliga. Puedes devolver igual.`,
  };
}

/** What a refund does to a membership. */
const endsText = 'Si devuelves todo, este periodo termina y no se cobra nada más.';

const noneTexts: Record<NoWithdrawal, string> = {
  'later-period': 'la ley lo da solo del primer periodo de la membresía',
  replacement: 'la ley lo da solo del primer periodo, y con este cambió de plan',
  replaced: 'lo reemplazó otro plan, en cuyo precio se descontó',
};
