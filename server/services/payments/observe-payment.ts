import { type Kysely, sql } from 'kysely';
import type { OrderEvent } from '#packages/payments/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { PaymentProvider, Subject, Transaction } from '#server/ports/payments/payments.ts';
import { type ChangeServices, changeOrder } from './change-order.ts';
import { isTaken } from './load-order.ts';

/**
 * Asks a provider what it knows of something, and applies it to the order. Events, returns and the clock all end here: what
 * they say is a reason to ask, and no more. Only what may still pay for its order is captured. Money that belongs to no
 * attempt is a finding. Rejects with a `ProviderError`.
 */
export async function observePayment(
  services: ChangeServices,
  _actor: SystemActor,
  { provider, subject }: { provider: PaymentProvider; subject: Subject },
): Promise<void> {
  const { db, now } = services;
  const attempt = await findAttempt(db.service, provider, subject);
  // Where it cannot be asked by the reference itself: what it opened for it.
  const asked = { ...subject, id: subject.id ?? attempt?.providerId ?? null };
  const seen = new Map<string, OrderEvent[]>();
  for (const transaction of await provider.ask(asked, { capture: attempt?.isPayable ?? false })) {
    const { reference } = transaction;
    const paid = await findAttempt(
      db.service,
      provider,
      reference === null ? { ...asked, reference } : { id: null, reference },
    );
    if (paid) {
      const events = seen.get(paid.orderId) ?? [];
      seen.set(paid.orderId, [...events, { type: 'observed', attempt: paid.id, transaction }]);
    } else if (transaction.status === 'approved') {
      await noteUnknown(db.service, { provider, transaction }, now());
    }
  }
  for (const [orderId, events] of seen)
    await changeOrder(services, { orderId, tell: () => events });
}

/** By our reference, and what has none, by what the provider opened. */
async function findAttempt(db: Kysely<DB>, { name }: PaymentProvider, { id, reference }: Subject) {
  if (reference === null && id === null) return undefined;
  return db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.id', 'payment_attempts.order_id as orderId'])
    .select('payment_attempts.provider_id as providerId')
    .select(
      sql<boolean>`orders.status not in ('paid', 'refunded') and not ${isTaken}`.as('isPayable'),
    )
    .where('payment_attempts.provider', '=', name)
    .where((row) =>
      reference === null
        ? row('payment_attempts.provider_id', '=', id)
        : row('payment_attempts.reference', '=', reference),
    )
    .executeTakeFirst();
}

async function noteUnknown(
  db: Kysely<DB>,
  { provider, transaction }: { provider: PaymentProvider; transaction: Transaction },
  at: Date,
): Promise<void> {
  const { id, amount, reference } = transaction;
  await db
    .insertInto('payment_findings')
    .values({
      ...{ kind: 'unknown-reference', provider: provider.name, subject: id, found_at: at },
      ...{ ...amount, detail: reference },
    })
    .onConflict((conflict) => conflict.columns(['kind', 'provider', 'subject']).doNothing())
    .execute();
}
