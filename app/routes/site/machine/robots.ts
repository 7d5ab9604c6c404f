import { siteOrigin } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { Route } from './+types/robots.ts';

export const handle = { static: true } satisfies PageHandle;

/** Rooms that are nobody's business but their person's. */
const closed = [
  '/auth/',
  '/dashboard',
  '/database-setup',
  '/checkout',
  '/admin/',
  '/correo/',
  '/boletin/',
];

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(siteOrigin)}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
