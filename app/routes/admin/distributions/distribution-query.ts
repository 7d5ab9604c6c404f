import { href } from 'react-router';
import { type DistributionStatus, distributionStatuses } from '#packages/distribution/src/index.ts';

/** The tabs of the lists, in the order in which a distribution goes through them, as an address names them. */
export const distributionTabs = {
  pending: { name: 'pendientes', label: 'Pendientes' },
  uploading: { name: 'subiendo', label: 'Subiendo' },
  processing: { name: 'procesando', label: 'Procesando' },
  live: { name: 'en-vivo', label: 'En vivo' },
  failed: { name: 'fallidas', label: 'Fallidas' },
  removed: { name: 'retiradas', label: 'Retiradas' },
} as const satisfies Record<DistributionStatus, { name: string; label: string }>;

export type DistributionsAsked = {
  status: DistributionStatus | null;
  search: string;
  cursor: string | null;
};

const longestSearch = 200;

/** `?estado=`, `?buscar=` and `?desde=`, a place that a page before named. What makes no sense is left out. */
export function readDistributionQuery(url: string): DistributionsAsked {
  const query = new URL(url, 'http://this.site').searchParams;
  return {
    status:
      distributionStatuses.find((one) => distributionTabs[one].name === query.get('estado')) ??
      null,
    search: (query.get('buscar') ?? '').trim().slice(0, longestSearch),
    cursor: query.get('desde'),
  };
}

/** The address of a list. */
export function distributionsPath({ status, search, cursor }: Partial<DistributionsAsked>): string {
  const query = new URLSearchParams();
  if (status) query.set('estado', distributionTabs[status].name);
  if (search) query.set('buscar', search);
  if (cursor) query.set('desde', cursor);
  return href('/admin/distribuciones') + (query.size > 0 ? `?${query}` : '');
}

/** The address of a song among those of the staff, at its distributions of a status. */
export const songPath = (projectId: string, status?: DistributionStatus): string =>
  href('/admin/distribuciones/canciones/:projectId', { projectId }) +
  (status ? `?estado=${distributionTabs[status].name}` : '');

/** The same address with all of them ticked. */
export const allTickedPath = (projectId: string, status: DistributionStatus): string =>
  `${songPath(projectId, status)}&marcadas=todas`;

export const asksForAllTicked = (url: string): boolean =>
  new URL(url, 'http://this.site').searchParams.get('marcadas') === 'todas';
