import { type CheckoutChoice, findCheckoutItem } from '#content/checkout.ts';
import { ivaPercent } from '#content/iva.ts';
import type { MemberPrice } from '#content/member-price.ts';
import type { Money } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { toPesos } from '#content/pesos.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { isUuid } from '../is-uuid.ts';
import { memberPriceOf } from '../memberships/member-price.ts';
import { type Quote, quoteColumns, toQuote } from '../quotes/quote.ts';
import { readOffer } from '../quotes/read-offer.ts';
import { type ExchangeRate, readExchangeRate } from './exchange-rate.ts';
import { isPaidByOthers } from './open-order.ts';
import type { OrderItem } from './order-item.ts';
import { benefitOf } from './member-benefit.ts';
import { findMembershipItem, type MembershipItem } from './membership-item.ts';
import { type PaypalCharge, readPaypalCharge } from './paypal-charge.ts';
import { loadOwnOrder, type OwnOrder } from './read-order.ts';

/** What the address of the checkout asks for: anything at all. */
export type Asked = Readonly<
  Record<'plan' | 'service' | 'price' | 'cotizacion' | 'pedido', string | null> & {
    periodo?: string | null;
  }
>;

/** Something that can be paid now, and how far this person is with it. */
export type Payable = {
  kind: 'for-sale';
  item: OrderItem;
  description: string;
  features: readonly string[];
  /** What one price is for; null of a quote, which says it in its lines. */
  unit: string | null;
  taxPercent: number;
  /** What it costs in pesos now, or while somebody is paying it; null where it is not paid in them. */
  pesos: Money | null;
  rate: ExchangeRate | null;
  /** The person's own order of it that is open, or was paid not long ago. */
  order: OwnOrder | null;
  /** Somebody with another account is paying the same quote. */
  isPaidByOthers: boolean;
  /** Of a membership, whether it is its first period; null of anything else. */
  isFirstPeriod: boolean | null;
  /** What PayPal does about it that charges their membership; null where it does not, and of anything else. */
  paypal: Exclude<PaypalCharge, { kind: 'charges' }> | null;
  /** What the price is made of, for a member; null of one at the list price. */
  memberPrice: MemberPrice | null;
};

/** What an address of the checkout shows. */
export type Checkout =
  | Payable
  | Exclude<CheckoutChoice, { kind: 'for-sale' | 'membership' }>
  /** Of the membership nothing can be paid now: what was paid runs. */
  | Exclude<MembershipItem, { kind: 'for-sale' }>
  /** PayPal charges this period by itself. */
  | { kind: 'paypal-charges'; name: string; price: Money; at: Date }
  | { kind: 'quote-unaccepted'; number: string }
  /** `orderId` is null of a quote that somebody else paid. */
  | { kind: 'quote-paid'; number: string; orderId: string | null };

type Services = Pick<AppServices, 'db' | 'limits' | 'now' | 'payments'>;

/**
 * What this person may pay at this address; null where it asks for nothing that exists. A quote is found by the token of its
 * link, or by an order that this person has of it. Rejects with `rate.limited` when too many tokens were tried.
 */
export async function readCheckout(
  services: Services,
  actor: UserActor,
  asked: Asked,
): Promise<Checkout | null> {
  if (asked.cotizacion !== null) {
    const { ip, userAgent } = actor;
    const reader = { kind: 'anonymous', ip, userAgent } as const;
    const quote = await readOffer(services, reader, { token: asked.cotizacion });
    return quote && checkoutOf(services, actor, quote);
  }
  if (asked.pedido !== null) {
    const quote = await readOrdered(services, actor, asked.pedido);
    return quote && checkoutOf(services, actor, quote);
  }
  const choice = findCheckoutItem(asked);
  if (choice?.kind === 'membership') {
    const found = await findMembershipItem(services, actor, choice.plan);
    return found.kind === 'member' ? found : periodOf(services, actor, found);
  }
  if (choice?.kind !== 'for-sale') return choice;
  const { id, name, service, price, description, features, unit } = choice.item;
  const benefit = await benefitOf(services, actor, { id, price });
  const item = {
    ...{ id, name, service, quoteId: null, price: benefit?.price ?? price },
    ...(benefit && { benefit }),
  };
  return payable(services, actor, { item, description, features, unit, taxPercent: ivaPercent });
}

async function periodOf(
  services: Services,
  actor: UserActor,
  offered: Offered,
): Promise<Extract<Checkout, { kind: 'for-sale' | 'paypal-charges' }>> {
  const paypal = await readPaypalCharge(services, actor, offered.item);
  const { name, price } = offered.item;
  return paypal?.kind === 'charges'
    ? { kind: 'paypal-charges', name, price, at: paypal.at }
    : payable(services, actor, offered, paypal);
}

/** The quote of an order of this person's. */
async function readOrdered(
  { db, now }: Services,
  { userId }: UserActor,
  orderId: string,
): Promise<Quote | null> {
  if (!isUuid(orderId)) return null;
  const row = await db.service
    .selectFrom('quotes')
    .select(quoteColumns)
    .where('id', 'in', (orders) =>
      orders
        .selectFrom('orders')
        .select('quote_id')
        .where('orders.id', '=', orderId)
        .where('orders.user_id', '=', userId)
        .where('quote_id', 'is not', null)
        .$castTo<{ quote_id: string }>(),
    )
    .executeTakeFirst();
  return row ? toQuote(row, bogotaDate(now())) : null;
}

async function checkoutOf(services: Services, actor: UserActor, quote: Quote): Promise<Checkout> {
  const number = quote.number ?? '';
  if (quote.state !== 'accepted') return { kind: 'quote-unaccepted', number };
  const payer = await findPayer(services, quote.id);
  if (payer)
    return {
      ...{ kind: 'quote-paid', number },
      orderId: payer.userId === actor.userId ? payer.id : null,
    };
  return payable(services, actor, {
    item: {
      ...{ id: `quote:${quote.id}`, quoteId: quote.id, name: `Cotización ${number}` },
      taxPercent: quote.taxPercent,
      service: await serviceOfQuote(services, quote.id),
      price: { amount: quote.totals.total, currency: quote.currency },
    },
    description: `Para ${quote.name}.`,
    features: quote.lines.map(lineText),
    unit: null,
    taxPercent: quote.taxPercent,
  });
}

const lineText = ({ description, quantity }: Quote['lines'][number]): string =>
  quantity === 1 ? description : `${quantity} × ${description}`;

/** Whose order paid the quote: whoever has its link may. */
async function findPayer({ db }: Services, quoteId: string) {
  return db.service
    .selectFrom('orders')
    .select(['id', 'user_id as userId'])
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'paid')
    .executeTakeFirst();
}

/** What the quote's proposal was about. */
async function serviceOfQuote({ db }: Services, quoteId: string): Promise<string> {
  const row = await db.service
    .selectFrom('quotes')
    .innerJoin('contact_submissions', 'contact_submissions.id', 'quotes.proposal_id')
    .select('service')
    .where('quotes.id', '=', quoteId)
    .executeTakeFirst();
  return row?.service ?? 'multiple';
}

type Offered = Pick<Payable, 'item' | 'description' | 'features' | 'unit' | 'taxPercent'>;

async function payable(
  { db, now }: Services,
  actor: UserActor,
  offered: Offered,
  paypal: Payable['paypal'] = null,
): Promise<Payable> {
  const today = await readExchangeRate(db.service);
  const order = await asActor(db, actor, (db) => findOwnOrder(db, actor, offered.item, now()));
  const { price } = offered.item;
  const holdsPrice = order !== null && order.holdsPrice;
  const rate = price.currency === 'COP' ? null : holdsPrice ? order.rate : today;
  const pesos = price.currency === 'COP' ? price : rate && toPesos(price, rate.copPerUsd);
  return {
    ...{ kind: 'for-sale', ...offered, rate, order, paypal },
    pesos: holdsPrice ? order.pesos : pesos,
    isPaidByOthers: await isPaidByOthers(db.service, actor, offered.item),
    isFirstPeriod: offered.item.membership ? offered.item.membership.number === 1 : null,
    memberPrice: memberPriceIn(offered.item),
  };
}

const memberPriceIn = ({ price, benefit }: OrderItem): MemberPrice | null =>
  benefit
    ? memberPriceOf(price, {
        listPrice: benefit.listPrice.amount,
        discountPercent: benefit.percent,
        orderCredits: benefit.credits,
      })
    : null;

/** For how long whoever paid is told so before they pay again. */
const paidHours = 24;

async function findOwnOrder(
  db: ActorDb,
  actor: UserActor,
  { id: item, price }: OrderItem,
  at: Date,
): Promise<OwnOrder | null> {
  const newest = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('item', '=', item)
    .where('currency', '=', price.currency)
    .where('price', '=', price.amount)
    .where((where) =>
      where.or([
        where('status', '=', 'open'),
        where.and([
          where('status', '=', 'paid'),
          where('paid_at', '>', new Date(at.getTime() - paidHours * 3_600_000)),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ? loadOwnOrder(db, actor, { orderId: newest.id, at }) : null;
}
