import { siteOrigin } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { posts } from '#content/posts.ts';
import { publicPaths } from '#content/public-paths.ts';
import type { Route } from './+types/sitemap.ts';
import { element } from './xml.ts';

export const handle = { static: true } satisfies PageHandle;

/** https://www.sitemaps.org/protocol.html */
export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(siteOrigin);
  const dates = new Map(posts.map(({ path, date }) => [path, date]));
  const urls = publicPaths.map((path) => {
    const date = dates.get(path);
    return element('url', [
      element('loc', origin + path),
      ...(date ? [element('lastmod', date)] : []),
    ]);
  });
  const body = element('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
