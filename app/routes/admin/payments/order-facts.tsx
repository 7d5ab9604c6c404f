import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { notResponsible } from '#content/iva.ts';
import { priceText } from '#content/money.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';

const moment = momentText('long');

/** Whose order it is, what it costs, and until when. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const { client, price, pesos, taxPercent, quoteId, status, expiresAt, paidAt } = order;
  return (
    <dl className="desk-facts">
      <dt>Cliente</dt>
      <dd>
        {client ? (
          <>
            <Link to={href('/admin/usuarios/:userId', { userId: client.id })}>
              <bdi>{client.name ?? client.email ?? 'Sin nombre'}</bdi>
            </Link>
            <br />
            <bdi>{client.email}</bdi>
          </>
        ) : (
          'Ya no tiene cuenta'
        )}
      </dd>
      <dt>Precio</dt>
      <dd>
        {priceText(price)}
        {pesos && <>, o {priceText(pesos)}</>}
        <br />
        {taxPercent > 0 ? `Con IVA del ${taxPercent} %` : notResponsible}
      </dd>
      {quoteId !== null && (
        <>
          <dt>Viene de</dt>
          <dd>
            <Link to={href('/admin/cotizaciones/:quoteId', { quoteId })}>una cotización</Link>
          </dd>
        </>
      )}
      {paidAt && (
        <>
          <dt>Pagado</dt>
          <dd>{moment(paidAt)}</dd>
        </>
      )}
      {status === 'open' && (
        <>
          <dt>Vence</dt>
          <dd>{moment(expiresAt)}</dd>
        </>
      )}
    </dl>
  );
}
