import { requireSession } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { NotBuilt } from '#app/routes/not-built.tsx';
import type { Route } from './+types/success.ts';

export const meta: Route.MetaFunction = () => privatePage('Estado del pago');

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return null;
}

export default function CheckoutSuccess() {
  return (
    <NotBuilt title="Estado del pago">
      Todavía no recibimos pagos por aquí, así que no hay ninguno que mostrar.
    </NotBuilt>
  );
}
