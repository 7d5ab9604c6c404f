import { requireSession } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { NotBuilt } from '#app/routes/not-built.tsx';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = () => privatePage('Pago');

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return null;
}

export default function Checkout() {
  return (
    <NotBuilt title="Pago">
      Todavía no recibimos pagos por aquí. Escríbenos y te contamos cómo contratar.
    </NotBuilt>
  );
}
