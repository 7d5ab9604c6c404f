import { distributionStatuses } from '#packages/distribution/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { countViews } from '../lists/count-views.ts';
import type { BoundedCount } from '../lists/search-plan.ts';
import { type DistributionView, isInView } from './list-all-distributions.ts';

/** How many distributions each view has. */
export const countDistributions = (
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
): Promise<Record<DistributionView, BoundedCount>> =>
  countViews({ db }, actor, 'distributions', ['all', ...distributionStatuses], isInView);
