import { href, Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { momentText } from '#app/ui/moment.ts';
import {
  documentTypes,
  requestChannels,
  requestKinds,
} from '#packages/legal-requests/src/index.ts';
import type { Request } from '#server/services/legal-requests/read-request.ts';
import { More } from '../more.tsx';
import { orderList } from '../payments/order-list.ts';
import { AccountFacts } from './account-facts.tsx';

const moment = momentText('long');

/** What somebody asks for, and how to reach them. Marks that turn the direction of a text stay within it. */
export function RequestFacts({ request }: { request: Request }) {
  const { email, phone, documentNumber, documentType, receivedAt, filedAt } = request;
  return (
    <>
      <dl className="desk-facts">
        <dt>Tipo</dt>
        <dd>{requestKinds[request.kind].label}</dd>
        <dt>Quién</dt>
        <dd>
          <bdi>{request.name}</bdi>
        </dd>
        <dt>Correo</dt>
        <dd>
          {email === null ? (
            'no dejó'
          ) : (
            <a href={`mailto:${encodeURIComponent(email)}`}>
              <bdi>{email}</bdi>
            </a>
          )}
        </dd>
        {phone !== null && (
          <>
            <dt>Teléfono</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </>
        )}
        {documentNumber !== null && (
          <>
            <dt>Documento</dt>
            <dd>
              {documentType && `${documentTypes[documentType]} `}
              {documentNumber}
            </dd>
          </>
        )}
        <dt>Llegó</dt>
        <dd>
          {moment(receivedAt)} · {requestChannels[request.channel].toLowerCase()}
        </dd>
        {+filedAt !== +receivedAt && (
          <>
            <dt>Radicada</dt>
            <dd>{moment(filedAt)}</dd>
          </>
        )}
      </dl>
      <AboutOrder request={request} />
      <p className="desk-message" dir="auto" tabIndex={0}>
        <bdi>{request.facts}</bdi>
      </p>
      {email !== null && requestKinds[request.kind].isAboutData && (
        <p>
          <Link
            to={href('/admin/solicitudes/:requestId/datos', { requestId: request.id })}
            className={buttonClass({ small: true })}
          >
            Datos de este correo
          </Link>
        </p>
      )}
    </>
  );
}

/**
 * The order that somebody withdraws from, whether its money went back, and where that goes; of money asked back without an
 * order, the way to those of who asks.
 */
function AboutOrder({ request: { kind, email, order, account } }: { request: Request }) {
  if (!order) {
    if (email === null || (kind !== 'withdrawal' && kind !== 'chargeback')) return null;
    return (
      <p>
        No dice de qué pedido es:{' '}
        <Link to={orderList.to({ search: email })}>mira los pedidos de este correo</Link>.
      </p>
    );
  }
  return (
    <>
      <p>
        Es del pedido{' '}
        <Link to={href('/admin/pagos/:orderId', { orderId: order.id })}>{order.code}</Link>.{' '}
        {order.status === 'refunded'
          ? 'La plata ya se devolvió completa.'
          : 'La plata no se ha devuelto completa: se devuelve allá.'}
      </p>
      {account && (
        <More title="Cuenta para la devolución" isOpen={false}>
          <AccountFacts account={account} />
        </More>
      )}
    </>
  );
}
