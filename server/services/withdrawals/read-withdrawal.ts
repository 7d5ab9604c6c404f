import { sql } from 'kysely';
import type { RequestStatus } from '#packages/legal-requests/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { isWithdrawal } from '../legal-requests/take-place.ts';
import type { OwnOrder } from '../payments/read-order.ts';
import { type WithdrawalTerms, withdrawalTermsOf } from './withdrawal-terms.ts';

/** What a client may still do about an order that they paid, and what they did. */
export type OwnWithdrawal = WithdrawalTerms & { request: OwnRequest | null };

/** What was filed, and the token of its page. */
export type OwnRequest = {
  radicado: string;
  token: string;
  filedAt: Date;
  /** The last day to give the money back. */
  dueOn: string;
  status: RequestStatus;
  /** Whether they said to which account the money goes. */
  hasAccount: boolean;
};

/** The withdrawal from an order of the actor's; null of one that nothing was paid for. */
export async function readWithdrawal(
  { db, now, legalRequests }: Pick<AppServices, 'db' | 'now' | 'legalRequests'>,
  { userId }: UserActor,
  order: OwnOrder,
): Promise<OwnWithdrawal | null> {
  const terms = withdrawalTermsOf(order, now());
  if (!terms) return null;
  const filed = await db.service
    .selectFrom('legal_requests')
    .innerJoin('orders', 'orders.id', 'legal_requests.order_id')
    .select(['legal_requests.id', 'radicado', 'legal_requests.created_at as filedAt'])
    .select(['due_on as dueOn', 'legal_requests.status'])
    .select(sql<boolean>`refund_account is not null`.as('hasAccount'))
    .where('orders.id', '=', order.id)
    .where('orders.user_id', '=', userId)
    .where(isWithdrawal)
    .executeTakeFirst();
  if (!filed) return { ...terms, request: null };
  const { id, ...request } = filed;
  return { ...terms, request: { ...request, token: legalRequests.links.tokenOf(id) } };
}

/** Whether there is something to withdraw from, and still the time to. */
export const canWithdraw = ({ isOver, none, refund }: WithdrawalTerms): boolean =>
  !isOver && none === null && refund.amount > 0;
