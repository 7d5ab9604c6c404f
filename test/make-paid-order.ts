import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';

export type PaidOrder = { orderId: string; paymentId: string; code: string };

/** An order that one payment settled, as the database holds it; what is not said of it is USD 390 by PayPal, of nobody. */
export async function makePaidOrder(
  { db }: Pick<AppServices, 'db'>,
  {
    order = {},
    payment = {},
  }: {
    order?: Partial<Insertable<DB['orders']>>;
    payment?: Partial<Insertable<DB['payments']>>;
  } = {},
): Promise<PaidOrder> {
  const orderId = randomUUID();
  const at = payment.received_at ?? new Date('2026-11-24T15:00:00Z');
  const paid = { currency: 'USD', amount: 39_000, provider: 'paypal', ...payment } as const;
  const code = order.code ?? newCode();
  return db.service.transaction().execute(async (db) => {
    await db
      .insertInto('orders')
      .values({
        ...{ id: orderId, code, item: 'produccion-musical:musica-basico', service: 'produccion' },
        ...{ name: 'Producción musical: Básico', status: 'paid', currency: 'USD', price: 39_000 },
        ...{ tax_percent: 19, created_at: at, expires_at: at, paid_at: at },
        ...order,
      })
      .execute();
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
  });
}

/** As Crockford's Base32 writes it. */
const newCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(byte % 32),
  ).join('');
