import { data } from 'react-router';
import { requireUser } from '#app/guards.ts';
import { setupScript } from '#server/services/setup/setup-scripts.ts';
import type { Route } from './+types/script-file.ts';

/** The scripts of the page as files: /database-setup/tablas.sql and almacenamiento.sql. */
export function loader(args: Route.LoaderArgs) {
  requireUser(args);
  const [, name] = /^(tablas|almacenamiento)\.sql$/.exec(args.params.file) ?? [];
  if (name !== 'tablas' && name !== 'almacenamiento') throw data(null, { status: 404 });
  return new Response(setupScript(name), {
    headers: {
      'content-type': 'application/sql; charset=utf-8',
      'content-disposition': `attachment; filename="estudio2600-${name}.sql"`,
    },
  });
}
