import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { NotBuilt } from '#app/routes/not-built.tsx';
import type { Route } from './+types/contacts.ts';

export const meta: Route.MetaFunction = () => privatePage('Contactos');

export function loader(args: Route.LoaderArgs) {
  requireStaff(args);
  return null;
}

export default function Contacts() {
  return (
    <NotBuilt mark="Equipo del estudio" title="Contactos">
      <p>Esta página se está construyendo.</p>
      <p>Aquí el equipo verá los mensajes que llegan desde el inicio.</p>
    </NotBuilt>
  );
}
