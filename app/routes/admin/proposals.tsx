import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { Route } from './+types/proposals.ts';

export const meta: Route.MetaFunction = () => privatePage('Propuestas');

export function loader(args: Route.LoaderArgs) {
  requireStaff(args);
  return null;
}

export default function Proposals() {
  return (
    <>
      <h1>Propuestas</h1>
      <Panel title="Propuestas del estudio">
        <EmptyState title="Esta página se está construyendo.">
          Aquí el equipo verá y moverá las propuestas que llegan al estudio.
        </EmptyState>
      </Panel>
    </>
  );
}
