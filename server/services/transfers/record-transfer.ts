import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Money } from '#content/money.ts';
import type { Order, PaymentRole, TransferRecord } from '#packages/payments/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeServices, changeOrder } from '../payments/change-order.ts';
import { newReference } from '../payments/order-code.ts';
import { observedTransfer } from './observed-transfer.ts';
import { isReferenceElsewhere, lockReference } from './same-reference.ts';

export type RecordWish = TransferRecord & {
  /** A UUID, which makes a second press the same transfer. */
  key: string;
  /** They saw a transfer of its own in the account, though another report has the same reference. */
  isOther?: boolean;
};

type Services = ChangeServices & Pick<AppServices, 'transfers'>;

/**
 * Notes money of an order that the staff found in the account and nobody reported, such as that of an order that expired: the
 * attempt, its report and what it brought are one change. Resolves with what the money is to the order; one of another amount
 * is mailed to the client. Rejects with `transfer.no-order`, `transfer.no-pesos`, `transfer.waiting` where the order has a
 * report to decide, `transfer.reference-used` and `transfer.recorded`.
 */
export async function recordTransfer(
  services: Services,
  actor: StaffActor,
  wish: RecordWish,
): Promise<PaymentRole> {
  const { db, now } = services;
  const found = await readOrder(db.service, wish.order);
  const { id: orderId, code, amount } = found;
  const { key: id, isOther = false } = wish;
  const at = now();
  const seen: Money = { ...amount, amount: wish.amount };
  let isKnown = false;
  const { order } = await changeOrder(services, {
    ...{ orderId, staffId: actor.userId },
    tell: (order) => {
      isKnown = order.attempts.some((one) => one.id === id);
      if (isKnown) return refuseAnother(order, wish);
      refuseWhileOneWaits(order);
      const transaction = observedTransfer({ id, amount: seen }, 'approved');
      return [
        { type: 'attempted', attempt: { id, provider: 'manual', amount } },
        { type: 'observed', attempt: id, transaction },
      ];
    },
    along: async (db, { order }) => {
      if (isKnown) return refuseOtherWords(db, wish);
      await insertAttempt(db, { id, orderId, code, amount, at });
      await insertReport(db, { ...wish, at, staffId: actor.userId, isOther });
      const isAsAsked = seen.amount === amount.amount;
      await recordAudit({ db, now }, actor, {
        action: 'record-transfer',
        subject: {
          ...{ kind: 'transfer', id, ...(isAsAsked ? {} : { before: { amount } }) },
          after: { order: code, amount: seen, ...(isOther ? { isOther } : {}) },
        },
      });
      if (roleIn(order, id) === 'mismatch') await mailOtherAmount(services, db, { found, wish });
    },
  }).catch(unlessUsed);
  return roleIn(order, id);
}

/** Under its key money of another order was recorded: the page was sent before, with that one in it. */
function unlessUsed(error: unknown): never {
  const isUsed = error instanceof DatabaseError && error.constraint === 'payments_pkey';
  throw isUsed ? new AppError('transfer.recorded', { cause: error }) : error;
}

async function readOrder(db: Kysely<DB>, code: string) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'code', 'name', 'pesos'])
    .select(['client_name as clientName', 'client_email as clientEmail'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!order) throw new AppError('transfer.no-order');
  const { pesos, ...named } = order;
  if (pesos === null) throw new AppError('transfer.no-pesos');
  return { ...named, amount: { amount: pesos, currency: 'COP' } as const };
}

/** Under its key something else was recorded: this is another wish. */
function refuseAnother({ payments }: Order, { key, amount }: RecordWish): [] {
  if (payments.some((one) => one.attempt === key && one.amount.amount !== amount))
    throw new AppError('transfer.recorded');
  return [];
}

/** The same amount with another reference or note is another one, too: nothing is dropped in silence. */
async function refuseOtherWords(
  db: Kysely<DB>,
  { key, reference, note }: RecordWish,
): Promise<void> {
  const recorded = await db
    .selectFrom('transfer_reports')
    .select(['reference', 'note'])
    .where('id', '=', key)
    .executeTakeFirst();
  if (recorded?.reference !== reference || (recorded.note ?? '') !== note)
    throw new AppError('transfer.recorded');
}

/** What the client reported is most likely this: confirmed, too, it would count twice. */
function refuseWhileOneWaits({ attempts }: Order): void {
  if (attempts.some(({ provider, status }) => provider === 'manual' && status === 'pending'))
    throw new AppError('transfer.waiting');
}

async function insertAttempt(
  db: Kysely<DB>,
  attempt: { id: string; orderId: string; code: string; amount: Money; at: Date },
): Promise<void> {
  const { id, orderId, code, amount, at } = attempt;
  await db
    .insertInto('payment_attempts')
    .values({
      ...{ id, order_id: orderId, provider: 'manual', ...amount, status: 'approved' },
      ...{ reference: newReference(code), created_at: at, expires_at: at },
    })
    .execute();
}

async function insertReport(
  db: Kysely<DB>,
  wish: RecordWish & { at: Date; staffId: string; isOther: boolean },
): Promise<void> {
  const { key: id, reference, note, at, staffId, isOther } = wish;
  await lockReference(db, reference);
  const { numAffectedRows } = await sql`
    insert into transfer_reports (id, attempt_id, reference, note, reported_at, decided_at, decided_by, decision)
    select ${id}::uuid, ${id}::uuid, ${reference}, ${note === '' ? null : note}, ${at}::timestamptz, ${at}::timestamptz,
      ${staffId}::uuid, 'confirmed'
    where ${isOther}::boolean or not ${isReferenceElsewhere({ id, reference })}`.execute(db);
  if (numAffectedRows === 0n) throw new AppError('transfer.reference-used');
}

function roleIn({ payments }: Order, attempt: string): PaymentRole {
  const payment = payments.find((one) => one.attempt === attempt);
  if (!payment) throw new Error('A recorded transfer brought no payment');
  return payment.role;
}

async function mailOtherAmount(
  { transfers }: Pick<AppServices, 'transfers'>,
  db: Kysely<DB>,
  { found, wish }: { found: Awaited<ReturnType<typeof readOrder>>; wish: RecordWish },
): Promise<void> {
  const { id: orderId, code, name, amount, clientEmail, clientName } = found;
  // Whoever left has no address any more.
  if (clientEmail === null) return;
  const to = { email: clientEmail, displayName: clientName ?? '' };
  const arrived = { ...amount, amount: wish.amount };
  const told = { id: wish.key, orderId, code, name, amount, arrived, reference: wish.reference };
  await transfers.mails.otherAmount(to, told, db);
}
