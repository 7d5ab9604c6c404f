import { DatabaseError } from 'pg';
import { day, isOfNextPeriod } from '#packages/membership/src/index.ts';
import { type Order, type OrderEvent, refundable } from '#packages/payments/src/index.ts';
import type { Transaction } from '#server/ports/payments/payments.ts';
import { readMembership } from '../memberships/stored-membership.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import { newReference } from '../payments/order-code.ts';
import type { Subscriber } from './find-subscriber.ts';
import { type ChargedOrder, findLastOrder, openCharged } from './open-charged.ts';
import type { PaypalRow } from './paypal-row.ts';

type Services = ChangeServices;

/** For so long a charge waits for another payment of the same period that is on its way: banks know by then. */
const longestHeld = 3 * day;

/** What a charge is kept for, and what that asks for. */
type Kept = { attempt: string; orderId: string; asked: number };

/**
 * Keeps a charge that PayPal made by itself as an attempt of an order, and applies it like any payment, once however often it is
 * told: the period that is next is paid by it, unless another payment of that is on its way and comes. What is charged after its
 * person ended it, of a period that was paid already, or in another amount goes back. Resolves with false where there is no
 * order to keep it for.
 */
export async function takePaypalCharge(
  services: Services,
  { provider }: Subscriber,
  { row, charge }: { row: PaypalRow; charge: Transaction },
): Promise<boolean> {
  const known = await findKept(services, charge);
  // Of what came to nothing before we heard of it nothing follows.
  if (!known && charge.status !== 'approved' && charge.status !== 'pending') return true;
  const kept = known ?? (await keep(services, { row, charge }));
  if (!kept) return false;
  const { subscription: _, ...transaction } = charge;
  await changeOrder(services, {
    orderId: kept.orderId,
    tell: (order) => [
      { type: 'observed', attempt: kept.attempt, transaction },
      ...backOf(order, { id: `${provider.name}:${charge.id}`, kept, charge }),
    ],
  });
  return true;
}

async function findKept({ db }: Services, { id }: Transaction): Promise<Kept | null> {
  const row = await db.service
    .selectFrom('payment_attempts')
    .select(['id as attempt', 'order_id as orderId', 'amount as asked'])
    .where('provider', '=', 'paypal')
    .where('provider_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

async function keep(
  services: Services,
  { row, charge }: { row: PaypalRow; charge: Transaction },
): Promise<Kept | null> {
  const order = await chooseOrder(services, { row, charge });
  if (!order) return null;
  const attempt = crypto.randomUUID();
  const at = services.now();
  const amount = { amount: order.asked, currency: 'USD' } as const;
  const begun: OrderEvent[] = [
    { type: 'attempted', attempt: { id: attempt, provider: 'paypal', amount } },
    { type: 'observed', attempt, transaction: { ...charge, status: 'pending', refunded: 0 } },
  ];
  try {
    await changeOrder(services, {
      orderId: order.id,
      tell: () => begun,
      along: async (db) => {
        await db
          .insertInto('payment_attempts')
          .values({
            ...{
              id: attempt,
              order_id: order.id,
              provider: 'paypal',
              ...amount,
              status: 'pending',
            },
            ...{ reference: newReference(order.code), provider_id: charge.id },
            ...{ subscription_id: row.id, created_at: charge.at ?? at },
            expires_at: new Date(at.getTime() + longestHeld),
          })
          .execute();
      },
    });
  } catch (error) {
    // Whoever looked at the same moment was faster.
    const isKept =
      error instanceof DatabaseError &&
      error.constraint === 'payment_attempts_provider_provider_id_idx';
    if (!isKept) throw error;
    return findKept(services, charge);
  }
  return { attempt, orderId: order.id, asked: order.asked };
}

/** The order of the next period; and what nobody wants goes back, as it came, through the one that was paid last. */
async function chooseOrder(
  { db, now }: Services,
  { row, charge }: { row: PaypalRow; charge: Transaction },
): Promise<(ChargedOrder & { asked: number }) | null> {
  return db.service.transaction().execute(async (db) => {
    const at = now();
    const { id, userId, membership } = await readMembership(db, row.membershipId);
    const { state } = await db
      .selectFrom('paypal_subscriptions')
      .select('state')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    const charged = charge.amount.amount;
    const isWanted = state === 'active' && isOfNextPeriod(membership, charge.at ?? at);
    const last = isWanted ? null : await findLastOrder(db, id);
    if (last) return { ...last, asked: charged };
    const order = await openCharged(
      db,
      { id, userId, membership, plan: row.plan, at },
      { amount: charged, isWanted },
    );
    return order && { ...order, asked: isWanted ? order.price : charged };
  });
}

/** What came in another amount than was asked for goes back as it came; the staff is told of it. */
function backOf(
  order: Order,
  { id, kept, charge }: { id: string; kept: Kept; charge: Transaction },
): OrderEvent[] {
  const isOther = charge.status === 'approved' && charge.amount.amount !== kept.asked;
  const left = charge.amount.amount - charge.refunded;
  const attempt = order.attempts.find((one) => one.id === kept.attempt);
  if (!isOther || left < 1 || attempt?.isRevoked === true) return [];
  const payment = order.payments.find((one) => one.id === id);
  const amount = payment ? refundable(order, payment) : left;
  if (amount < 1) return [];
  return [
    {
      type: 'refund-asked',
      refund: { id: `other:${id}`, payment: id, amount, reason: 'mismatch' },
    },
  ];
}
