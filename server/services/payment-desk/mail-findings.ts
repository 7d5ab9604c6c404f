import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** What resolves itself in this time, such as a provider that was away for a moment, is not mailed. */
const patience = 15 * 60_000;
const mostInOneMail = 20;

/**
 * Mails the staff what does not fit, once: that it was mailed is kept with the mail. Resolves with how many findings there
 * were.
 */
export async function mailFindings(
  { db, now, paymentDesk }: Pick<AppServices, 'db' | 'now' | 'paymentDesk'>,
  _actor: SystemActor,
): Promise<number> {
  const at = now();
  return db.service.transaction().execute(async (db) => {
    const found = await db
      .updateTable('payment_findings')
      .set({ mailed_at: at })
      .where('id', 'in', (found) =>
        found
          .selectFrom('payment_findings')
          .select('id')
          .where('found_at', '<=', new Date(at.getTime() - patience)),
      )
      .where('mailed_at', 'is', null)
      .where('resolved_at', 'is', null)
      .returning(['kind', 'provider', 'amount', 'currency', 'found_at as foundAt'])
      .returning((row) =>
        row
          .selectFrom('orders')
          .select('code')
          .whereRef('orders.id', '=', 'payment_findings.order_id')
          .as('code'),
      )
      .execute();
    if (found.length === 0) return 0;
    const first = found
      .toSorted((one, other) => one.foundAt.getTime() - other.foundAt.getTime())
      .slice(0, mostInOneMail)
      .map(({ kind, provider, amount, currency, code }) => ({
        ...{ kind, provider, code },
        amount: amount === null || currency === null ? null : { amount, currency },
      }));
    await paymentDesk.mails.found({ total: found.length, first }, db);
    return found.length;
  });
}
