export { applyEvent } from './apply-event.ts';
export { isOfNextPeriod, isToBeCharged } from './charges.ts';
export { cancellationSchema, nequiSchema, planSchema } from './forms.ts';
export { longestReason } from './limits.ts';
export { addMonths } from './bogota-months.ts';
export {
  announcedDays,
  day,
  type Effect,
  graceDays,
  type LostSource,
  type Membership,
  type MembershipEvent,
  MembershipFault,
  type MembershipStatus,
  monthsOf,
  newMembership,
  type Notice,
  type Period,
  type Plan,
  plans,
  type Renewal,
  renewals,
  type Step,
} from './membership.ts';
export { leftOf, type Offer, offerOf } from './offer.ts';
export { nextLook, renewalSpan } from './notices.ts';
export {
  creditWindowAt,
  creditWindows,
  type CreditWindow,
  isPaidAt,
  planOfNext,
} from './periods.ts';
export { accountStatusOf, type Standing, standingAt } from './standing.ts';
export {
  accessUntil,
  type AccountTier,
  daysUntil,
  endOf,
  graceUntil,
  isTrialToPay,
  lastPeriod,
  nextNumber,
  paidUntil,
  periodAt,
  rankOf,
  renewsAt,
  statusAt,
  tierAt,
  type TierRow,
} from './status.ts';
export { type NoWithdrawal, noWithdrawalOf } from './withdrawal.ts';
