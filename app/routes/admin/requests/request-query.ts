import { href } from 'react-router';
import type { RequestTab } from '#server/services/pqr/list-requests.ts';

/** The tabs of the list as an address names them. */
export const tabNames = {
  open: { name: 'abiertas', label: 'Abiertas' },
  waiting: { name: 'incompletas', label: 'Incompletas' },
  answered: { name: 'respondidas', label: 'Respondidas' },
  closed: { name: 'cerradas', label: 'Cerradas' },
  undelivered: { name: 'sin-entregar', label: 'Correo sin entregar' },
  all: { name: 'todas', label: 'Todas' },
} as const satisfies Record<RequestTab | 'all', { name: string; label: string }>;

export type ShownTab = keyof typeof tabNames;

export const shownTabs = Object.keys(tabNames) as ShownTab[];

export type RequestsAsked = { tab: ShownTab; search: string; cursor: string | null };

const longestSearch = 200;

/** `?estado=`, `?buscar=` and `?desde=`, a place that a page before named. It opens with what is to be answered. */
export function readRequestQuery(url: string): RequestsAsked {
  const query = new URL(url, 'http://this.site').searchParams;
  return {
    tab: shownTabs.find((one) => tabNames[one].name === query.get('estado')) ?? 'open',
    search: (query.get('buscar') ?? '').trim().slice(0, longestSearch),
    cursor: query.get('desde'),
  };
}

/** The address of a list. */
export function requestsPath({ tab = 'open', search, cursor }: Partial<RequestsAsked>): string {
  const query = new URLSearchParams();
  if (tab !== 'open') query.set('estado', tabNames[tab].name);
  if (search) query.set('buscar', search);
  if (cursor) query.set('desde', cursor);
  return href('/admin/solicitudes') + (query.size > 0 ? `?${query}` : '');
}
