import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { Route } from './+types/contacts.ts';

export const meta: Route.MetaFunction = () => privatePage('Contactos');

export function loader(args: Route.LoaderArgs) {
  requireStaff(args);
  return null;
}

export default function Contacts() {
  return (
    <>
      <h1>Contactos</h1>
      <Panel title="Mensajes del inicio">
        <EmptyState title="Esta página se está construyendo.">
          Aquí el equipo verá los mensajes que llegan desde el inicio.
        </EmptyState>
      </Panel>
    </>
  );
}
