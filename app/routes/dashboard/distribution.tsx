import { href, redirect } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { pageNumberOf } from '#app/routes/page-number.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Panel } from '#app/ui/panel.tsx';
import {
  listDistributions,
  songsPerPage,
} from '#server/services/distributions/list-distributions.ts';
import type { Route } from './+types/distribution.ts';
import { SongDistributions } from './song-distributions.tsx';

/** `?pagina=` counts from 1. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const page = pageNumberOf(args.request.url);
  const app = args.context.get(services);
  const { songs, count } = await listDistributions(app, actor, page);
  const pages = Math.max(1, Math.ceil(count / songsPerPage));
  if (page > pages) throw redirect(addressOf(pages));
  return { songs, page, pages };
}

const addressOf = (page: number) =>
  href('/dashboard/distribucion') + (page > 1 ? `?pagina=${page}` : '');

export default function Distribution({ loaderData }: Route.ComponentProps) {
  const { songs, page, pages } = loaderData;
  return (
    <Panel title="Distribución">
      {songs.length > 0 ? (
        songs.map((song) => <SongDistributions key={song.projectId} song={song} />)
      ) : (
        <EmptyState title="No hay distribuciones aún">
          Cuando enviemos tus canciones a las plataformas, aquí verás cada paso: cuándo salió y
          desde cuándo suena.
        </EmptyState>
      )}
      <Pagination label="Páginas de canciones" page={page} pages={pages} addressOf={addressOf} />
    </Panel>
  );
}
