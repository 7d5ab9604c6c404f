import type { Kysely } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { Order, OrderEvent } from '#packages/payments/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import { holdMembership } from '../memberships/stored-membership.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import { newReference } from '../payments/order-code.ts';
import { readDue, type WantedCharge } from './read-charge.ts';

/**
 * Keeps that a charge begins, under a reference of its own, before anybody is asked for it: of all that begin one at once, one
 * does. Its membership is held: whoever cancels in this moment did it before, or after. Rejects with `order.settled`,
 * with `order.pending` while its person is at the checkout, and with `membership.changed`.
 */
export async function beginCharge(
  services: ChangeServices,
  { name: provider }: PaymentProvider,
  charge: WantedCharge,
): Promise<void> {
  const { orderId, sourceId, membershipId, code, amount, until } = charge;
  const at = services.now();
  const overdue = await findOverdue(services.db.service, orderId, at);
  const id = crypto.randomUUID();
  await changeOrder(services, {
    orderId,
    tell: (order) => {
      refuseWhatIsPaid(order, overdue);
      return [
        ...overdue.map((attempt): OrderEvent => ({ type: 'attempt-expired', attempt })),
        { type: 'attempted', attempt: { id, provider, amount } },
      ];
    },
    along: async (db) => {
      await holdMembership(db, membershipId);
      const due = await readDue(db, charge, at);
      if (due?.amount.amount !== amount.amount) throw new AppError('membership.changed');
      await db
        .insertInto('payment_attempts')
        .values({
          ...{ id, order_id: orderId, provider, ...amount, reference: newReference(code) },
          // For as long as it may be asked for again.
          ...{ source_id: sourceId, created_at: at, expires_at: until },
        })
        .execute();
    },
  });
}

/** Attempts of the checkout that nobody can pay any more. */
async function findOverdue(db: Kysely<DB>, orderId: string, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .where('source_id', 'is', null)
    .where('expires_at', '<=', at)
    .execute();
  return rows.map(({ id }) => id);
}

function refuseWhatIsPaid({ status, attempts, isTaken }: Order, overdue: readonly string[]): void {
  if (status !== 'open' || isTaken) throw new AppError('order.settled');
  const isOnItsWay = attempts.some(
    (one) =>
      one.isRevoked !== true &&
      (one.status === 'pending' || (one.status === 'open' && !overdue.includes(one.id))),
  );
  if (isOnItsWay) throw new AppError('order.pending');
}
