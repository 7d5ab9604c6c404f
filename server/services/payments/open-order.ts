import { type Kysely, sql } from 'kysely';
import { ivaPercent } from '#content/iva.ts';
import type { Money } from '#content/money.ts';
import { toPesos } from '#content/pesos.ts';
import type { AttemptStatus, OrderEvent } from '#packages/payments/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { ensureMembership } from '../memberships/stored-membership.ts';
import { type ChangeServices, changeOrder } from './change-order.ts';
import { type ExchangeRate, readExchangeRate } from './exchange-rate.ts';
import { benefitColumns, holdBenefits, holdPlaceAgain } from './hold-benefits.ts';
import { newOrderCode } from './order-code.ts';
import type { OrderItem, OrderWish } from './order-item.ts';

/** How long an order keeps its price, unless somebody is paying. */
export const orderHours = 24;

/**
 * The open order of this person for this, at this price; it is made where there is none. Whatever is pressed twice or in two
 * tabs leads to one. One whose day is over is made anew at the terms of now; while a payment of it is on its way it stays, and
 * has those terms for who pays it `again`. Rejects with `order.price-changed` when the pesos are not those that the person
 * read, and with `order.quote-taken`.
 */
export async function openOrder(
  services: ChangeServices,
  actor: UserActor,
  wish: OrderWish,
): Promise<{ id: string }> {
  const { db, now } = services;
  const at = now();
  const terms = termsOf(wish, at, await readExchangeRate(db.service));
  for (let tries = 0; tries < 3; tries += 1) {
    await refuseWhatIsPaid(db.service, wish.item);
    if (!wish.again && (await isPaidByOthers(db.service, actor, wish.item)))
      throw new AppError('order.quote-taken');
    const found = await findOpen(db.service, actor, wish.item);
    if (!found) {
      if (wish.shownPesos !== undefined && terms.pesos !== wish.shownPesos)
        throw new AppError('order.price-changed');
      const inserted = await db.service
        .transaction()
        .execute((db) => insertOrder(db, actor, wish, { ...terms, created_at: at }));
      if (inserted) return inserted;
      // Another of this person's tabs was faster.
      continue;
    }
    if (found.expiresAt <= at && (await expireOrder(services, found.id, 'begun-too'))) continue;
    await holdPlaceAgain(db.service, { orderId: found.id, item: wish.item, at });
    await renewTerms(db.service, found.id, terms, wish.again === true && found.expiresAt <= at);
    await keepConsent(db.service, found.id, wish, at);
    return { id: await holdToWhatWasRead(db.service, found.id, wish) };
  }
  throw new Error('An order could be neither made nor found');
}

/** A quote is paid once; what comes in for another order of it goes back. */
async function refuseWhatIsPaid(db: Kysely<DB>, { quoteId }: OrderItem): Promise<void> {
  if (quoteId === null) return;
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  if (paid) throw new AppError('order.settled');
}

/** Whether somebody with another account is paying the same quote now: whoever has its link may. */
export async function isPaidByOthers(
  db: Kysely<DB>,
  { userId }: Pick<UserActor, 'userId'>,
  { quoteId }: Pick<OrderItem, 'quoteId'>,
): Promise<boolean> {
  if (quoteId === null) return false;
  const row = await db
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.quote_id', '=', quoteId)
    .where('orders.user_id', 'is distinct from', userId)
    .where('payment_attempts.status', 'in', ['open', 'pending'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const pesosOf = ({ amount, currency }: Money, rate: ExchangeRate | null): number | null =>
  currency === 'COP'
    ? amount
    : rate && (toPesos({ amount, currency }, rate.copPerUsd)?.amount ?? null);

const consentOf = (consentText: string | null, at: Date) =>
  consentText === null
    ? { consent_text: null, consented_at: null }
    : { consent_text: consentText, consented_at: at };

/** What an order is made with, and made with again until somebody begins to pay. */
export function termsOf(
  { item, consentText }: Pick<OrderWish, 'item' | 'consentText'>,
  at: Date,
  rate: ExchangeRate | null,
) {
  const pesos = pesosOf(item.price, rate);
  const isConverted = item.price.currency === 'USD' && rate !== null && pesos !== null;
  return {
    pesos,
    cop_per_usd: isConverted ? rate.copPerUsd : null,
    rate_set_at: isConverted ? rate.setAt : null,
    expires_at: new Date(at.getTime() + orderHours * 3_600_000),
    ...consentOf(consentText, at),
  };
}

type Terms = ReturnType<typeof termsOf>;

/** What is made by the clock is kept for longer, at the price that was told. */
type MadeByClock = { is_renewal?: true };

export async function insertOrder(
  db: Kysely<DB>,
  { userId }: Pick<UserActor, 'userId'>,
  { item }: Pick<OrderWish, 'item'>,
  terms: Terms & { created_at: Date } & MadeByClock,
): Promise<{ id: string } | null> {
  const { membership } = item;
  const client = await db
    .selectFrom('users')
    .select(['full_name as name', 'email'])
    .where('id', '=', userId)
    // An account that is deleted in this moment takes its name out of this order, too.
    .forKeyShare()
    .executeTakeFirstOrThrow();
  const row = await db
    .insertInto('orders')
    .values({
      ...terms,
      ...{ code: newOrderCode(), user_id: userId },
      ...{ client_name: client.name, client_email: client.email },
      ...{ item: item.id, quote_id: item.quoteId, name: item.name, service: item.service },
      ...{
        currency: item.price.currency,
        price: item.price.amount,
        tax_percent: item.taxPercent ?? ivaPercent,
      },
      ...(membership && {
        membership_id: await ensureMembership(db, { userId, at: terms.created_at }),
        ...{ membership_period: membership.number, plan: membership.plan },
        ...{ takes_over: membership.startsNow, is_launch: membership.isLaunch },
      }),
      ...(item.benefit && benefitColumns(item.benefit)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'membership_id as membershipId'])
    .executeTakeFirst();
  if (!row) return null;
  await holdBenefits(db, { ...row, item, at: terms.created_at });
  return { id: row.id };
}

async function findOpen(db: Kysely<DB>, { userId }: Pick<UserActor, 'userId'>, item: OrderItem) {
  return db
    .selectFrom('orders')
    .select(['id', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('item', '=', item.id)
    .where('currency', '=', item.price.currency)
    .where('price', '=', item.price.amount)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/**
 * The rate of today and what was ticked now, as long as nobody began to pay at the other one; `despitePending`, also while a
 * payment is on its way, which has its own amount. Whoever begins in this moment holds the order: what they did is seen once
 * it is free.
 */
async function renewTerms(
  service: Kysely<DB>,
  id: string,
  terms: Terms,
  despitePending: boolean,
): Promise<void> {
  await service.transaction().execute(async (db) => {
    await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
    await renewHeld(db, id, terms, despitePending ? ['open'] : ['open', 'pending']);
  });
}

async function renewHeld(
  db: Kysely<DB>,
  id: string,
  terms: Terms,
  unless: readonly AttemptStatus[],
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      ...terms,
      // A renewal is kept for longer.
      expires_at: sql`case when is_renewal then expires_at else ${terms.expires_at} end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    // Of a renewal they were told, unless there was no rate to tell them.
    .where((where) => where.or([where('is_renewal', '=', false), where('pesos', 'is', null)]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payment_attempts')
            .select('id')
            .whereRef('order_id', '=', 'orders.id')
            .where('status', 'in', unless),
        ),
      ),
    )
    .execute();
}

/** What was ticked last, also where somebody began to pay before: it is about the work, not about the price. */
async function keepConsent(
  db: Kysely<DB>,
  id: string,
  { consentText }: OrderWish,
  at: Date,
): Promise<void> {
  await db
    .updateTable('orders')
    .set(consentOf(consentText, at))
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

async function holdToWhatWasRead(
  db: Kysely<DB>,
  id: string,
  { shownPesos }: OrderWish,
): Promise<string> {
  const row = await db
    .selectFrom('orders')
    .select('pesos')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (shownPesos !== undefined && row.pesos !== shownPesos)
    throw new AppError('order.price-changed');
  return id;
}

/**
 * Ends an order that nobody pays any more; with `begun-too`, also one that somebody began to pay and has not: if they do, it
 * is paid all the same. Resolves with whether it is over.
 */
export async function expireOrder(
  services: ChangeServices,
  orderId: string,
  which: 'unpaid' | 'begun-too' = 'unpaid',
): Promise<boolean> {
  const { db, now } = services;
  const at = now();
  const overdue = await db.service
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .$if(which === 'unpaid', (query) => query.where('expires_at', '<=', at))
    .execute();
  const { order } = await changeOrder(services, {
    orderId,
    tell: () => [
      ...overdue.map(({ id }): OrderEvent => ({ type: 'attempt-expired', attempt: id })),
      { type: 'expired' },
    ],
  });
  return order.status !== 'open';
}
