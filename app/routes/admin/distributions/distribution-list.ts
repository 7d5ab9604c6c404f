import { href } from 'react-router';
import type { DistributionStatus } from '#packages/distribution/src/index.ts';
import type { DistributionView } from '#server/services/distributions/list-all-distributions.ts';
import { createListAddress } from '../lists/list-address.ts';

/** The distributions; the statuses stand in the order in which one goes through them. */
export const distributionList = createListAddress<DistributionView>({
  path: href('/admin/distribuciones'),
  views: {
    all: { name: 'todas', label: 'Todas' },
    pending: { name: 'pendientes', label: 'Pendientes' },
    uploading: { name: 'subiendo', label: 'Subiendo' },
    processing: { name: 'procesando', label: 'Procesando' },
    live: { name: 'en-vivo', label: 'En vivo' },
    failed: { name: 'fallidas', label: 'Fallidas' },
    removed: { name: 'retiradas', label: 'Retiradas' },
  },
  first: 'all',
});

/** The address of a song among those of the staff, at its distributions of a status. */
export const songPath = (projectId: string, status?: DistributionStatus): string =>
  href('/admin/distribuciones/canciones/:projectId', { projectId }) +
  distributionList.query({ view: status });

/** The same address with all of them ticked. */
export const allTickedPath = (projectId: string, status: DistributionStatus): string =>
  `${songPath(projectId, status)}&marcadas=todas`;

export const asksForAllTicked = (url: string): boolean =>
  new URL(url, 'http://this.site').searchParams.get('marcadas') === 'todas';
