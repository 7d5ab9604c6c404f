import { proposalStatuses } from '#packages/contact/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { countViews } from '../lists/count-views.ts';
import type { BoundedCount } from '../lists/search-plan.ts';
import { isInView, type ProposalView } from './proposal-views.ts';

const views = ['all', ...proposalStatuses, 'waiting', 'late'] as const;

/** How many proposals each view has. */
export function countProposals(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): Promise<Record<ProposalView, BoundedCount>> {
  const at = now();
  return countViews({ db }, actor, 'contact_submissions', views, (view) => isInView(view, at));
}
