import { originOf } from '#app/origin-of.ts';
import { studioRef } from '#app/page-head.ts';
import { premium } from '#content/premium.ts';
import { membershipPath } from '#content/membership-path.ts';
import type { Money } from '#content/money.ts';
import { pages } from '#content/site-map.ts';

/** The membership and its two prices, as schema.org knows them. */
export const membershipThing = (matches: Parameters<typeof studioRef>[0]) => ({
  '@type': 'Service',
  name: pages.memberships.name,
  description: pages.memberships.description,
  url: originOf(matches) + pages.memberships.path,
  provider: studioRef(matches),
  offers: [
    offer(premium.month, 'P1M', originOf(matches) + membershipPath('month')),
    offer(premium.year, 'P1Y', originOf(matches) + membershipPath('year')),
  ],
});

const offer = ({ amount, currency }: Money, period: string, url: string) => ({
  '@type': 'Offer',
  url,
  availability: 'https://schema.org/InStock',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: (amount / 100).toFixed(2),
    priceCurrency: currency,
    billingDuration: period,
  },
});
