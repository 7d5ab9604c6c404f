import { Form, href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { countRequests } from '#server/services/pqr/count-requests.ts';
import { listRequests } from '#server/services/pqr/list-requests.ts';
import type { Route } from './+types/requests.ts';
import { countText } from '../count-text.ts';
import { KeysetLinks } from '../keyset-links.tsx';
import { Totals } from '../totals.tsx';
import { readRequestQuery, requestsPath, shownTabs, tabNames } from './request-query.ts';
import { RequestTable } from './request-table.tsx';

export const handle = { follows: ['request'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Solicitudes');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = readRequestQuery(args.request.url);
  const { tab, search, cursor } = asked;
  const [page, counts] = await Promise.all([
    listRequests(app, actor, { tab: tab === 'all' ? null : tab, search, cursor }),
    countRequests(app, actor),
  ]);
  return { ...page, counts, asked, now: app.now() };
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { requests, count, before, after, counts, asked, now } = loaderData;
  const { tab, search } = asked;
  return (
    <>
      <h1>Solicitudes</h1>
      <Totals
        items={[
          { label: 'Abiertas', count: countText(counts.open) },
          { label: 'Vencidas', count: countText(counts.late) },
          { label: 'Incompletas', count: countText(counts.waiting) },
        ]}
      />
      {counts.undelivered.count > 0 && tab !== 'undelivered' && (
        <p className="desk-waiting desk-failed">
          <Link to={requestsPath({ tab: 'undelivered' })}>
            {counts.undelivered.count === 1
              ? 'Una persona no recibió el correo de su solicitud'
              : `${countText(counts.undelivered)} personas no recibieron el correo de su solicitud`}
          </Link>
        </p>
      )}
      <Panel
        title="PQR y datos personales"
        action={
          <Link to={href('/admin/solicitudes/nueva')} className={buttonClass({ small: true })}>
            Radicar una
          </Link>
        }
      >
        <Tabs
          label="Estado de las solicitudes"
          items={shownTabs.map((one) => ({
            to: requestsPath({ tab: one, search }),
            label: `${tabNames[one].label} (${countText(counts[one])})`,
            current: one === tab,
          }))}
        />
        <Form
          className="desk-search"
          role="search"
          action={href('/admin/solicitudes')}
          key={requestsPath(asked)}
        >
          {tab !== 'open' && <input type="hidden" name="estado" value={tabNames[tab].name} />}
          <Field label="Buscar por radicado, nombre, correo o asunto">
            <TextInput type="search" name="buscar" defaultValue={search} maxLength={200} />
          </Field>
          <Button type="submit">Buscar</Button>
        </Form>
        {requests.length > 0 ? (
          <>
            <p className="desk-count">
              {countText(count)} {count.count === 1 ? 'solicitud' : 'solicitudes'}
            </p>
            <RequestTable requests={requests} now={now} />
          </>
        ) : (
          <EmptyState
            title={
              search
                ? 'No hay solicitudes con esas palabras en esta lista.'
                : 'No hay solicitudes en esta lista.'
            }
            action={
              search && (
                <Link to={requestsPath({ tab })} className={buttonClass()}>
                  Ver sin búsqueda
                </Link>
              )
            }
          />
        )}
        <KeysetLinks
          label="Páginas de solicitudes"
          before={before && requestsPath({ ...asked, cursor: before })}
          after={after && requestsPath({ ...asked, cursor: after })}
        />
      </Panel>
    </>
  );
}
