/** What the list of contacts is sorted by, as its address names it, and as people read it. */
export const contactOrders = {
  newest: { name: 'recientes', label: 'Más recientes' },
  oldest: { name: 'antiguos', label: 'Más antiguos' },
  name: { name: 'nombre', label: 'Nombre, A a Z' },
  'name-desc': { name: 'nombre-desc', label: 'Nombre, Z a A' },
} as const;

type Order = keyof typeof contactOrders;

export type ContactsAsked = { search: string; order: Order; cursor: string | null };

const orders = Object.keys(contactOrders) as Order[];
const longestSearch = 200;

/** `?buscar=`, `?orden=` and `?desde=`, a place that a page before named. What makes no sense is left out. */
export function readContactQuery(url: string): ContactsAsked {
  const query = new URL(url, 'http://this.site').searchParams;
  return {
    search: (query.get('buscar') ?? '').trim().slice(0, longestSearch),
    order: orders.find((one) => contactOrders[one].name === query.get('orden')) ?? 'newest',
    cursor: query.get('desde'),
  };
}

/** The query of an address, with its question mark; empty for the list as it opens. */
export function contactQuery({ search, order, cursor }: ContactsAsked): string {
  const query = new URLSearchParams();
  if (search) query.set('buscar', search);
  if (order !== 'newest') query.set('orden', contactOrders[order].name);
  if (cursor !== null) query.set('desde', cursor);
  return query.size > 0 ? `?${query}` : '';
}
