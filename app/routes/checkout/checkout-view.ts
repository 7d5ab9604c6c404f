import { href } from 'react-router';
import { premium } from '#content/premium.ts';
import { longDate } from '#content/dates.ts';
import { memberPriceFacts } from '#content/member-price.ts';
import { type Money, priceText } from '#content/money.ts';
import type { ProviderName } from '#packages/payments/src/index.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { errorTexts } from '#server/error-texts.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { Checkout, Payable } from '#server/services/payments/read-checkout.ts';
import type { OwnOrder } from '#server/services/payments/read-order.ts';
import { type Standing, standingOf } from './order-standing.ts';
import { type WayBack, wayBackFrom, wayBackTo } from './way-back.ts';

type Providers = AppServices['payments']['providers'];

/** One button that leads to where it is paid; `manual` is a transfer that the person makes by themselves. */
export type PayWay = { provider: ProviderName; amount: Money };

/** What the page says about an order that the person has of this. */
export type OrderInSight = { id: string; standing: Standing; beginsNow: boolean };

/** What can be paid, as its page shows it. */
export type PayableView = Pick<
  Payable,
  | 'kind'
  | 'description'
  | 'features'
  | 'unit'
  | 'taxPercent'
  | 'pesos'
  | 'isPaidByOthers'
  | 'isFirstPeriod'
  | 'paypal'
> & {
  name: string;
  price: Money;
  /** `$ 4.000 COP por dólar, tasa del 26 de noviembre de 2026`; null where nothing is converted. */
  rateText: string | null;
  ways: PayWay[];
  back: WayBack;
  /** What the price is made of for a member; nothing of anybody else, and of a membership itself. */
  priceParts: readonly { name: string; value: string }[];
  /** Of the price of the launch; null of any other. */
  launch: { percent: number; months: number } | null;
  /** Whether it could be paid in pesos if there were a rate. */
  lacksRate: boolean;
  order: OrderInSight | null;
};

export type CheckoutView =
  | PayableView
  | Exclude<Checkout, { kind: 'for-sale' | 'quote-unaccepted' | 'to-agree' | 'coming-soon' }>
  | (Extract<Checkout, { kind: 'to-agree' | 'coming-soon' }> & { back: WayBack })
  | {
      kind: 'quote-unaccepted';
      number: string;
      token: string;
      words: { title: string; message: string };
    };

type Means = { providers: Providers; takesTransfers: boolean };

/** What of it leaves the server. */
export function viewOf(
  checkout: Checkout | null,
  { token, ...means }: Means & { token: string | null },
): CheckoutView | null {
  switch (checkout?.kind) {
    case undefined:
      return null;
    case 'for-sale':
      return {
        ...payableView(checkout, means),
        back:
          token === null
            ? wayBackFrom(checkout.item.id)
            : { path: href('/cotizacion/:token', { token }), label: 'Volver a la cotización' },
      };
    case 'quote-unaccepted':
      return { ...checkout, token: token ?? '', words: errorTexts['order.quote-unaccepted'] };
    case 'to-agree':
    case 'coming-soon':
      return { ...checkout, back: wayBackTo(checkout.page) };
    case 'member':
    case 'paypal-charges':
    case 'quote-paid':
      return checkout;
  }
}

function payableView(
  {
    kind,
    item,
    description,
    features,
    unit,
    taxPercent,
    pesos,
    rate,
    order,
    isPaidByOthers,
    isFirstPeriod,
    paypal,
    memberPrice,
  }: Payable,
  { providers, takesTransfers }: Means,
): Omit<PayableView, 'back'> {
  const { name, price } = item;
  const ways = providers.flatMap(({ name: provider, currency, least }): PayWay[] => {
    const amount = currency === 'COP' ? pesos : price.currency === currency ? price : null;
    return amount && amount.amount >= (least?.amount ?? 0) ? [{ provider, amount }] : [];
  });
  if (takesTransfers && pesos) ways.push({ provider: 'manual', amount: pesos });
  return {
    ...{ kind, name, price, description, features, unit, taxPercent, pesos, ways, isPaidByOthers },
    ...{ isFirstPeriod, paypal },
    launch: item.membership?.isLaunch ? premium.launch : null,
    priceParts: memberPrice ? memberPriceFacts(memberPrice, { total: 'Total' }) : [],
    rateText:
      rate &&
      `${priceText({ amount: rate.copPerUsd, currency: 'COP' })} por dólar, tasa del ${longDate(bogotaDate(rate.setAt))}`,
    lacksRate:
      pesos === null && (takesTransfers || providers.some(({ currency }) => currency === 'COP')),
    order: order && inSight(order),
  };
}

const inSight = (order: OwnOrder): OrderInSight => ({
  ...{ id: order.id, beginsNow: order.beginsNow },
  standing: standingOf(order),
});

/** Where the form of the page may lead, also by a redirect: PayPal asks who one is at other names of its own. */
export const formTargetsOf = (providers: Providers): string[] => [
  ...new Set(
    providers.flatMap(({ name, origin }) =>
      name === 'paypal' && new URL(origin).hostname.endsWith('.paypal.com')
        ? [origin, 'https://*.paypal.com']
        : [origin],
    ),
  ),
];
