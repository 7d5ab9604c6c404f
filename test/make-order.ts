import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { type ChangeServices, changeOrder } from '#server/services/payments/change-order.ts';
import { newOrderCode } from '#server/services/payments/order-code.ts';

type OrderRow = Partial<Insertable<DB['orders']>>;

/** What an order of the tests costs in pesos, in hundredths: USD 390 at 4.000 each. */
export const testPesos = 156_000_000;

const day = 24 * 3_600_000;

/** An order that nobody has begun to pay, as the checkout makes them; of nobody where it is not said. */
export async function makeOrder(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  order: OrderRow = {},
): Promise<{ id: string; code: string }> {
  const at = now();
  const rate = order.pesos === null ? {} : { cop_per_usd: 400_000, rate_set_at: at };
  return db.service
    .insertInto('orders')
    .values({
      ...{ code: newOrderCode(), item: `prueba:${randomUUID()}`, service: 'produccion' },
      ...{ name: 'Producción musical: Básico', client_name: 'Ana Ñandú' },
      ...{ client_email: 'ana@ejemplo.co', tax_percent: 19 },
      ...{ currency: 'USD', price: 39_000, pesos: testPesos, ...rate },
      ...{ created_at: at, expires_at: new Date(at.getTime() + day), ...order },
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

type Paid = {
  provider?: 'wompi' | 'paypal' | 'manual';
  /** What came in, where it is not what was asked for. */
  amount?: number;
  order?: OrderRow;
};

/** An order that somebody paid, as the product makes it: its payment has followed from what its provider said. */
export async function makePaidOrder(
  services: ChangeServices,
  userId: string,
  { provider = 'paypal', amount, order = {} }: Paid = {},
): Promise<{ orderId: string; attemptId: string; paymentId: string; code: string }> {
  const money =
    provider === 'paypal'
      ? ({ amount: order.price ?? 39_000, currency: 'USD' } as const)
      : ({ amount: order.pesos ?? testPesos, currency: 'COP' } as const);
  const { id: orderId, code } = await makeOrder(services, { user_id: userId, ...order });
  const attemptId = randomUUID();
  const transaction = randomUUID();
  const at = services.now();
  await changeOrder(services, {
    orderId,
    tell: () => [{ type: 'attempted', attempt: { id: attemptId, provider, amount: money } }],
    along: async (db) => {
      await db
        .insertInto('payment_attempts')
        .values({
          ...{ id: attemptId, order_id: orderId, provider, ...money },
          ...{ reference: `${code}-1`, created_at: at, expires_at: at },
        })
        .execute();
    },
  });
  await changeOrder(services, {
    orderId,
    tell: () => [
      {
        type: 'observed',
        attempt: attemptId,
        transaction: {
          ...{ id: transaction, status: 'approved', refunded: 0, reason: null },
          ...{ method: 'CARD', amount: { ...money, amount: amount ?? money.amount } },
        },
      },
    ],
  });
  return { orderId, attemptId, paymentId: `${provider}:${transaction}`, code };
}

/**
 * The rows of an order that one payment of any kind came for, whatever led to them; where it is not said, USD 390 by PayPal
 * on 24 November 2026 at ten in Bogotá.
 */
export async function makePaymentRows(
  services: Pick<AppServices, 'db'>,
  {
    order = {},
    payment = {},
  }: { order?: OrderRow; payment?: Partial<Insertable<DB['payments']>> } = {},
): Promise<{ orderId: string; paymentId: string; code: string }> {
  const { service: db } = services.db;
  const at = new Date(payment.received_at ?? '2026-11-24T15:00:00Z');
  const paid = { currency: 'USD', amount: 39_000, provider: 'paypal', ...payment } as const;
  const made = await makeOrder(
    { db: services.db, now: () => at },
    { status: 'paid', created_at: at, expires_at: at, paid_at: at, ...order },
  );
  const { id: orderId, code } = made;
  const attemptId = randomUUID();
  await db
    .insertInto('payment_attempts')
    .values({
      ...{ id: attemptId, order_id: orderId, provider: paid.provider, reference: attemptId },
      ...{ currency: paid.currency, amount: paid.amount, status: 'approved' },
      ...{ created_at: at, expires_at: at },
    })
    .execute();
  const paymentId = payment.id ?? `${paid.provider}:${randomUUID()}`;
  await db
    .insertInto('payments')
    .values({
      ...{ role: 'settles', method: 'paypal', received_at: at, ...paid },
      ...{ id: paymentId, order_id: orderId, attempt_id: attemptId },
    })
    .execute();
  return { orderId, paymentId, code };
}
