import { siteOrigin } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { brand } from '#content/brand.ts';
import { posts } from '#content/posts.ts';
import { feedPath, pages } from '#content/site-map.ts';
import type { Route } from './+types/feed.ts';
import { element } from './xml.ts';

export const handle = { static: true } satisfies PageHandle;

/** RSS 2.0, https://www.rssboard.org/rss-specification; the link to itself is Atom's, as RSS readers ask. */
export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(siteOrigin);
  const items = posts.map(({ title, excerpt, category, date, path }) =>
    element('item', [
      element('title', title),
      element('link', origin + path),
      element('guid', origin + path),
      element('pubDate', publicationDate(date)),
      element('category', category),
      element('description', excerpt),
    ]),
  );
  const channel = element('channel', [
    element('title', `${pages.blog.name} | ${brand.name}`),
    element('link', origin + pages.blog.path),
    element('description', pages.blog.description),
    element('language', 'es-CO'),
    element('atom:link', [], {
      href: origin + feedPath,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...items,
  ]);
  const feed = element('rss', [channel], {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
  });
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${feed}`, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}

/** Articles come out at six in the morning in Bogotá, UTC−5. RFC 822 as RSS wants it. */
const publicationDate = (date: string) => new Date(`${date}T06:00:00-05:00`).toUTCString();
