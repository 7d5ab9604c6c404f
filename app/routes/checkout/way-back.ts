import { itemById } from '#content/checkout.ts';
import type { Page } from '#content/page.ts';
import { pages } from '#content/site-map.ts';

/** Where somebody goes back to who does not buy after all, and what that is called. */
export type WayBack = { path: string; label: string };

/** To the page that sells it: of a service its own, of a membership or what is sold nowhere the one of Premium. */
export function wayBackTo(page: Pick<Page, 'path' | 'name'> | null): WayBack {
  return page === null || page.path === pages.memberships.path
    ? { path: pages.memberships.path, label: 'Volver a las membresías' }
    : { path: page.path, label: `Volver a ${page.name}` };
}

/** The same of what an order is for. */
export const wayBackFrom = (item: string): WayBack => wayBackTo(itemById(item)?.page ?? null);
