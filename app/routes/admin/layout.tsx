import { Outlet } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { staffPlaces } from '#app/ui/app-shell/staff-places.ts';
import { countWaiting } from '#server/services/waiting/count-waiting.ts';
import type { Route } from './+types/layout.ts';
import { waitingBadge } from './waiting-badge.ts';
import './admin.css';
import './lists/lists.css';
import './records.css';

export const handle = {
  shell: 'staff',
  places: staffPlaces,
} satisfies PageHandle;

/** Before anything of the staff's is asked or done, whatever it is. */
export const middleware: Route.MiddlewareFunction[] = [(args) => void requireStaff(args)];

export async function loader(args: Route.LoaderArgs) {
  const { payments, proposals, requests } = await countWaiting(
    args.context.get(services),
    requireStaff(args),
  );
  return {
    proposals: waitingBadge(proposals, 'por responder'),
    requests: waitingBadge(requests, 'en trámite'),
    payments: waitingBadge(payments, 'por revisar'),
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
