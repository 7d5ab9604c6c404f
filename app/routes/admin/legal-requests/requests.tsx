import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { countRequests } from '#server/services/legal-requests/count-requests.ts';
import { listRequests } from '#server/services/legal-requests/list-requests.ts';
import type { Route } from './+types/requests.ts';
import { countText } from '../lists/count-text.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { type Total, Totals } from '../lists/totals.tsx';
import { requestList } from './request-list.ts';
import { RequestTable } from './request-table.tsx';

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
  return { page, counts, asked, now: app.now() };
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { page, counts, asked, now } = loaderData;
  const total = (view: 'open' | 'late' | 'waiting'): Total => ({
    label: requestList.views[view].label,
    count: countText(counts[view]),
    to: requestList.to({ view }),
    isCurrent: asked.view === view,
  });
  return (
    <>
      <h1>Solicitudes</h1>
      <Totals
        items={[
          total('open'),
          { ...total('late'), isLate: counts.late.count > 0 },
          total('waiting'),
        ]}
      />
      {counts.undelivered.count > 0 && asked.view !== 'undelivered' && (
        <p className="desk-waiting desk-failed">
          <Link to={requestList.to({ view: 'undelivered' })}>
            {counts.undelivered.count === 1
              ? 'Una persona no recibió el correo de su solicitud'
              : `${countText(counts.undelivered)} personas no recibieron el correo de su solicitud`}
          </Link>
        </p>
      )}
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
        <RequestTable requests={page.rows} now={now} />
      </StaffList>
    </>
  );
}
