import { brand } from '#content/brand.ts';

/** The head of a page that only its person should find. */
export const privatePage = (title: string) => [
  { title: `${title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/**
 * The head of a page behind a link that was mailed. The token in its address goes to no other site; `no-referrer` would
 * also hide from our own server whose form is posted.
 */
export const mailedLinkPage = (title: string, description: string) => [
  ...privatePage(title),
  { name: 'description', content: description },
  { name: 'referrer', content: 'same-origin' },
];
