import type { Money } from '#content/money.ts';
import type { Offer } from '#packages/membership/src/index.ts';
import type { WindowKey } from '../memberships/credits.ts';

/** What is bought: `id` is what the checkout names it by. */
export type OrderItem = {
  id: string;
  name: string;
  service: string;
  price: Money;
  quoteId: string | null;
  /** The IVA that is in the price; that of today where it is not said. */
  taxPercent?: number;
  /** The period of a membership that it is; `isLaunch`, at the price of the launch. */
  membership?: Pick<Offer, 'number' | 'plan' | 'startsNow'> & { isLaunch: boolean };
  /** What a member is given of its price. */
  benefit?: MemberBenefit;
};

export type MemberBenefit = {
  /** Before it. */
  listPrice: Money;
  percent: number;
  /** In cents of a dollar, of a month's. */
  credits: number;
  window: WindowKey | null;
};

export type OrderWish = {
  item: OrderItem;
  /** What it costs in pesos as the person read it, in hundredths; null where no such price was shown, undefined where they pay in dollars. */
  shownPesos: number | null | undefined;
  /** The words that the person ticked; null where they did not. */
  consentText: string | null;
  /** They know that a payment is on its way, or that somebody else began to pay the same quote: of two the second goes back. */
  again?: boolean;
};
