import { href } from 'react-router';
import type { UserPart } from '#server/services/users/list-users.ts';

/** The parts of the list, as an address names them and as people read them. */
export const userParts = {
  unconfirmed: { name: 'sin-confirmar', label: 'Sin confirmar' },
  suspended: { name: 'suspendidas', label: 'Suspendidas' },
  review: { name: 'por-revisar', label: 'Por revisar' },
  leaving: { name: 'por-eliminar', label: 'Por eliminar' },
  staff: { name: 'equipo', label: 'Equipo' },
} as const satisfies Record<UserPart, { name: string; label: string }>;

export type UsersAsked = { part: UserPart | null; search: string; cursor: string | null };

export const partNames = Object.keys(userParts) as UserPart[];
const longestSearch = 200;

/** `?cuentas=`, `?buscar=` and `?desde=`, a place that a page before named. What makes no sense is left out. */
export function readUserQuery(url: string): UsersAsked {
  const query = new URL(url, 'http://this.site').searchParams;
  return {
    part: partNames.find((one) => userParts[one].name === query.get('cuentas')) ?? null,
    search: (query.get('buscar') ?? '').trim().slice(0, longestSearch),
    cursor: query.get('desde'),
  };
}

/** The address of a list. */
export function usersPath({ part, search, cursor }: Partial<UsersAsked>): string {
  const query = new URLSearchParams();
  if (part) query.set('cuentas', userParts[part].name);
  if (search) query.set('buscar', search);
  if (cursor) query.set('desde', cursor);
  return href('/admin/usuarios') + (query.size > 0 ? `?${query}` : '');
}
