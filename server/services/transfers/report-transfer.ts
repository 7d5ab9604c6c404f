import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Money } from '#content/money.ts';
import type { Order, OrderEvent, TransferReport } from '#packages/payments/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import type { SentFile } from '../contacts/receive-form.ts';
import { isUuid } from '../is-uuid.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import { newReference } from '../payments/order-code.ts';
import { amountFor } from '../payments/start-payment.ts';
import { storeProof } from './store-proof.ts';
import { observedTransfer } from './observed-transfer.ts';

export type Report = TransferReport & {
  orderId: string;
  image: SentFile | null;
  /** Also where another payment is on its way: the money went already. */
  again?: boolean;
};

type Services = ChangeServices &
  Pick<AppServices, 'jobs' | 'limits' | 'log' | 'storage' | 'transfers'>;

/**
 * Notes that a person sent the money of their order, in pesos, and tells the staff and them: the report, the attempt that it
 * is about and that it is pending are one change. A report that waits already stays as it is. Rejects with `order.gone`,
 * `order.settled`, `order.pending`, `order.no-provider`, `transfer.order-expired`, `transfer.image-*`, and with
 * `transfer.reported` where another reference waits.
 */
export async function reportTransfer(
  services: Services,
  actor: UserActor,
  { orderId, reference, note, image, again = false }: Report,
): Promise<void> {
  const { db, limits, now } = services;
  await limits.consume('transferReport', actor.userId);
  const { code, name, clientEmail, clientName, ...terms } = await readOwn(db, actor, orderId);
  const amount = amountFor(terms, 'COP');
  const id = randomUUID();
  const path = `${actor.userId}/${id}.jpg`;
  if (image) await storeProof(services, actor, { image, path });
  const at = now();
  const newAttempt = randomUUID();
  let told: Told = { isNew: false, attempt: newAttempt, events: [] };
  await changeOrder(services, {
    orderId,
    tell: (order) => (told = tellReport(order, { newAttempt, amount, again })).events,
    along: async (db) => {
      // One that waits already: whatever was pressed twice is one report.
      if (!told.isNew) return await refuseAnother(db, { attempt: told.attempt, reference });
      await refuseWhoLeft(db, actor, orderId);
      if (told.attempt === newAttempt)
        await insertAttempt(db, { id: newAttempt, orderId, amount, code, at });
      await db
        .insertInto('transfer_reports')
        .values({
          ...{ id, attempt_id: told.attempt, reference, note: note === '' ? null : note },
          ...{ image_path: image ? path : null, reported_at: at },
        })
        .execute();
      const report = { id, code, name, amount, reference };
      await services.transfers.mails.reported(report, db);
      if (clientEmail === null) return;
      const to = { email: clientEmail, displayName: clientName ?? '' };
      await services.transfers.mails.received(to, { ...report, orderId }, db);
    },
  });
}

/** How long a provider would wait; a report waits for the staff instead. */
const attemptHours = 2;

async function readOwn(db: AppServices['db'], { userId }: UserActor, id: string) {
  const order = isUuid(id)
    ? await db.service
        .selectFrom('orders')
        .select(['code', 'name', 'status', 'currency', 'price', 'pesos'])
        .select(['client_name as clientName', 'client_email as clientEmail'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!order) throw new AppError('order.gone');
  refuseStatus(order.status);
  return order;
}

/** Who sends another reference than the one that waits is told so: nothing is dropped in silence. */
async function refuseAnother(
  db: Kysely<DB>,
  { attempt, reference }: { attempt: string; reference: string },
): Promise<void> {
  const another = await db
    .selectFrom('transfer_reports')
    .select('id')
    .where('attempt_id', '=', attempt)
    .where(
      sql<boolean>`app.reference_key(reference) is distinct from app.reference_key(${reference})`,
    )
    .executeTakeFirst();
  if (another) throw new AppError('transfer.reported');
}

/** The order is held by the change: who deletes their account meanwhile does so before, or after. */
async function refuseWhoLeft(db: Kysely<DB>, { userId }: UserActor, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('order.gone');
}

function refuseStatus(status: Order['status']): void {
  if (status === 'paid' || status === 'refunded') throw new AppError('order.settled');
  if (status === 'expired') throw new AppError('transfer.order-expired');
}

type Told = { isNew: boolean; attempt: string; events: readonly OrderEvent[] };

function tellReport(
  { status, attempts }: Order,
  { newAttempt, amount, again }: { newAttempt: string; amount: Money; again: boolean },
): Told {
  refuseStatus(status);
  const own = attempts.filter(({ provider }) => provider === 'manual');
  const waiting = own.find((one) => one.status === 'pending');
  if (waiting) return { isNew: false, attempt: waiting.id, events: [] };
  if (!again && attempts.some((one) => one.status === 'pending'))
    throw new AppError('order.pending');
  const attempt = own.find((one) => one.status === 'open')?.id ?? newAttempt;
  return {
    isNew: true,
    attempt,
    events: [
      { type: 'attempted', attempt: { id: attempt, provider: 'manual', amount } },
      {
        type: 'observed',
        attempt,
        transaction: observedTransfer({ id: attempt, amount }, 'pending'),
      },
    ],
  };
}

function insertAttempt(
  db: Kysely<DB>,
  attempt: { id: string; orderId: string; amount: Money; code: string; at: Date },
) {
  const { id, orderId, amount, code, at } = attempt;
  return db
    .insertInto('payment_attempts')
    .values({
      ...{ id, order_id: orderId, provider: 'manual', ...amount, status: 'pending' },
      ...{ reference: newReference(code), created_at: at },
      expires_at: new Date(at.getTime() + attemptHours * 3_600_000),
    })
    .execute();
}
