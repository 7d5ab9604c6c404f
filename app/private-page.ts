import { brand } from '#content/brand.ts';

/** The head of a page that only its person should find. */
export const privatePage = (title: string) => [
  { title: `${title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];
