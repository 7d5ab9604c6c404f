import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { StatusBadge, type Status } from '#app/ui/status-badge.tsx';
import type { OrderInSight } from './checkout-view.ts';
import { declineText } from './decline-words.ts';
import { orderPath, transferPath } from './order-paths.ts';

/** How far the person is with what this page sells, while they pay it in another tab. */
export function OrderState({ order: { id, standing } }: { order: OrderInSight }) {
  const path = orderPath(id);
  switch (standing.kind) {
    case 'untouched':
    case 'refunded':
    case 'expired':
      return null;
    case 'begun':
      return (
        <State status="processing" label="Pago empezado" path={path}>
          Termínalo en la pestaña que se abrió. Si la cerraste, presiona otra vez el mismo botón: es
          el mismo pago.
        </State>
      );
    case 'pending':
      return standing.provider === 'manual' ? (
        <State status="pending" label="Transferencia en revisión" path={transferPath(id)}>
          Estamos revisando tu transferencia. Cuando la confirmemos, lo ves aquí sin hacer nada.
        </State>
      ) : (
        <State status="pending" label="Pago pendiente" path={path}>
          La pasarela todavía no confirma el pago. Cuando lo haga, lo ves aquí sin hacer nada.
        </State>
      );
    case 'review':
      return (
        <State status="pending" label="En revisión" path={path}>
          Llegó un pago por otro valor. El equipo lo revisa y te escribe: no pagues otra vez.
        </State>
      );
    case 'returned':
      return (
        <State status="removed" label="Se devuelve" path={path}>
          No había nada por pagar cuando llegó tu pago: te lo devolvemos completo.
        </State>
      );
    case 'declined':
      return standing.provider === 'manual' ? (
        <State
          status="failed"
          label="Sin confirmar"
          path={transferPath(id)}
          pathLabel="Reportarla otra vez"
        >
          No pudimos confirmar tu transferencia: <bdi>{standing.reason}</bdi>
        </State>
      ) : (
        <State status="failed" label="El pago no pasó">
          <bdi>{declineText(standing.reason)}</bdi> Puedes intentarlo otra vez.
        </State>
      );
    case 'paid':
      return (
        <State status="live" label="Pagado" path={path} look="primary">
          Tu pago llegó. No hace falta otro.
        </State>
      );
  }
}

const State = (props: {
  status: Status;
  label: string;
  path?: string;
  pathLabel?: string;
  look?: 'primary';
  children: ReactNode;
}) => (
  <div className={`checkout-state checkout-state-${props.status}`}>
    <StatusBadge status={props.status}>{props.label}</StatusBadge>
    <p>{props.children}</p>
    {props.path && (
      <ButtonLink href={props.path} look={props.look ?? 'secondary'} small>
        {props.pathLabel ?? 'Ver el estado del pago'}
      </ButtonLink>
    )}
  </div>
);
