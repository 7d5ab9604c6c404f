import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { countViews } from '../lists/count-views.ts';
import type { BoundedCount } from '../lists/search-plan.ts';
import { isInView, type RequestView } from './request-views.ts';

const views = ['all', 'open', 'late', 'waiting', 'answered', 'closed', 'undelivered'] as const;

/** How many requests each view has. */
export function countRequests(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): Promise<Record<RequestView, BoundedCount>> {
  const today = bogotaDate(now());
  return countViews({ db }, actor, 'legal_requests', views, (view) => isInView(view, today));
}
