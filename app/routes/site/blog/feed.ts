import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/brand.ts';
import { feedPath, pages } from '#content/site-map.ts';

/** Tells readers of feeds, in the head of a page, where ours is. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${pages.blog.name} de ${brand.name}`,
  href: feedPath,
};
