/** How often it is paid. */
export const plans = ['month', 'year'] as const;
export type Plan = (typeof plans)[number];

/** How many calendar months one period lasts. */
export const monthsOf = { month: 1, year: 12 } as const satisfies Record<Plan, number>;

/**
 * How the next period is paid: by whoever reads the mail about it, by Wompi from a Nequi account that its owner agreed to
 * once, or by a subscription that PayPal charges itself.
 */
export const renewals = ['link', 'nequi', 'paypal'] as const;
export type Renewal = (typeof renewals)[number];

/** A span of time that was paid, whole months of it: `startsAt` belongs to it, `endsAt` does not. */
export type Period = {
  /** From 1 on. No two orders pay one. */
  number: number;
  plan: Plan;
  startsAt: Date;
  endsAt: Date;
  /** Where its months are counted from, and how many of them its end is away: a 31st stays one through shorter months. */
  anchor: Date;
  months: number;
  /** The order that paid it. */
  order: string;
  /** What was paid for it, in cents of a dollar. */
  price: number;
  /** It ended before its time: its money went back, or another order took its place and counted what was left of it. */
  cut: { at: Date; by: 'refund' | { order: string } } | null;
};

/** What a person is told once for each stretch: until the next period is paid. */
export type Notice =
  | 'trial-ending'
  | 'trial-ended'
  | 'renewal-soon'
  | 'payment-failed'
  | 'grace-ending'
  | 'ended'
  | 'source-gone';

/** What charged it by itself and does not any more; `paypal-price`: it would have charged another price than it has by now. */
export type LostSource = 'nequi' | 'paypal' | 'paypal-price';

/** One person's membership, for good: it begins, ends, and may begin again. */
export type Membership = {
  /** Once in a life. */
  trial: { startsAt: Date; endsAt: Date } | null;
  /** Paid, by their number. Those that are not cut follow each other, and none begins while another runs. */
  periods: readonly Period[];
  renewal: Renewal;
  /** The plan of the next period; null where it stays. In a trial, of the first one that PayPal charges. */
  nextPlan: Plan | null;
  /** Nothing more is charged: access lasts to the end of what was paid. */
  cancelledAt: Date | null;
  /** What was told of this stretch. */
  told: readonly Notice[];
};

export const newMembership: Membership = {
  ...{ trial: null, periods: [], renewal: 'link', nextPlan: null, cancelledAt: null, told: [] },
};

export type MembershipStatus =
  | 'none'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'cancelled_at_period_end'
  | 'ended';

/** What happened; `now` says when. */
export type MembershipEvent =
  | { type: 'trial-started'; days: number }
  /**
   * `startsNow`: it takes the place of the period that runs, as when a month becomes a year. `chargedAt`: when a subscription
   * charged it by itself, in ISO 8601, where that was before.
   */
  | {
      type: 'period-paid';
      number: number;
      plan: Plan;
      order: string;
      price: number;
      startsNow: boolean;
      chargedAt?: string;
    }
  | { type: 'period-refunded'; order: string }
  /** The order of the next period was opened, at a price that the person is told. */
  | { type: 'renewal-opened'; number: number }
  /** A charge without the person did not go through. */
  | { type: 'charge-failed'; number: number }
  | { type: 'cancelled'; reason: string | null }
  | { type: 'resumed' }
  /** `plan`: of the first period, which follows a trial. */
  | { type: 'renewal-chosen'; renewal: Renewal; plan?: Plan }
  | { type: 'plan-chosen'; plan: Plan }
  /** What it was charged to by itself cannot be charged any more; nobody chose that. */
  | { type: 'source-gone'; why?: 'price' }
  /** Time went by. */
  | { type: 'looked-at' };

/** What follows from an event, once. */
export type Effect = { type: 'notify'; notice: Notice; lost?: LostSource };

/** The membership is the same object where nothing changed. */
export type Step = { membership: Membership; effects: readonly Effect[] };

/** An event that cannot be true of the membership. */
export class MembershipFault extends Error {
  override name = 'MembershipFault';
}

/** How long before the end of a period the next one is announced, with its price. */
export const announcedDays = 7;
export const graceDays = 7;
/** How long before the end of a trial, and of the grace, that end is told. */
export const warnedDays = 1;

export const day = 24 * 3_600_000;
export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * day);
