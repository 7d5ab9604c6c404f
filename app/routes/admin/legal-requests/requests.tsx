import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { countRequests } from '#server/services/legal-requests/count-requests.ts';
import { listRequests } from '#server/services/legal-requests/list-requests.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/requests.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { termOf } from './clock-text.ts';
import { requestList } from './request-list.ts';
import { RequestTable } from './request-table.tsx';

const loadRequestTotals = () => import('./request-totals.tsx');
const RequestTotals = keepDrawn(
  import.meta.env.SSR
    ? (await loadRequestTotals()).RequestTotals
    : later(loadRequestTotals, 'RequestTotals'),
);

export const handle = { follows: ['request'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Solicitudes');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = requestList.read(args.request.url);
  const [page, counts] = await Promise.all([
    listRequests(app, actor, asked),
    countRequests(app, actor),
  ]);
  const now = app.now();
  const rows = page.rows.map((row) => ({ ...row, term: termOf(row, now) }));
  return { page: { ...page, rows }, counts, asked };
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { page, counts, asked } = loaderData;
  return (
    <>
      <h1>Solicitudes</h1>
      <RequestTotals counts={counts} view={asked.view} />
      <StaffList
        title="PQR y datos personales"
        action={
          <Link to={href('/admin/solicitudes/nueva')} className={buttonClass({ small: true })}>
            Radicar una
          </Link>
        }
        address={requestList}
        asked={asked}
        page={page}
        noun={['solicitud', 'solicitudes']}
        searched="radicado, nombre, correo o asunto"
        tabs={['open', 'waiting', 'answered', 'closed', 'undelivered', 'all']}
        counts={counts}
        empty={{
          title: asked.search
            ? 'No hay solicitudes con esas palabras en esta lista.'
            : 'No hay solicitudes en esta lista.',
        }}
      >
        <RequestTable requests={page.rows} />
      </StaffList>
    </>
  );
}
