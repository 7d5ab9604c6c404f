import { type Offer, offers } from './catalogue.ts';
import { premium } from './premium.ts';
import type { Money } from './money.ts';

const packages = Object.values<Offer>(offers).flatMap((offer) => offer.packages);

/** Every amount that the site may name: what something costs, or what a member is given. */
const known = new Set(
  [...packages.map(({ price }) => price), premium.month, premium.year, premium.monthlyCredits].map(
    ({ amount }: Money) => amount / 100,
  ),
);

const named = /(?:USD\s?|\$(?=\d+\/mes))(\d+(?:\.\d{3})*)(?:,\d\d)?/g;

/** The prices in a text that stand nowhere in the catalogue, as they are written. */
export const strangePrices = (text: string): string[] =>
  [...text.matchAll(named)]
    .filter(([, amount = '']) => !known.has(Number(amount.replaceAll('.', ''))))
    .map(([price]) => price);
