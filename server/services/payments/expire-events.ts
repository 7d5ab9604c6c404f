import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** A dispute over a payment is over by then; what the ledger says of it stays. */
const days = 400;

/** Takes the words of events that are old: they may name whoever paid. That they came, and what of, stays. */
export async function expireEvents(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
): Promise<number> {
  const { numUpdatedRows } = await db.service
    .updateTable('provider_events')
    .set({ body: '' })
    .where('received_at', '<', new Date(now().getTime() - days * 24 * 3_600_000))
    .where('applied_at', 'is not', null)
    .where('body', '<>', '')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
