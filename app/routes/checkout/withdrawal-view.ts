import { href } from 'react-router';
import type { Money } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { isUnanswered } from '#packages/legal-requests/src/index.ts';
import type { NoWithdrawal } from '#packages/membership/src/index.ts';
import { canWithdraw, type OwnWithdrawal } from '#server/services/withdrawals/read-withdrawal.ts';

/** What a client may still do about an order that they paid, as its pages show it. Days are such as `2026-12-03`. */
export type WithdrawalView = {
  /** `open`: something of it is left to withdraw from, and the time is not over. `none`: a period that the law gives none of. */
  state: 'open' | 'over' | 'none' | 'nothing-left';
  /** Why there is none. */
  none: NoWithdrawal | null;
  /** Its order is one of a membership, which is cancelled with it. */
  ofMembership: boolean;
  until: string;
  beginsNow: boolean;
  /** What goes back. */
  refund: Money;
  isByHand: boolean;
  /** What was filed; the rest is of no use then. */
  request: FiledWithdrawal | null;
};

export type FiledWithdrawal = {
  radicado: string;
  filedOn: string;
  dueOn: string;
  /** The page of the request. */
  path: string;
  isOpen: boolean;
  hasAccount: boolean;
};

/** What of it leaves the server. */
export function withdrawalViewOf(withdrawal: OwnWithdrawal | null): WithdrawalView | null {
  if (!withdrawal) return null;
  const { until, beginsNow, none, ofMembership, refund, isByHand, request } = withdrawal;
  return {
    ...{ until, beginsNow, none, ofMembership, refund, isByHand },
    state: stateOf(withdrawal),
    request: request && {
      ...{ radicado: request.radicado, dueOn: request.dueOn, hasAccount: request.hasAccount },
      filedOn: bogotaDate(request.filedAt),
      path: href('/pqr/:token', { token: request.token }),
      isOpen: isUnanswered(request.status),
    },
  };
}

function stateOf(withdrawal: OwnWithdrawal): WithdrawalView['state'] {
  if (canWithdraw(withdrawal)) return 'open';
  if (withdrawal.refund.amount === 0) return 'nothing-left';
  return withdrawal.none === null ? 'over' : 'none';
}
