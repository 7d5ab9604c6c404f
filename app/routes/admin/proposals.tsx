import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { NotBuilt } from '#app/routes/not-built.tsx';
import type { Route } from './+types/proposals.ts';

export const meta: Route.MetaFunction = () => privatePage('Propuestas');

export function loader(args: Route.LoaderArgs) {
  requireStaff(args);
  return null;
}

export default function Proposals() {
  return (
    <NotBuilt mark="Equipo del estudio" title="Propuestas">
      <p>Esta página se está construyendo.</p>
      <p>Aquí el equipo verá y moverá las propuestas que llegan al estudio.</p>
    </NotBuilt>
  );
}
