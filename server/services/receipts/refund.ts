import type { Kysely } from 'kysely';
import type { Money } from '#content/money.ts';
import type { ProviderName, RefundReason } from '#packages/payments/src/index.ts';
import type { DB } from '#server/database/schema.ts';

/** Money that goes back to somebody who can be told. */
export type MailedRefund = {
  id: string;
  orderId: string;
  email: string;
  name: string | null;
  code: string;
  item: string;
  /** Null where the payment settled nothing. */
  receipt: number | null;
  amount: Money;
  reason: RefundReason;
  provider: ProviderName;
  askedAt: Date;
  /** Whether it went, or will. */
  kind: 'done' | 'asked';
  /** Whether a person sends it, and not the provider. */
  isByHand: boolean;
  /** Whether the client gave an account for it when they withdrew. */
  knowsAccount: boolean;
  /** By what it is found where it came from, once it is done. */
  reference: string | null;
};

/**
 * A refund whose mail is about to be sent; null where its account went. Its order stays until the transaction ends: whose
 * account is deleted now is pseudonymised afterwards. An address that was corrected since they paid is the one to use.
 */
export async function readMailedRefund(db: Kysely<DB>, id: string): Promise<MailedRefund | null> {
  // First, and by itself: what was changed until then is read afterwards.
  await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('refunds').select('order_id').where('refunds.id', '=', id),
    )
    .forShare()
    .execute();
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('receipts', 'receipts.payment_id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.order_id as orderId',
      'orders.client_email as email',
      'users.email as newEmail',
      'orders.client_name as name',
      'orders.code',
      'orders.name as item',
      'receipts.number as receipt',
      'refunds.amount',
      'payments.currency',
      'refunds.reason',
      'refunds.status',
      'refunds.by_hand as byHand',
      'refunds.provider_id as reference',
      'refunds.asked_at as askedAt',
      'payments.provider',
    ])
    .select((refund) =>
      refund
        .exists(
          refund
            .selectFrom('legal_requests')
            .select('legal_requests.id')
            .whereRef('legal_requests.order_id', '=', 'refunds.order_id')
            .where('legal_requests.refund_account', 'is not', null),
        )
        .$castTo<boolean>()
        .as('knowsAccount'),
    )
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  if (!row || row.email === null) return null;
  const { amount, currency, byHand, status, email, newEmail, ...refund } = row;
  return {
    ...refund,
    email: newEmail ?? email,
    amount: { amount, currency },
    kind: status === 'done' ? 'done' : 'asked',
    isByHand: status === 'done' ? byHand : status === 'manual',
  };
}
