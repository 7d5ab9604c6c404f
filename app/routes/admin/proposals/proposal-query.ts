import { href } from 'react-router';
import type { ProposalStatus } from '#packages/contact/src/index.ts';

/** The tabs of the list, in the order in which a proposal goes through them, as an address names them. */
export const proposalTabs = {
  new: { name: 'nuevas', label: 'Nuevas' },
  in_progress: { name: 'en-proceso', label: 'En proceso' },
  contacted: { name: 'contactadas', label: 'Contactadas' },
  closed: { name: 'cerradas', label: 'Cerradas' },
} as const satisfies Record<ProposalStatus, { name: string; label: string }>;

export type ProposalsAsked = {
  status: ProposalStatus | null;
  search: string;
  cursor: string | null;
};

const statuses = Object.keys(proposalTabs) as ProposalStatus[];
const longestSearch = 200;

/** `?estado=`, `?buscar=` and `?desde=`, a place that a page before named. What makes no sense is left out. */
export function readProposalQuery(url: string): ProposalsAsked {
  const query = new URL(url, 'http://this.site').searchParams;
  return {
    status: statuses.find((one) => proposalTabs[one].name === query.get('estado')) ?? null,
    search: (query.get('buscar') ?? '').trim().slice(0, longestSearch),
    cursor: query.get('desde'),
  };
}

/** The address of a list. */
export function proposalsPath({ status, search, cursor }: Partial<ProposalsAsked>): string {
  const query = new URLSearchParams();
  if (status) query.set('estado', proposalTabs[status].name);
  if (search) query.set('buscar', search);
  if (cursor) query.set('desde', cursor);
  return href('/admin/contact-submissions') + (query.size > 0 ? `?${query}` : '');
}
