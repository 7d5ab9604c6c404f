import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { distributionStatuses } from '#packages/distribution/src/index.ts';
import { countDistributions } from '#server/services/distributions/count-distributions.ts';
import { listAllDistributions } from '#server/services/distributions/list-all-distributions.ts';
import type { Route } from './+types/distributions.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { distributionList } from './distribution-list.ts';
import { DistributionTable } from './distribution-table.tsx';
import './distributions.css';

export const handle = { follows: ['distribution'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Distribuciones');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = distributionList.read(args.request.url);
  const [page, counts] = await Promise.all([
    listAllDistributions(app, actor, asked),
    countDistributions(app, actor),
  ]);
  return { page, counts, asked };
}

export default function Distributions({ loaderData }: Route.ComponentProps) {
  const { page, counts, asked } = loaderData;
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
      <StaffList
        title="Canciones en las plataformas"
        address={distributionList}
        asked={asked}
        page={page}
        noun={['distribución', 'distribuciones']}
        searched="canción, artista o plataforma"
        tabs={['all', ...distributionStatuses]}
        counts={counts}
        empty={{ title: 'No hay distribuciones en esta categoría' }}
      >
        <DistributionTable distributions={page.rows} />
      </StaffList>
    </>
  );
}
