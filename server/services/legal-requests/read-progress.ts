import type { Money } from '#content/money.ts';
import type { RequestKind, RequestStatus } from '#packages/legal-requests/src/index.ts';
import type { RefundStatus } from '#packages/payments/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { maskAddress } from '../mask-address.ts';
import type { EntryKind } from './request-history.ts';

/** What a person reads of their request: neither the staff's notes, nor who of the staff did what. */
export type RequestProgress = {
  radicado: string;
  kind: RequestKind;
  subject: string;
  status: RequestStatus;
  receivedAt: Date;
  filedAt: Date;
  dueOn: string;
  askedAt: Date | null;
  isExtended: boolean;
  /** Where our mails go, masked; null of who left no address. */
  address: string | null;
  /** The masked address that our last mail about it did not reach; null when it did, or they were told otherwise. */
  unreached: string | null;
  /** The oldest first. */
  steps: { id: string; at: Date; kind: EntryKind; body: string | null }[];
  /** What goes back to who withdraws from an order; null of any other request. */
  refund: WithdrawnMoney | null;
};

export type WithdrawnMoney = {
  /** The order that they withdraw from; null once it is nobody's any more. */
  orderId: string | null;
  amount: Money;
  /** What was asked to go back since they withdrew, the oldest first. */
  parts: { id: string; amount: Money; status: RefundStatus; doneAt: Date | null }[];
  /** Whether they said to which account it goes. */
  hasAccount: boolean;
};

const shown = [
  'started',
  'asked',
  'completed',
  'extended',
  'answered',
  'closed',
  'abandoned',
] as const satisfies EntryKind[];

/** How the request goes whose link this is; null for a link of none. */
export async function readProgress(
  { db, legalRequests }: Pick<AppServices, 'db' | 'legalRequests'>,
  _actor: AnonymousActor,
  { token }: { token: string },
): Promise<RequestProgress | null> {
  const requestId = legalRequests.links.requestOf(token);
  if (requestId === null) return null;
  const request = await db.service
    .selectFrom('legal_requests')
    .select(['order_id as orderId', 'refund_account as account'])
    .select([
      'radicado',
      'kind',
      'subject',
      'status',
      'received_at as receivedAt',
      'created_at as filedAt',
      'due_on as dueOn',
      'asked_at as askedAt',
      'extended_at as extendedAt',
      'email',
      'mail_failure as mailFailure',
    ])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request) return null;
  const steps = await db.service
    .selectFrom('legal_request_entries')
    .select(['id', 'at', 'kind', 'body'])
    .where('request_id', '=', requestId)
    .where('kind', 'in', shown)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const { extendedAt, email, mailFailure, orderId, account, ...facts } = request;
  const address = email && maskAddress(email);
  const unreached = mailFailure && address;
  const refund =
    facts.kind === 'withdrawal' && orderId !== null
      ? await readRefund(db, { orderId, since: facts.filedAt, hasAccount: account !== null })
      : null;
  return { ...facts, isExtended: extendedAt !== null, address, unreached, steps, refund };
}

type Withdrawn = { orderId: string; since: Date; hasAccount: boolean };

/** What was left of the payment when they withdrew goes back; what had been promised before is no part of it. */
async function readRefund(
  db: AppServices['db'],
  { orderId, since, hasAccount }: Withdrawn,
): Promise<WithdrawnMoney | null> {
  const paid = await db.service
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.currency', 'payments.amount', 'orders.user_id as userId'])
    .where('payments.order_id', '=', orderId)
    .where('payments.role', '=', 'settles')
    .executeTakeFirst();
  if (!paid) return null;
  const refunds = await db.service
    .selectFrom('refunds')
    .select(['id', 'amount', 'status', 'asked_at as askedAt', 'done_at as doneAt'])
    .where('payment_id', '=', paid.id)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const { currency } = paid;
  const [before, parts] = [
    refunds.filter(({ askedAt }) => askedAt < since),
    refunds.filter(({ askedAt }) => askedAt >= since),
  ];
  return {
    orderId: paid.userId === null ? null : orderId,
    amount: { amount: before.reduce((left, { amount }) => left - amount, paid.amount), currency },
    parts: parts.map(({ id, amount, status, doneAt }) => ({
      ...{ id, status, doneAt },
      amount: { amount, currency },
    })),
    hasAccount,
  };
}
