export { applyEvent } from './apply-event.ts';
export { addMonths } from './bogota-months.ts';
export {
  announcedDays,
  type Effect,
  graceDays,
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
export { nextLook, renewalSpan } from './notices.ts';
export {
  creditWindowAt,
  creditWindows,
  type CreditWindow,
  isPaidAt,
  leftOf,
  planOfNext,
} from './periods.ts';
export {
  accessUntil,
  type AccountTier,
  daysUntil,
  endOf,
  graceUntil,
  lastPeriod,
  paidUntil,
  periodAt,
  rankOf,
  statusAt,
  tierAt,
  type TierRow,
} from './status.ts';
