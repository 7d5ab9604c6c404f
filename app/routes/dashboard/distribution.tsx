import { requireSession } from '#app/guards.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { Route } from './+types/distribution.ts';

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return null;
}

export default function Distribution() {
  return (
    <Panel title="Distribución">
      <EmptyState title="No hay distribuciones aún">
        Estamos construyendo esta sección. Cuando enviemos tus canciones a las plataformas, aquí
        verás cada paso.
      </EmptyState>
    </Panel>
  );
}
