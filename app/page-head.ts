import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/brand.ts';
import type { Offer } from '#content/catalogue.ts';
import { home, type Page } from '#content/page.ts';
import { socialImagePath } from '#content/social-image-path.ts';
import { type Matches, originOf } from './origin-of.ts';

/** What a page says of itself to search engines and to whoever gets its link. */
type Head = {
  path: string;
  title: string;
  description: string;
  /** From the home page to the page above this one. */
  above?: readonly { name: string; path: string }[];
  name: string;
  type?: 'website' | 'article';
  /** More things of schema.org that the page is about. */
  about?: readonly Thing[];
};

export type Thing = { '@type': string; [property: string]: unknown };

/** The descriptors of a public page: title, address, picture, and its place in the site. */
export function pageHead(matches: Matches, head: Head): MetaDescriptor[] {
  const origin = originOf(matches);
  const url = absolute(origin, head.path);
  const image = `${origin}${socialImagePath(head.path)}`;
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'es_CO' },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${head.name}, ${brand.name}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [...breadcrumbs(origin, head), ...(head.about ?? [])],
      },
    },
  ];
}

/** The studio, as schema.org knows it; other things refer to it by its `@id`. */
export function organization(matches: Matches): Thing {
  const origin = originOf(matches);
  return {
    '@type': 'Organization',
    '@id': `${origin}/#estudio`,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: brand.email,
    telephone: `+${brand.whatsapp}`,
    taxID: brand.nit,
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.address.street,
      addressLocality: brand.address.city,
      addressCountry: 'CO',
    },
    sameAs: Object.values(brand.socials),
  };
}

/** A service with the prices of what is for sale of it. */
export function offerThing(matches: Matches, page: Page, offer: Offer): Thing {
  return {
    '@type': 'Service',
    name: page.name,
    description: page.description,
    url: absolute(originOf(matches), page.path),
    areaServed: 'CO',
    provider: studioRef(matches),
    offers: offer.packages
      .filter((one) => !one.comingSoon && !one.unlisted)
      .map(({ id, name, description, price }) => ({
        '@type': 'Offer',
        name,
        description,
        price: (price.amount / 100).toFixed(2),
        priceCurrency: price.currency,
        url: `${absolute(originOf(matches), page.path)}#${id}`,
        availability: 'https://schema.org/InStock',
      })),
  };
}

export const studioRef = (matches: Matches) => ({ '@id': `${originOf(matches)}/#estudio` });

const absolute = (origin: string, path: string) => origin + path;

function breadcrumbs(origin: string, { path, name, above = [] }: Head): Thing[] {
  if (path === home.path) return [];
  const trail = [home, ...above, { name, path }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: absolute(origin, step.path),
      })),
    },
  ];
}
