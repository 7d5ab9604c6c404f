import { Form, href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { Table } from '#app/ui/table.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { findSongs } from '#server/services/distributions/find-songs.ts';
import type { Route } from './+types/songs.ts';
import { longestSearch } from '../lists/list-address.ts';
import { distributionList, songPath } from './distribution-list.ts';

export const meta: Route.MetaFunction = () => privatePage('Distribuir una canción');

/** `?buscar=` finds songs. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const { search } = distributionList.read(args.request.url);
  return { search, songs: await findSongs(app, actor, { search }) };
}

export default function Songs({ loaderData }: Route.ComponentProps) {
  const { search, songs } = loaderData;
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/distribuciones')}>← Distribuciones</Link>
        </p>
        <h1>Distribuir una canción</h1>
      </header>
      <Panel title="Canciones listas">
        <Form
          className="desk-search"
          role="search"
          action={href('/admin/distribuciones/canciones')}
          key={search}
        >
          <Field label="Buscar por canción o artista">
            <TextInput
              type="search"
              name="buscar"
              defaultValue={search}
              maxLength={longestSearch}
            />
          </Field>
          <Button type="submit">Buscar</Button>
        </Form>
        {songs.length > 0 ? (
          <Table caption="Canciones que se pueden distribuir">
            <thead>
              <tr>
                <th scope="col">Canción</th>
                <th scope="col" className="desk-wide">
                  Plataformas
                </th>
                <th scope="col">Estado</th>
              </tr>
            </thead>
            <tbody>
              {songs.map(({ id, title, artistName, platforms, status }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={songPath(id)}>
                      <bdi>{title}</bdi>
                    </Link>
                    <small>
                      <bdi>{artistName}</bdi>
                    </small>
                    <small className="desk-narrow">
                      {platforms === 1 ? '1 plataforma' : `${platforms} plataformas`}
                    </small>
                  </th>
                  <td className="desk-wide">{platforms}</td>
                  <td>
                    <StatusBadge status={status} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        ) : (
          <EmptyState
            title="No hay canciones listas con esas palabras"
            action={
              search && (
                <Link to={href('/admin/distribuciones/canciones')} className={buttonClass()}>
                  Ver sin búsqueda
                </Link>
              )
            }
          >
            Solo se distribuye una canción cuyo audio ya se procesó, que no está en la papelera y
            cuya cuenta no está suspendida ni por borrarse.
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
