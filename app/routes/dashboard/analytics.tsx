import { requireSession } from '#app/guards.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { Route } from './+types/analytics.ts';

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return null;
}

export default function Analytics() {
  return (
    <Panel title="Analytics">
      <EmptyState title="Todavía no hay cifras que mostrar">
        Estamos construyendo esta sección. Aquí verás reproducciones, países y plataformas, siempre
        de reportes reales: nunca números inventados.
      </EmptyState>
    </Panel>
  );
}
