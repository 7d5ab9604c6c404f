import { type Offer, type OfferKey, offers } from '#content/catalogue.ts';
import type { Money } from '#content/money.ts';
import { pages } from '#content/site-map.ts';

/** What an offer has for sale, for a line of a quote. */
export type OfferForSale = {
  name: string;
  unit: string;
  packages: { id: string; name: string; price: Money }[];
};

/** Every offer with what is for sale of it. */
export const packagesForSale = (): OfferForSale[] =>
  (Object.keys(offers) as OfferKey[]).map((key) => {
    const offer: Offer = offers[key];
    return {
      name: pages[offer.page].name,
      unit: offer.unit,
      packages: offer.packages
        .filter(({ comingSoon }) => !comingSoon)
        .map(({ id, name, price }) => ({ id, name, price })),
    };
  });
