import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { OrderEvent } from '#packages/payments/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { PaymentProvider, Subject, Transaction } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import { type ChangeServices, changeOrder } from './change-order.ts';
import { isTaken } from './load-order.ts';
import { warned, warnOfProvider } from './warn-of-provider.ts';

type Services = ChangeServices & Pick<AppServices, 'log'>;

type Observation = Extract<OrderEvent, { type: 'observed' }>;

/**
 * Asks a provider what it knows of something, and applies it to the order. Events, returns and the clock all end here: what
 * they say is a reason to ask, and no more. Only what may still pay for its order is captured. Money that belongs to no
 * attempt, or was kept as another order's, is a finding. Rejects with a `ProviderError`, which the log says.
 */
export async function observePayment(
  services: Services,
  _actor: SystemActor,
  { provider, subject }: { provider: PaymentProvider; subject: Subject },
): Promise<void> {
  const { db, now } = services;
  const attempt = await findAttempt(db.service, provider, subject);
  // Where it cannot be asked by the reference itself: what it opened for it.
  const asked = { ...subject, id: subject.id ?? attempt?.providerId ?? null };
  const seen = new Map<string, Observation[]>();
  const transactions = await provider
    .ask(asked, {
      capture: attempt?.isPayable ?? false,
      onUnreadable: ({ id, error }) =>
        warnOfProvider(services, provider, { asked: 'ask', error, transaction: id }),
    })
    .catch(warned(services, provider, 'ask'));
  for (const transaction of transactions) {
    const { reference } = transaction;
    const named: Subject = { id: reference === null ? asked.id : null, reference };
    const paid =
      attempt && isNamed(attempt, named) ? attempt : await findAttempt(db.service, provider, named);
    if (paid) {
      const events = seen.get(paid.orderId) ?? [];
      seen.set(paid.orderId, [...events, { type: 'observed', attempt: paid.id, transaction }]);
    } else if (transaction.status === 'approved') {
      await noteUnknown(db.service, { provider, transaction }, now());
    }
  }
  for (const [orderId, events] of seen) await apply(services, provider, { orderId, events });
}

type Seen = { orderId: string; events: readonly Observation[] };

async function apply(services: Services, provider: PaymentProvider, seen: Seen): Promise<void> {
  const { orderId, events } = seen;
  try {
    await changeOrder(services, { orderId, tell: () => events });
  } catch (error) {
    if (!(error instanceof DatabaseError && error.constraint === 'payments_pkey')) throw error;
    const elsewhere = await noteKeptElsewhere(services, provider, seen);
    if (elsewhere.size === 0) throw error;
    const left = events.filter(({ transaction }) => !elsewhere.has(transaction.id));
    if (left.length > 0) await changeOrder(services, { orderId, tell: () => left });
  }
}

/** Which of these the provider gave us for another order before: they stay where they are, and a person looks. */
async function noteKeptElsewhere(
  { db, now }: Services,
  { name }: PaymentProvider,
  { orderId, events }: Seen,
): Promise<Set<string>> {
  const ids = events.map(({ transaction }) => `${name}:${transaction.id}`);
  const kept = await db.service
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('orders as asked', (join) => join.on('asked.id', '=', orderId))
    .select(['payments.id', 'payments.order_id', 'payments.currency', 'payments.amount'])
    .select(['orders.code', 'asked.code as askedCode'])
    .where('payments.id', 'in', ids)
    .where('payments.order_id', '<>', orderId)
    .execute();
  for (const { id, code, askedCode, ...payment } of kept)
    await db.service
      .insertInto('payment_findings')
      .values({
        ...{ kind: 'differs', provider: name, subject: id.slice(name.length + 1), ...payment },
        detail: `Aquí es del pedido ${code}, y la pasarela dice que es del ${askedCode}`,
        found_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['kind', 'provider', 'subject']).doNothing())
      .execute();
  return new Set(kept.map(({ id }) => id.slice(name.length + 1)));
}

/** By our reference, and what has none, by what the provider opened. */
async function findAttempt(db: Kysely<DB>, { name }: PaymentProvider, { id, reference }: Subject) {
  if (reference === null && id === null) return undefined;
  return db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.id', 'payment_attempts.order_id as orderId'])
    .select(['payment_attempts.reference', 'payment_attempts.provider_id as providerId'])
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

const isNamed = (
  attempt: { reference: string; providerId: string | null },
  { id, reference }: Subject,
): boolean =>
  reference === null ? id !== null && attempt.providerId === id : attempt.reference === reference;

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
