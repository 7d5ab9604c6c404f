import { href } from 'react-router';
import type { ProposalTab } from '#server/services/proposals/list-proposals.ts';

/** The parts of the list, as an address names them and as people read them; those of a status in the order of its work. */
export const proposalTabs = {
  new: { name: 'nuevas', label: 'Nuevas' },
  in_progress: { name: 'en-proceso', label: 'En proceso' },
  contacted: { name: 'contactadas', label: 'Contactadas' },
  closed: { name: 'cerradas', label: 'Cerradas' },
  waiting: { name: 'por-responder', label: 'Por responder' },
  late: { name: 'vencidas', label: 'Vencidas' },
} as const satisfies Record<ProposalTab, { name: string; label: string }>;

export type ProposalsAsked = {
  tab: ProposalTab | null;
  search: string;
  cursor: string | null;
};

const tabs = Object.keys(proposalTabs) as ProposalTab[];
const longestSearch = 200;

/** `?estado=`, `?buscar=` and `?desde=`, a place that a page before named. What makes no sense is left out. */
export function readProposalQuery(url: string): ProposalsAsked {
  const query = new URL(url, 'http://this.site').searchParams;
  return {
    tab: tabs.find((one) => proposalTabs[one].name === query.get('estado')) ?? null,
    search: (query.get('buscar') ?? '').trim().slice(0, longestSearch),
    cursor: query.get('desde'),
  };
}

function queryOf(asked: Partial<ProposalsAsked>, more: Record<string, string> = {}): string {
  const { tab, search, cursor } = asked;
  const query = new URLSearchParams();
  if (tab) query.set('estado', proposalTabs[tab].name);
  if (search) query.set('buscar', search);
  if (cursor) query.set('desde', cursor);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}

/** The address of a list. */
export const proposalsPath = (asked: Partial<ProposalsAsked>): string =>
  href('/admin/contact-submissions') + queryOf(asked);

/** The address of a proposal, from which one is led back to the list as it was. */
export const proposalPath = (
  proposalId: string,
  asked: Partial<ProposalsAsked>,
  more?: { borrador: string } | { historial: string },
): string => href('/admin/contact-submissions/:proposalId', { proposalId }) + queryOf(asked, more);
