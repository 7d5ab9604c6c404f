import { proposalStatuses } from '#packages/contact/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { countViews } from '../lists/count-views.ts';
import type { BoundedCount } from '../lists/search-plan.ts';
import { isInView, type ProposalView } from './proposal-views.ts';

const views = ['all', ...proposalStatuses, 'waiting', 'late'] as const;

/** How many proposals each view has, or each of these. */
export function countProposals<View extends ProposalView = ProposalView>(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  only?: readonly View[],
): Promise<Record<View, BoundedCount>> {
  const at = now();
  return countViews({ db }, actor, 'contact_submissions', only ?? views, (view) =>
    isInView(view, at),
  );
}
