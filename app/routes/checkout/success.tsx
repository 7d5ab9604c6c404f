import { href } from 'react-router';
import { requireUser } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { NotBuilt } from '#app/routes/not-built.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { pages } from '#content/site-map.ts';
import type { Route } from './+types/success.ts';

export const meta: Route.MetaFunction = () => privatePage('Estado del pago');

export function loader(args: Route.LoaderArgs) {
  requireUser(args);
  return null;
}

export default function CheckoutSuccess() {
  return (
    <NotBuilt
      mark="Estado del pago"
      title="Aquí no hay pagos todavía"
      actions={
        <>
          <ButtonLink look="primary" href={href('/dashboard')}>
            Ir a mi dashboard
          </ButtonLink>
          <ButtonLink href={pages.contact.path}>Escribirle al equipo</ButtonLink>
        </>
      }
    >
      <p>El pago en línea no ha abierto, así que no hay ninguno que mostrar.</p>
      <p>
        Si alguien te mandó un enlace de pago en nuestro nombre, confírmalo con nosotros antes de
        poner un peso.
      </p>
    </NotBuilt>
  );
}
