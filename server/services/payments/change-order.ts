import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import {
  applyEvents,
  type Order,
  type OrderEvent,
  type OrderStatus,
  type Step,
} from '#packages/payments/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { followCharges } from '../memberships/follow-charges.ts';
import { followOrder } from '../memberships/follow-order.ts';
import { LostPlace } from '../memberships/launch-places.ts';
import { RevokedCharge } from '../memberships/subscription-charge.ts';
import { loadOrder } from './load-order.ts';
import { saveStep } from './save-step.ts';

/** `nudge` has what was paid numbered soon. */
export type ChangeServices = Pick<AppServices, 'db' | 'now' | 'memberships'> & {
  receipts: Pick<AppServices['receipts'], 'nudge'>;
};

export type OrderChange = {
  orderId: string;
  /** What happened, told of the order as it is; asked again where it changed meanwhile. */
  tell: (order: Order) => readonly OrderEvent[];
  /** Who asks for it, of the staff. */
  staffId?: string;
  /** What else has to stand or fall with the change. */
  along?: (db: Kysely<DB>, step: Step) => Promise<void>;
};

/** More often than that nobody comes in between: each time another change was kept. */
const mostTries = 50;

/**
 * The one way in which an order's payments, refunds and ledger change: what follows is decided by `packages/payments`, and
 * kept in one transaction, of the revision that it was decided on. Rejects with `order.gone`.
 */
export async function changeOrder(
  { db, now, memberships, receipts }: ChangeServices,
  change: OrderChange,
): Promise<Step> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const step = await db.service
      .transaction()
      .execute((db) => tryChange({ db, memberships }, now(), change))
      .catch(unlessTaken);
    if (!step) continue;
    if (step.postings.length > 0) receipts.nudge();
    return step;
  }
  throw new Error(`Order ${change.orderId} changed ${mostTries} times in between`);
}

/** Of a period that was paid and given back in this moment there is no paid order, and yet the period. */
const paidOnce = ['orders_quote_paid_once', 'orders_period_paid_once', 'membership_periods_pkey'];

/** Another order of the same quote or period was paid in this moment, its place given to another, or ended what charged it: what is decided of this one is another thing now. */
function unlessTaken(error: unknown): null {
  if (error instanceof LostPlace || error instanceof RevokedCharge) return null;
  const constraint = error instanceof DatabaseError ? error.constraint : undefined;
  if (constraint !== undefined && paidOnce.includes(constraint)) return null;
  throw error;
}

const isOver = (status: OrderStatus): boolean => status === 'paid' || status === 'refunded';

/** The attempts that came to nothing by this change. */
const failedOf = (before: Order, after: Order): string[] =>
  after.attempts
    .filter(
      ({ id, status }) =>
        (status === 'declined' || status === 'expired') &&
        before.attempts.find((one) => one.id === id)?.status !== status,
    )
    .map(({ id }) => id);

/** Null where the order changed meanwhile, and nothing was written. */
async function tryChange(
  { db, memberships }: { db: Kysely<DB> } & Pick<AppServices, 'memberships'>,
  at: Date,
  { orderId, tell, staffId, along }: OrderChange,
): Promise<Step | null> {
  const stored = await loadOrder(db, orderId, at);
  if (!stored) throw new AppError('order.gone');
  const { order: before, revision } = stored;
  const step = applyEvents(before, tell(before));
  // What an attempt went through before, and is told again, changes nothing in the end.
  if (!isDeepStrictEqual(step.order, before)) {
    // What had gone back before we heard of it was paid, too.
    const isPaid = isOver(step.order.status) && !isOver(before.status);
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({
        ...{ revision: revision + 1, status: step.order.status },
        ...(isPaid ? { paid_at: at } : {}),
      })
      .where('id', '=', orderId)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    await saveStep(db, { orderId, at, staffId: staffId ?? null }, before, step);
    const news = { orderId, before: before.status, after: step.order.status };
    await followOrder({ db, memberships, now: () => at }, news);
    await followCharges({ db, memberships, now: () => at }, failedOf(before, step.order));
  }
  await along?.(db, step);
  return step;
}
