import { href, Link } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';
import type { ProposalPayment } from '#server/services/payment-desk/list-proposal-payments.ts';
import { paidBadges, paidStateOf } from './paid-state.ts';

type Shown = { payments: readonly ProposalPayment[] };

/** What was paid for a proposal, and the ways to its orders and receipts. */
export const ProposalPayments = ({ payments }: Shown) =>
  payments.length > 0 && (
    <Panel title={payments.length === 1 ? 'Pago' : 'Pagos'} id="pagos">
      <ul className="panel-rows">
        {payments.map((payment) => {
          const { label, status } = paidBadges[paidStateOf(payment)];
          return (
            <li key={payment.receipt}>
              <div>
                <span className="panel-row-name">{priceText(payment.amount)}</span>
                <br />
                Pedido <OrderLink order={payment.order} />
                <br />
                Comprobante{' '}
                <a href={`${href('/checkout/comprobante')}?pedido=${payment.order.id}`}>
                  {receiptNumber(payment.receipt)}
                </a>
                {payment.withdrawal && (
                  <>
                    <br />
                    {withdrawnText(payment.withdrawal)},{' '}
                    <RequestLink withdrawal={payment.withdrawal} />
                  </>
                )}
              </div>
              <StatusBadge status={status}>{label}</StatusBadge>
            </li>
          );
        })}
      </ul>
    </Panel>
  );

/** That money of a proposal went back, is about to, or is to, before anybody works on it. */
export const ReturnedMoney = ({ payments, isClosed }: Shown & { isClosed: boolean }) =>
  payments.map((payment) => (
    <Returned key={payment.receipt} payment={payment} isClosed={isClosed} />
  ));

function Returned({ payment, isClosed }: { payment: ProposalPayment; isClosed: boolean }) {
  const { order, amount, refunded, leaving, withdrawal } = payment;
  const of = (
    <>
      {priceText(amount)} del pedido <OrderLink order={order} />
    </>
  );
  switch (paidStateOf(payment)) {
    case 'paid':
      return null;
    case 'refunded':
      return (
        <Alert tone="error" title="La plata se devolvió completa">
          Eran {of}. Ya no está pagado: no trabajes en esto.
          {!isClosed && ' Respóndele si falta, y ciérrala.'}
        </Alert>
      );
    case 'withdrawn':
      return (
        withdrawal && (
          <Alert tone="error" title={`${withdrawnText(withdrawal)}: no empieces`}>
            Son {of}. Su solicitud es la <RequestLink withdrawal={withdrawal} />: hay que devolverle
            la plata.
          </Alert>
        )
      );
    case 'leaving':
      return (
        <Alert tone="error" title="La plata se está devolviendo">
          Se pidió devolver {priceText(leaving)} de los {of}
          {refunded.amount > 0 && `, y antes salieron ${priceText(refunded)}`}. Mira el pedido antes
          de trabajar en esto.
        </Alert>
      );
    case 'less':
      return (
        <Alert tone="error" title="Se devolvió una parte de la plata">
          Salieron {priceText(refunded)} de los {of}. Mira el pedido antes de trabajar en esto.
        </Alert>
      );
  }
}

type Withdrawal = NonNullable<ProposalPayment['withdrawal']>;

const withdrawnText = ({ receivedAt }: Withdrawal) =>
  `Pidió el retracto el ${longDate(bogotaDate(receivedAt))}`;

const RequestLink = ({ withdrawal: { requestId, radicado } }: { withdrawal: Withdrawal }) => (
  <Link to={href('/admin/solicitudes/:requestId', { requestId })}>{radicado}</Link>
);

const OrderLink = ({ order: { id, code } }: { order: ProposalPayment['order'] }) => (
  <Link to={href('/admin/pagos/:orderId', { orderId: id })}>{code}</Link>
);
