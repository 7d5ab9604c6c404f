import { newOrderCode } from '#server/services/payments/order-code.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** What an order in pesos of the tests costs, in hundredths. */
export const testPesos = 160_814_600;

/** An open order of this person that can be paid in pesos, as the checkout makes them. */
export async function makePesoOrder(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  userId: string,
  { pesos = testPesos }: { pesos?: number | null } = {},
): Promise<{ id: string; code: string }> {
  const at = now();
  return db.service
    .insertInto('orders')
    .values({
      ...{ code: newOrderCode(), user_id: userId, item: `prueba:${crypto.randomUUID()}` },
      ...{ client_name: 'Ana Ñandú', client_email: 'ana@ejemplo.co', quote_id: null },
      ...{ name: 'Producción musical: Básico', service: 'produccion', tax_percent: 19 },
      ...{ currency: 'USD', price: 39_000, pesos },
      ...(pesos === null ? {} : { cop_per_usd: 412_345, rate_set_at: at }),
      ...{ created_at: at, expires_at: new Date(at.getTime() + 24 * 3_600_000) },
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}
