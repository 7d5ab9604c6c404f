import { shortDate } from '#content/dates.ts';
import type { Money } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { ProviderName } from '#packages/payments/src/index.ts';
import type { OrderSummary } from '#server/services/payment-desk/list-orders.ts';
import { periodName } from './period-words.ts';
import { type StaffStanding, staffStandingOf } from './staff-standing.ts';

/** An order as the list shows it. */
export type ListedOrder = Pick<
  OrderSummary,
  'id' | 'code' | 'name' | 'clientName' | 'clientEmail' | 'price' | 'createdAt' | 'paidAt'
> & {
  standing: StaffStanding;
  /** What settled it. */
  paid: { amount: Money; provider: ProviderName; receipt: number | null } | null;
  /** Which period of a membership it is, in words; null of anything else. */
  period: string | null;
};

/** What of it leaves the server. */
export function listedOrderOf(order: OrderSummary): ListedOrder {
  const { id, code, name, clientName, clientEmail, price, createdAt, paidAt } = order;
  const settling = order.payments.find(({ role }) => role === 'settles');
  return {
    ...{ id, code, name, clientName, clientEmail, price, createdAt, paidAt },
    period: periodText(order),
    standing: staffStandingOf(order),
    paid: settling
      ? { amount: settling.amount, provider: settling.provider, receipt: settling.receipt }
      : null,
  };
}

function periodText({ period, startsAt, endsAt, ...kind }: OrderSummary): string | null {
  if (period === null) return null;
  const [from, to] = [startsAt, endsAt].map((at) => at && shortDate(bogotaDate(at)));
  const span = from && to ? `, del ${from} al ${to}` : '';
  return `Membresía. ${periodName({ ...kind, number: period })}${span}`;
}
