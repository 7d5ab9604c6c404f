import { longDate, spanText } from '#content/dates.ts';
import type { Currency, Money } from '#content/money.ts';
import type { Status } from '#app/ui/status-badge.tsx';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { OwnOrderSummary } from '#server/services/payments/list-own-orders.ts';
import { declineText } from '../../checkout/decline-words.ts';
import { paidBadge, returnsOf } from '../../checkout/order-returns.ts';
import { type Standing, standingOf } from '../../checkout/order-standing.ts';

/** An order as the list of a person's payments shows it. */
export type ListedOrder = Pick<OwnOrderSummary, 'id' | 'code' | 'name' | 'receipt'> & {
  /** What paid for it, in its currency; what was asked for last where nothing did. */
  amount: Money;
  /** Something paid for it. */
  isSettled: boolean;
  /** What went back of that; null where nothing did. */
  returned: Money | null;
  /** What went back of other payments, in each currency. */
  strayReturned: Money[];
  state: State;
  /** From when to when it paid for a membership, in words; null of anything else. */
  span: string | null;
  /** When it was ordered and paid, or charged by itself, in words. */
  days: string;
  /** It was paid, and its receipt is not made yet. */
  awaitsReceipt: boolean;
};

/** How far it is, and what a person should know about that. */
type State = { status: Status; label: string; text: string | null };

/** What of it leaves the server; `isWithdrawn` is that they withdrew from it, and were not answered yet. */
export function listedOrderOf(
  order: OwnOrderSummary,
  { isWithdrawn }: { isWithdrawn: boolean },
): ListedOrder {
  const { id, code, name, price, attempts, payments, receipt } = order;
  const standing = standingOf(order);
  const settling = payments.find(({ role }) => role === 'settles');
  return {
    ...{ id, code, name, receipt },
    amount: settling?.amount ?? attempts.at(-1)?.amount ?? price,
    isSettled: settling !== undefined,
    returned: settling && settling.refunded.amount > 0 ? settling.refunded : null,
    strayReturned: (['COP', 'USD'] as const).flatMap((currency) => strayIn(currency, order)),
    state: {
      ...stateOf(standing),
      ...(settling && settledBadge({ ...order, isWithdrawn }, settling)),
    },
    span:
      order.startsAt && order.endsAt
        ? spanText(bogotaDate(order.startsAt), bogotaDate(order.endsAt))
        : null,
    days: daysOf(order),
    awaitsReceipt: standing.kind === 'paid' && receipt === null,
  };
}

/** As the order's own page has it. */
const settledBadge = (
  { status, isWithdrawn }: Pick<OwnOrderSummary, 'status'> & { isWithdrawn: boolean },
  payment: OwnOrderSummary['payments'][number],
) =>
  status === 'paid' || status === 'refunded'
    ? paidBadge(returnsOf(payment, { status, promised: payment.promised }), { isWithdrawn })
    : null;

function strayIn(currency: Currency, { payments }: OwnOrderSummary): Money[] {
  const amount = payments
    .filter(({ role, refunded }) => role !== 'settles' && refunded.currency === currency)
    .reduce((sum, { refunded }) => sum + refunded.amount, 0);
  return amount > 0 ? [{ amount, currency }] : [];
}

function daysOf({ createdAt, paidAt, chargedAt, startsAt }: OwnOrderSummary): string {
  if (chargedAt) return `Cobrado por PayPal el ${longDate(bogotaDate(chargedAt))}`;
  const ordered = bogotaDate(createdAt);
  const paid = paidAt && bogotaDate(paidAt);
  const days = paid === null || paid === ordered ? '' : `; pagado el ${longDate(paid)}`;
  // Beside the days of a period it has to say which day this is.
  return `${startsAt ? 'Comprado el ' : ''}${longDate(ordered)}${days}`;
}

/** Its badge has the words of the order's own page. */
function stateOf(standing: Standing): State {
  switch (standing.kind) {
    case 'paid':
      return { status: 'live', label: 'Pagado', text: null };
    case 'refunded':
      return { status: 'removed', label: 'Devuelto', text: null };
    case 'expired':
      return {
        ...{ status: 'removed', label: 'Vencido' },
        text: 'Pasó su tiempo y no llegó ningún pago.',
      };
    case 'review':
      return {
        ...{ status: 'pending', label: 'En revisión' },
        text: 'Llegó un pago por otro valor. El equipo lo revisa y te escribe: no pagues otra vez.',
      };
    case 'returned':
      return {
        ...{ status: 'removed', label: 'Se devuelve' },
        text: 'No había nada por pagar cuando llegó tu pago: te lo devolvemos completo.',
      };
    case 'pending':
      return {
        ...{ status: 'pending', label: 'Pendiente' },
        text:
          standing.provider === 'manual'
            ? 'Estamos revisando tu transferencia.'
            : 'La pasarela todavía no confirma el pago.',
      };
    case 'declined':
      return standing.provider === 'manual'
        ? {
            ...{ status: 'failed', label: 'Sin confirmar' },
            text: standing.reason ?? 'No pudimos confirmar tu transferencia.',
          }
        : { status: 'failed', label: 'Rechazado', text: declineText(standing.reason) };
    case 'begun':
    case 'untouched':
      return {
        ...{ status: 'pending', label: 'Pendiente' },
        text: 'Todavía no nos llega ningún pago.',
      };
  }
}
