import { addMonths } from './bogota-months.ts';
import {
  type Membership,
  type MembershipEvent,
  monthsOf,
  type Period,
  type Plan,
} from './membership.ts';
import { endOf, lastPeriod, periodAt, statusAt } from './status.ts';

type Paid = Extract<MembershipEvent, { type: 'period-paid' }>;

/** From when the months of the next period count. */
type Start = Pick<Period, 'startsAt' | 'anchor' | 'months'>;

/**
 * Time that was paid. It goes on where what was paid ends, also within the grace after it; in a trial it begins now and gets
 * what is left of the trial on top. `startsNow` takes the place of what runs and of what was to follow it. Whoever pays goes on: a
 * cancellation is over.
 */
export function addPeriod(membership: Membership, paid: Paid, now: Date): Membership {
  const { number, plan, order, price } = paid;
  if (membership.periods.some((one) => one.order === order)) return membership;
  const left = paid.startsNow ? periodsLeft(membership, now) : [];
  const periods = membership.periods.map((one) =>
    left.includes(one) ? { ...one, cut: { at: now, by: { order } } } : one,
  );
  const start = left.length > 0 ? fromNow(membership, now) : startOf(membership, now);
  const period: Period = { number, order, price, cut: null, ...planned(start, plan) };
  return {
    ...{ ...membership, periods: [...periods, period] },
    ...{ nextPlan: null, cancelledAt: null, told: [] },
  };
}

function planned({ startsAt, anchor, months: before }: Start, plan: Plan) {
  const months = before + monthsOf[plan];
  return { plan, startsAt, anchor, months, endsAt: addMonths(anchor, months) };
}

/** What is left of a trial comes on top. */
function fromNow({ trial }: Membership, now: Date): Start {
  return { startsAt: now, anchor: trial && trial.endsAt > now ? trial.endsAt : now, months: 0 };
}

function startOf(membership: Membership, now: Date): Start {
  const last = lastPeriod(membership);
  const status = statusAt(membership, now);
  if (!last && status === 'past_due') return afterTrial(membership, now);
  return last && status !== 'ended' && status !== 'trialing'
    ? { startsAt: last.endsAt, anchor: last.anchor, months: last.months }
    : fromNow(membership, now);
}

/** What PayPal charges at the end of a trial goes on from there, whenever it is heard of. */
function afterTrial({ trial }: Membership, now: Date): Start {
  const startsAt = trial?.endsAt ?? now;
  return { startsAt, anchor: startsAt, months: 0 };
}

/**
 * The money of a period went back whole. One that is over stays as it was, and of the last one nobody asks for the next. Else
 * its time is over: what it had replaced goes on, what was to follow it begins now, and nothing more is charged.
 */
export function refundPeriod(membership: Membership, order: string, now: Date): Membership {
  const refunded = membership.periods.find((one) => one.order === order);
  if (!refunded || refunded.cut?.by === 'refund') return membership;
  const isOver = endOf(refunded) <= now;
  const periods = membership.periods.map((one): Period => {
    if (one === refunded) return { ...one, cut: { at: now, by: 'refund' } };
    return !isOver && isReplacedBy(one, order) ? { ...one, cut: null } : one;
  });
  const ends = !isOver || refunded === lastPeriod(membership);
  const after = { ...membership, periods };
  if (ends) after.cancelledAt ??= now;
  return isOver ? after : followEachOther(after, now);
}

const isReplacedBy = ({ cut }: Period, order: string): boolean =>
  cut !== null && cut.by !== 'refund' && cut.by.order === order;

/** What is not over yet, without gaps: the period that runs stays, each other begins where the one before it ends. */
function followEachOther(membership: Membership, now: Date): Membership {
  let before: Period | null = null;
  const periods = membership.periods.map((period): Period => {
    if (period.cut !== null || period.endsAt <= now) return period;
    const start = before
      ? { startsAt: before.endsAt, anchor: before.anchor, months: before.months }
      : fromNow(membership, now);
    const runs = !before && period.startsAt <= now;
    before = runs ? period : { ...period, ...planned(start, period.plan) };
    return before;
  });
  return { ...membership, periods };
}

/** A span within a period in which credits may be used: a calendar month of it. */
export type CreditWindow = {
  period: Period;
  /** From 0 on, within its period. */
  place: number;
  startsAt: Date;
  endsAt: Date;
};

/** The windows of credits of a period: one a month, and what there was of a month where it was cut short. */
export function creditWindows(period: Period): CreditWindow[] {
  const windows: CreditWindow[] = [];
  const first = period.months - monthsOf[period.plan];
  for (let place = 0; place < monthsOf[period.plan]; place += 1) {
    const from = place === 0 ? period.startsAt : addMonths(period.anchor, first + place);
    const ends = addMonths(period.anchor, first + place + 1);
    const until = ends < endOf(period) ? ends : endOf(period);
    if (from < until) windows.push({ period, place, startsAt: from, endsAt: until });
  }
  return windows;
}

/** The window that is open at a moment; none in a trial, in grace, or once the money went back. */
export function creditWindowAt(membership: Membership, now: Date): CreditWindow | null {
  const period = periodAt(membership, now);
  if (!period) return null;
  return (
    creditWindows(period).find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? null
  );
}

/** Whether the benefits of who has paid are given: the discount and the credits. */
export const isPaidAt = (membership: Membership, now: Date): boolean =>
  periodAt(membership, now) !== null;

/** What was paid and is not over, or has not begun. */
export const periodsLeft = ({ periods }: Membership, now: Date): Period[] =>
  periods.filter(({ cut, endsAt }) => cut === null && endsAt > now);

/** The plan of the next period. */
export const planOfNext = (membership: Membership): Plan =>
  membership.nextPlan ?? lastPeriod(membership)?.plan ?? 'month';
