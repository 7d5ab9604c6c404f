import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import { type ChangeServices, changeOrder } from '#server/services/payments/change-order.ts';
import { newOrderCode } from '#server/services/payments/order-code.ts';

type Paid = {
  provider?: 'wompi' | 'paypal' | 'manual';
  /** What came in, where it is not what was asked for: USD 390, or as many pesos at 4.000 each. */
  amount?: number;
  order?: Partial<Insertable<DB['orders']>>;
};

/** An order that somebody paid, made as the product makes it: its payment has followed from what its provider said. */
export async function makePaidOrder(
  services: ChangeServices,
  userId: string,
  { provider = 'paypal', amount, order = {} }: Paid = {},
): Promise<{ orderId: string; attemptId: string; paymentId: string; code: string }> {
  const { db, now } = services;
  const at = now();
  const money =
    provider === 'paypal'
      ? ({ amount: 39_000, currency: 'USD' } as const)
      : ({ amount: 156_000_000, currency: 'COP' } as const);
  const code = newOrderCode();
  const { id: orderId } = await db.service
    .insertInto('orders')
    .values({
      ...{ code, user_id: userId, client_name: 'Ana Ñandú', client_email: 'ana@ejemplo.co' },
      ...{ item: `paquete ${code}`, name: 'Producción musical', service: 'produccion' },
      ...{ currency: 'USD', price: 39_000, pesos: 156_000_000, cop_per_usd: 400_000 },
      ...{ rate_set_at: at, tax_percent: 19, created_at: at },
      expires_at: new Date(+at + 24 * 3_600_000),
      ...order,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const attemptId = randomUUID();
  const transaction = randomUUID();
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
