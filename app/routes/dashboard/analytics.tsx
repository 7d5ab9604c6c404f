import { requireUser } from '#app/guards.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { Route } from './+types/analytics.ts';

export function loader(args: Route.LoaderArgs) {
  requireUser(args);
  return null;
}

export default function Analytics() {
  return (
    <Panel title="Analytics">
      <EmptyState title="Próximamente: tus cifras, día por día">
        Aquí verás reproducciones, ingresos, países y plataformas de cada canción. Todo sale de los
        reportes de las tiendas: sin reporte no hay cifra, y ninguna es inventada.
      </EmptyState>
    </Panel>
  );
}
