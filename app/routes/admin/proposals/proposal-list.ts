import { href } from 'react-router';
import type { ListQuery } from '#server/services/lists/read-list.ts';
import type { ProposalView } from '#server/services/proposals/proposal-views.ts';
import { createListAddress } from '../lists/list-address.ts';

/** The proposals; the statuses stand in the order of the work. */
export const proposalList = createListAddress<ProposalView>({
  path: href('/admin/contact-submissions'),
  views: {
    all: { name: 'todas', label: 'Todas' },
    new: { name: 'nuevas', label: 'Nuevas' },
    in_progress: { name: 'en-proceso', label: 'En proceso' },
    contacted: { name: 'contactadas', label: 'Contactadas' },
    closed: { name: 'cerradas', label: 'Cerradas' },
    waiting: { name: 'por-responder', label: 'Por responder' },
    late: { name: 'vencidas', label: 'Vencidas' },
  },
  first: 'all',
});

export type ProposalsAsked = ListQuery<ProposalView>;

/** The address of a proposal, from which one is led back to the list as it was. */
export const proposalPath = (
  proposalId: string,
  asked: Partial<ProposalsAsked>,
  more?: { borrador: string } | { historial: string },
): string =>
  href('/admin/contact-submissions/:proposalId', { proposalId }) + proposalList.query(asked, more);
