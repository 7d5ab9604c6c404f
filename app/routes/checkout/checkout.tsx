import { requireUser } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { NotBuilt } from '#app/routes/not-built.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { pages } from '#content/site-map.ts';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = () => privatePage('Pago');

export function loader(args: Route.LoaderArgs) {
  requireUser(args);
  return null;
}

export default function Checkout() {
  return (
    <NotBuilt
      mark="Pago"
      title="El pago en línea abre pronto"
      actions={
        <>
          <ButtonLink look="primary" href={pages.contact.path}>
            Pedir una cotización
          </ButtonLink>
          <ButtonLink href={pages.memberships.path}>Ver las membresías</ButtonLink>
        </>
      }
    >
      <p>Todavía no recibimos pagos por aquí: no te cobramos nada.</p>
      <p>
        Cuéntanos qué quieres contratar. Te mandamos la cotización y en esa conversación acordamos
        el pago.
      </p>
    </NotBuilt>
  );
}
