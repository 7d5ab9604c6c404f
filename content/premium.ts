import { percentOff, usd } from './money.ts';

/** The membership. */
export const premium = {
  name: 'Premium',
  month: usd(30),
  year: usd(249),
  trialDays: 7,
  servicesDiscount: 15,
  monthlyCredits: usd(50),
  /** For the first to pay a month; null when it is off. */
  launch: { percent: 50, months: 3, places: 100 },
} as const satisfies {
  launch: { percent: number; months: number; places: number } | null;
  [other: string]: unknown;
};

/** What a month costs whoever has a place of the launch. */
export const launchPrice = percentOff(premium.month, premium.launch?.percent ?? 0);

/** What a year costs less than twelve months, in whole percent, rounded down. */
export const yearlySaving = (({ month, year }) =>
  Math.floor((1 - year.amount / (12 * month.amount)) * 100))(premium);
