import { requireSession } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { NotBuilt } from '#app/routes/not-built.tsx';
import type { Route } from './+types/database-setup.ts';

export const meta: Route.MetaFunction = () => privatePage('Estado de la base de datos');

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return null;
}

export default function DatabaseSetup() {
  return (
    <NotBuilt title="Estado de la base de datos">
      Aquí se verá el estado de cada tabla y de cada carpeta de archivos.
    </NotBuilt>
  );
}
