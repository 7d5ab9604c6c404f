import type { Kysely } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { PaymentProvider, Subject, Transaction } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import { type ChangeServices, changeOrder } from './change-order.ts';

/**
 * Asks a provider what it knows of something, and applies it to the order. Events, returns and the clock all end here: what
 * they say is a reason to ask, and no more. Money that belongs to no attempt is a finding. Rejects with a `ProviderError`.
 */
export async function observePayment(
  services: ChangeServices,
  _actor: SystemActor,
  { provider, subject }: { provider: PaymentProvider; subject: Subject },
): Promise<void> {
  const asked = subject.id === null ? await withOpened(services, provider, subject) : subject;
  for (const transaction of await provider.ask(asked))
    await applyTransaction(services, { provider: provider.name, subject: asked, transaction });
}

/** What the provider opened for our reference, where it cannot be asked by the reference itself. */
async function withOpened(
  { db }: Pick<AppServices, 'db'>,
  { name }: PaymentProvider,
  { reference }: Subject,
): Promise<Subject> {
  const row = await db.service
    .selectFrom('payment_attempts')
    .select('provider_id as id')
    .where('provider', '=', name)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return { id: row?.id ?? null, reference };
}

type Seen = { provider: PaymentProvider['name']; subject: Subject; transaction: Transaction };

async function applyTransaction(
  services: ChangeServices,
  { provider, subject, transaction }: Seen,
): Promise<void> {
  const { db, now } = services;
  const attempt = await findAttempt(db.service, { provider, subject, transaction });
  if (!attempt) {
    if (transaction.status === 'approved')
      await noteUnknown(db.service, { provider, transaction }, now());
    return;
  }
  await changeOrder(services, {
    orderId: attempt.orderId,
    tell: () => [{ type: 'observed', attempt: attempt.id, transaction }],
  });
}

/** By our reference as the provider has it; what has none, by what the provider opened. */
async function findAttempt(db: Kysely<DB>, { provider, subject, transaction }: Seen) {
  const { reference } = transaction;
  if (reference === null && subject.id === null) return undefined;
  return db
    .selectFrom('payment_attempts')
    .select(['id', 'order_id as orderId'])
    .where('provider', '=', provider)
    .where((where) =>
      reference === null
        ? where('provider_id', '=', subject.id)
        : where('reference', '=', reference),
    )
    .executeTakeFirst();
}

async function noteUnknown(
  db: Kysely<DB>,
  { provider, transaction: { id, amount, reference } }: Omit<Seen, 'subject'>,
  at: Date,
): Promise<void> {
  await db
    .insertInto('payment_findings')
    .values({
      ...{ kind: 'unknown-reference', provider, subject: id, found_at: at },
      ...{ ...amount, detail: reference },
    })
    .onConflict((conflict) => conflict.columns(['kind', 'provider', 'subject']).doNothing())
    .execute();
}
