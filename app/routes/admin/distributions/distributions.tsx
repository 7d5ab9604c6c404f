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
import { distributionStatuses } from '#packages/distribution/src/index.ts';
import { countDistributions } from '#server/services/distributions/count-distributions.ts';
import { listAllDistributions } from '#server/services/distributions/list-all-distributions.ts';
import type { Route } from './+types/distributions.ts';
import { countText } from '../count-text.ts';
import { KeysetLinks } from '../keyset-links.tsx';
import {
  distributionsPath,
  distributionTabs,
  readDistributionQuery,
} from './distribution-query.ts';
import { DistributionTable } from './distribution-table.tsx';
import './distributions.css';

export const handle = { follows: ['distribution'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Distribuciones');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = readDistributionQuery(args.request.url);
  const [page, counts] = await Promise.all([
    listAllDistributions(app, actor, asked),
    countDistributions(app, actor),
  ]);
  return { ...page, counts, asked };
}

export default function Distributions({ loaderData }: Route.ComponentProps) {
  const { distributions, count, before, after, counts, asked } = loaderData;
  const { status, search } = asked;
  return (
    <>
      <div className="desk-top">
        <h1>Distribuciones</h1>
        <Link
          to={href('/admin/distribuciones/canciones')}
          className={buttonClass({ look: 'primary' })}
        >
          Distribuir una canción
        </Link>
      </div>
      <Panel title="Canciones en las plataformas">
        <Tabs
          label="Estado de las distribuciones"
          items={[
            {
              to: distributionsPath({ search }),
              label: `Todas (${countText(counts.all)})`,
              current: status === null,
            },
            ...distributionStatuses.map((one) => ({
              to: distributionsPath({ status: one, search }),
              label: `${distributionTabs[one].label} (${countText(counts[one])})`,
              current: one === status,
            })),
          ]}
        />
        <Form
          className="desk-search"
          role="search"
          action={href('/admin/distribuciones')}
          key={distributionsPath(asked)}
        >
          {status && <input type="hidden" name="estado" value={distributionTabs[status].name} />}
          <Field label="Buscar por canción, artista o plataforma">
            <TextInput type="search" name="buscar" defaultValue={search} maxLength={200} />
          </Field>
          <Button type="submit">Buscar</Button>
        </Form>
        {distributions.length > 0 ? (
          <>
            <p className="desk-count">
              {countText(count)} {count.count === 1 ? 'distribución' : 'distribuciones'}
            </p>
            <DistributionTable distributions={distributions} />
          </>
        ) : (
          <EmptyState
            title="No hay distribuciones en esta categoría"
            action={
              search && (
                <Link to={distributionsPath({ status })} className={buttonClass()}>
                  Ver sin búsqueda
                </Link>
              )
            }
          />
        )}
        <KeysetLinks
          label="Páginas de distribuciones"
          before={before && distributionsPath({ ...asked, cursor: before })}
          after={after && distributionsPath({ ...asked, cursor: after })}
        />
      </Panel>
    </>
  );
}
