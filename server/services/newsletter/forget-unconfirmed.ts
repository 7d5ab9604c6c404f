import type { AppServices } from '../app-services.ts';

const waits = 30 * 24 * 60 * 60 * 1000;

/** Forgets the addresses that never confirmed: nobody agreed that we keep them. Resolves with how many. */
export async function forgetUnconfirmed(
  { db }: Pick<AppServices, 'db'>,
  now = new Date(),
): Promise<number> {
  const { numDeletedRows } = await db.service
    .deleteFrom('newsletter_subscribers')
    .where('status', '=', 'pending')
    .where('asked_at', '<', new Date(+now - waits))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
