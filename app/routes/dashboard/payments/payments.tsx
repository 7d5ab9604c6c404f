import { href } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { KeysetLinks } from '#app/ui/keyset-links.tsx';
import { listOwnOrders } from '#server/services/payments/list-own-orders.ts';
import { listWithdrawnOrders } from '#server/services/withdrawals/list-withdrawn-orders.ts';
import type { Route } from './+types/payments.ts';
import { listedOrderOf } from './listed-order.ts';
import { OrderList } from './order-list.tsx';
import './payments.css';

export const handle = { shell: 'app', follows: ['order'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Mis pagos');

/** `?desde=` is a place that a page before named. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const cursor = new URL(args.request.url).searchParams.get('desde');
  const app = args.context.get(services);
  const page = await listOwnOrders(app, actor, { cursor });
  const orderIds = page.rows.map(({ id }) => id);
  const withdrawn = await listWithdrawnOrders(app, actor, { orderIds });
  const rows = page.rows.map((row) => listedOrderOf(row, { isWithdrawn: withdrawn.has(row.id) }));
  return { ...page, rows };
}

const addressOf = (cursor: string | null): string | null =>
  cursor && `${href('/dashboard/pagos')}?${new URLSearchParams({ desde: cursor })}`;

export default function Payments({ loaderData: { rows, before, after } }: Route.ComponentProps) {
  return (
    <div className="payments wrap">
      <h1>Mis pagos</h1>
      {rows.length > 0 ? (
        <OrderList orders={rows} />
      ) : (
        <div className="panel">
          <EmptyState
            title="Todavía no hay pagos"
            action={<ButtonLink href={href('/memberships')}>Ver las membresías</ButtonLink>}
          >
            Cuando pagues un paquete o una cotización, aquí ves cómo va y descargas su comprobante.
            ¿Ya pagaste? Revisa que entraste con la misma cuenta.
          </EmptyState>
        </div>
      )}
      <KeysetLinks label="Páginas de pagos" before={addressOf(before)} after={addressOf(after)} />
    </div>
  );
}
