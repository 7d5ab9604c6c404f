import type { StaffActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { countRequests } from '../legal-requests/count-requests.ts';
import type { BoundedCount } from '../lists/search-plan.ts';
import { countProposals } from '../proposals/count-proposals.ts';

/** How much of a list waits for the staff, and how much of that is late. */
export type Waiting = { waiting: BoundedCount; late: BoundedCount };

/** What waits for the staff: proposals for their first answer, and legal requests within their term or beyond it. */
export async function countWaiting(
  services: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
): Promise<{ proposals: Waiting; requests: Waiting }> {
  const [proposals, { open: waiting, late }] = await Promise.all([
    countProposals(services, actor, ['waiting', 'late']),
    countRequests(services, actor, ['open', 'late']),
  ]);
  return { proposals, requests: { waiting, late } };
}
