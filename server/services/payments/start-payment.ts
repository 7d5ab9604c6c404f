import type { Kysely } from 'kysely';
import { href } from 'react-router';
import type { Money } from '#content/money.ts';
import { type Order, type OrderEvent, taxIn } from '#packages/payments/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { isProviderError } from '#server/ports/payments/errors.ts';
import type { DB } from '#server/database/schema.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import { type ChangeServices, changeOrder } from './change-order.ts';
import { findProvider } from './find-provider.ts';
import { newReference } from './order-code.ts';
import { refuseOpenedBefore } from './opened-before.ts';
import { warned } from './warn-of-provider.ts';

export type PaymentWish = {
  orderId: string;
  provider: PaymentProvider['name'];
  /** Begins another payment while one is on its way. */
  again?: boolean;
};

type Services = ChangeServices & Pick<AppServices, 'limits' | 'log' | 'payments'>;

/** How long somebody may take to pay once they began; at the price of the launch, as long as their place is held. */
const attemptMinutes = ({ isLaunch }: { isLaunch: boolean }): number => (isLaunch ? 30 : 120);

/**
 * Where this person pays this order with this provider; an attempt that nobody has used is used again. Nobody begins at the
 * terms of an order whose day is over. Rejects with `order.gone`, `order.settled`, `order.pending`, `order.no-provider`,
 * `order.price-changed` or `payment.provider-down`.
 */
export async function startPayment(
  services: Services,
  actor: UserActor,
  wish: PaymentWish,
): Promise<{ url: string }> {
  const { db, limits, payments } = services;
  await limits.consume('paymentStart', actor.userId);
  const provider = findProvider(services, wish.provider);
  const order = await readOwn(db, actor, wish.orderId);
  const amount = amountFor(order, provider.currency);
  const attempt = await holdAttempt(services, {
    order,
    provider: provider.name,
    amount,
    again: wish.again,
  });
  if (attempt.url !== null) return { url: attempt.url };
  const back = `${payments.origin}${href('/checkout/success')}?pedido=${order.id}`;
  const opened = await provider
    .open({
      ...{ reference: attempt.reference, amount, tax: taxIn(amount.amount, order.taxPercent) },
      ...{ description: order.name, email: order.email ?? '', expiresAt: attempt.expiresAt },
      ...{ returnUrl: back, cancelUrl: `${back}&cancelado=1` },
    })
    .catch(warned(services, provider, 'open'))
    .catch((error: unknown) => {
      throw isProviderError(error)
        ? new AppError('payment.provider-down', { cause: error })
        : error;
    });
  await db.service
    .updateTable('payment_attempts')
    .set({ url: opened.url, provider_id: opened.id })
    .where('id', '=', attempt.id)
    .where('url', 'is', null)
    // It may hold the address of whoever pays, and they may have left meanwhile.
    .where('order_id', 'in', (db) =>
      db.selectFrom('orders').select('id').where('user_id', '=', actor.userId),
    )
    .execute()
    .catch(refuseOpenedBefore(services, provider, opened.id));
  return { url: opened.url };
}

async function readOwn(db: AppServices['db'], { userId }: UserActor, id: string) {
  const order = await db.service
    .selectFrom('orders')
    .select(['id', 'code', 'name', 'status', 'currency', 'price', 'pesos'])
    .select('expires_at as expiresAt')
    .select(['client_email as email', 'tax_percent as taxPercent', 'is_launch as isLaunch'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!order) throw new AppError('order.gone');
  if (order.status === 'paid' || order.status === 'refunded') throw new AppError('order.settled');
  if (order.status === 'expired') throw new AppError('order.gone');
  return order;
}

/** What is paid in this currency; rejects where the order has no such price. */
export function amountFor(
  { currency, price, pesos }: { currency: Money['currency']; price: number; pesos: number | null },
  wanted: Money['currency'],
): Money {
  const amount = wanted === 'COP' ? pesos : currency === 'USD' ? price : null;
  if (amount === null) throw new AppError('order.no-provider');
  return { amount, currency: wanted };
}

type Wanted = {
  order: { id: string; code: string; expiresAt: Date; isLaunch: boolean };
  provider: 'wompi' | 'paypal' | 'manual';
  amount: Money;
  again?: boolean | undefined;
};

/** The one open attempt of this order with this provider, made where there is none. */
async function holdAttempt(
  services: ChangeServices,
  { order, provider, amount, again = false }: Wanted,
) {
  const { id: orderId, code, expiresAt } = order;
  const { db, now } = services;
  const at = now();
  const known = await db.service
    .selectFrom('payment_attempts')
    .select(['id', 'expires_at as expiresAt', 'provider', 'source_id as sourceId'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute();
  // Nobody is sent away to pay in the last minutes.
  const isOver = ({ expiresAt }: { expiresAt: Date }) =>
    expiresAt.getTime() <= at.getTime() + 10 * 60_000;
  const own = known.filter((one) => one.provider === provider);
  // Nobody knows yet whether it was charged: a second payment would go back.
  if (own.some(({ sourceId }) => sourceId !== null)) throw new AppError('order.pending');
  const overdue = own.filter(isOver);
  if (expiresAt <= at && overdue.length === own.length) throw new AppError('order.pending');
  const id = crypto.randomUUID();
  await changeOrder(services, {
    orderId,
    tell: (order) => {
      refuseWhatIsOver(order, again);
      return [
        ...overdue.map((one): OrderEvent => ({ type: 'attempt-expired', attempt: one.id })),
        { type: 'attempted', attempt: { id, provider, amount } },
      ];
    },
    along: async (db) => {
      await refuseOtherTerms(db, orderId, amount);
      await db
        .insertInto('payment_attempts')
        .values({
          ...{ id, order_id: orderId, provider, ...amount, reference: newReference(code) },
          ...{
            created_at: at,
            expires_at: new Date(at.getTime() + attemptMinutes(order) * 60_000),
          },
        })
        .onConflict((conflict) =>
          conflict.columns(['order_id', 'provider']).where('status', '=', 'open').doNothing(),
        )
        .execute();
    },
  });
  const held = await db.service
    .selectFrom('payment_attempts')
    .select(['id', 'reference', 'url', 'amount', 'currency', 'expires_at as expiresAt'])
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('status', '=', 'open')
    .executeTakeFirst();
  // Somebody paid it in this moment.
  if (!held) throw new AppError('order.pending');
  // Begun at the price of before: what this person read is another one.
  if (held.amount !== amount.amount || held.currency !== amount.currency)
    throw new AppError('order.price-changed');
  return held;
}

/** The order is held by the change: what this person read was the price until a moment ago. */
async function refuseOtherTerms(db: Kysely<DB>, id: string, amount: Money): Promise<void> {
  const terms = await db
    .selectFrom('orders')
    .select(['currency', 'price', 'pesos'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (amountFor(terms, amount.currency).amount !== amount.amount)
    throw new AppError('order.price-changed');
}

function refuseWhatIsOver({ status, attempts, isTaken }: Order, again: boolean): void {
  if (status === 'paid' || status === 'refunded' || isTaken) throw new AppError('order.settled');
  if (!again && attempts.some((one) => one.status === 'pending'))
    throw new AppError('order.pending');
}
