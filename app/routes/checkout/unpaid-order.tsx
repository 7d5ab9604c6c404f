import { checkoutChat } from '#content/checkout-words.ts';
import { priceText } from '#content/money.ts';
import { responseHours } from '#content/response-time.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { momentText } from '#app/ui/moment.ts';
import { type Status, StatusBadge } from '#app/ui/status-badge.tsx';
import { declineText } from './decline-words.ts';
import type { FollowedOrder } from './followed-order.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { backPath, orderPath, transferPath } from './order-paths.ts';
import { PriceParts } from './price-parts.tsx';
import { useLookAgain } from './use-look-again.ts';

const moment = momentText('long');

/** An order that nobody has paid, as far as its ledger knows. */
export function UnpaidOrder({ order }: { order: FollowedOrder }) {
  const { id, code, name, amount, priceParts, standing, checkoutPath, refunds } = order;
  const { title, status, label, text, isSoon } = wordsOf(order);
  const isOver = standing.kind === 'expired' || standing.kind === 'declined';
  const isTransfer =
    (standing.kind === 'pending' || standing.kind === 'declined') && standing.provider === 'manual';
  const canTryAgain =
    standing.kind === 'pending'
      ? order.isPendingLong && standing.provider !== 'manual'
      : standing.kind !== 'review' && standing.kind !== 'returned';
  const isQuiet = standing.kind === 'untouched' || standing.kind === 'begun';
  const isBack = isQuiet && order.cameBack;
  useLookAgain(!isOver);
  return (
    <div className="checkout wrap">
      <header>
        <div className="checkout-head" role="status">
          <StatusBadge status={status}>{label}</StatusBadge>
          <h1>{title}</h1>
          <p className="lead">
            <bdi>{text}</bdi>
            {isSoon && <SoonText />}
          </p>
        </div>
      </header>
      <p className="row">
        {isBack && (
          <ButtonLink look="primary" href={backPath(id)}>
            Actualizar el estado
          </ButtonLink>
        )}
        {isTransfer && (
          <ButtonLink
            {...(standing.kind === 'declined' && { look: 'primary' as const })}
            href={transferPath(id)}
          >
            {standing.kind === 'declined' ? 'Reportarla otra vez' : 'Ver tu transferencia'}
          </ButtonLink>
        )}
        {canTryAgain && checkoutPath !== null && (
          <ButtonLink look={isTransfer || isBack ? 'secondary' : 'primary'} href={checkoutPath}>
            {standing.kind === 'begun'
              ? 'Volver al pago'
              : isTransfer || standing.kind === 'pending'
                ? 'Pagar de otra forma'
                : standing.kind === 'untouched'
                  ? 'Volver al pago'
                  : 'Intentar otra vez'}
          </ButtonLink>
        )}
        {isQuiet && order.transferPath !== null && (
          <ButtonLink href={order.transferPath}>Reportar una transferencia</ButtonLink>
        )}
        {!isOver && !isBack && <ButtonLink href={orderPath(id)}>Actualizar el estado</ButtonLink>}
        <ButtonLink href={whatsappLink(checkoutChat.unpaid({ name, amount, code }))} rel="noopener">
          Escribir por WhatsApp
        </ButtonLink>
      </p>
      <div className="checkout-columns">
        <Panel title="Tu pedido">
          <dl className="checkout-facts">
            <div>
              <dt>Compra</dt>
              <dd>
                <bdi>{name}</bdi>
              </dd>
            </div>
            <PriceParts parts={priceParts} />
            <div>
              <dt>Valor</dt>
              <dd className="checkout-amount">{priceText(amount)}</dd>
            </div>
            <div>
              <dt>Estado</dt>
              <dd>{label}</dd>
            </div>
            <div>
              <dt>Pedido</dt>
              <dd className="checkout-code">{code}</dd>
            </div>
          </dl>
        </Panel>
        {refunds.length > 0 && <OrderRefunds refunds={refunds} hasAccount={false} />}
      </div>
      <p>
        <a href={order.back.path}>{order.back.label}</a>
      </p>
    </div>
  );
}

type Words = {
  title: string;
  status: Status;
  label: string;
  text: string;
  /** Who has just paid sees it in a moment. */
  isSoon?: boolean;
};

/** Without its script nothing changes by itself. */
const SoonText = () => (
  <>
    <span className="needs-script">
      {' '}
      Si acabas de pagar, esta página cambia sola cuando la pasarela lo confirme.
    </span>
    <noscript> Si acabas de pagar, espera un momento y presiona «Actualizar el estado».</noscript>
  </>
);

function wordsOf({
  standing,
  wasCancelled,
  pendingSince,
  isPendingLong,
  isUncharged,
  cameBack,
}: FollowedOrder): Words {
  switch (standing.kind) {
    case 'declined':
      if (standing.provider === 'manual')
        return {
          ...{ title: 'No pudimos confirmar tu transferencia', status: 'failed' },
          ...{ label: 'Sin confirmar', text: standing.reason ?? '' },
        };
      return {
        ...{ title: 'El pago no pasó', status: 'failed', label: 'Rechazado' },
        text: `${isUncharged ? 'No te cobramos nada. ' : ''}${declineText(standing.reason)}`,
      };
    case 'expired':
      return {
        ...{ title: 'Este pedido venció', status: 'removed', label: 'Vencido' },
        text: 'Pasó su tiempo y no llegó ningún pago. Si pagaste y no lo ves, escríbenos con el código del pedido.',
      };
    case 'review':
      return {
        ...{ title: 'Pago en revisión', status: 'pending', label: 'En revisión' },
        text: 'Llegó un pago por un valor distinto al del pedido. El equipo lo revisa y te escribe: no pagues otra vez.',
      };
    case 'returned':
      return {
        ...{ title: 'Te devolvemos este pago', status: 'removed', label: 'Se devuelve' },
        text: 'No había nada por pagar cuando llegó: ya estaba pagado, o PayPal ya no debía cobrarlo. Te lo devolvemos completo: abajo ves cómo va.',
      };
    case 'pending':
      return {
        ...{ title: 'Pago pendiente', status: 'pending', label: 'Pendiente' },
        text:
          isPendingLong && pendingSince && standing.provider !== 'manual'
            ? `Empezaste a pagar el ${moment(pendingSince)} y la pasarela todavía no lo confirma. Mira en tu banco si te lo descontó: si no, puedes pagar de otra forma; si llegan los dos, te devolvemos el segundo.`
            : standing.provider === 'manual'
              ? `Estamos revisando tu transferencia. La meta: menos de ${responseHours} horas. Puedes cerrar esta página: te escribimos cuando la confirmemos, o si algo no cuadra.`
              : 'La pasarela todavía no confirma el pago. Puede tardar unos minutos y, a veces, más. Puedes cerrar esta página: cuando se confirme, el comprobante te llega por correo. Mientras tanto no pagues otra vez.',
      };
    // The last two have a page of their own.
    case 'begun':
    case 'untouched':
    case 'paid':
    case 'refunded':
      if (wasCancelled)
        return {
          ...{ title: 'Pago sin terminar', status: 'removed', label: 'Sin pagar' },
          text: 'Saliste antes de terminar y no vemos ningún pago. Puedes volver cuando quieras: es el mismo pedido.',
        };
      return {
        ...{ title: 'Pago pendiente', status: 'pending', label: 'Pendiente', isSoon: true },
        text: cameBack
          ? 'La pasarela todavía no nos confirma tu pago.'
          : 'Todavía no nos llega ningún pago de este pedido.',
      };
  }
}
