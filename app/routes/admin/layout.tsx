import { Outlet } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { staffPlaces } from '#app/ui/app-shell/staff-places.ts';
import { countRequests } from '#server/services/legal-requests/count-requests.ts';
import { countProposals } from '#server/services/proposals/count-proposals.ts';
import type { Route } from './+types/layout.ts';
import { waitingBadge } from './waiting-badge.ts';
import './admin.css';
import './lists/lists.css';
import './records.css';

export const handle = {
  shell: 'staff',
  places: staffPlaces,
  // What waits, beside the places.
  follows: ['proposal', 'request'],
} satisfies PageHandle;

/** Before anything of the staff's is asked or done, whatever it is. */
export const middleware: Route.MiddlewareFunction[] = [(args) => void requireStaff(args)];

/** What waits for the staff: proposals for their first answer, legal requests within their term or beyond it. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const [proposals, requests] = await Promise.all([
    countProposals(app, actor, ['waiting', 'late']),
    countRequests(app, actor, ['open', 'late']),
  ]);
  return {
    proposals: waitingBadge(proposals.waiting, proposals.late, 'por responder'),
    requests: waitingBadge(requests.open, requests.late, 'en trámite'),
  };
}

/** The staff's pages: as wide as the window, for lists. */
export default function AdminLayout() {
  return (
    <div className="admin wrap">
      <Outlet />
    </div>
  );
}
