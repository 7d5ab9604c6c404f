import { href, Link } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { priceText } from '#content/money.ts';
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
              </div>
              <StatusBadge status={status}>{label}</StatusBadge>
            </li>
          );
        })}
      </ul>
    </Panel>
  );

/** That money of a proposal went back, or is about to, before anybody works on it. */
export const ReturnedMoney = ({ payments }: Shown) =>
  payments.map((payment) => <Returned key={payment.receipt} payment={payment} />);

function Returned({ payment }: { payment: ProposalPayment }) {
  const { order, amount, refunded, leaving } = payment;
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
        </Alert>
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

const OrderLink = ({ order: { id, code } }: { order: ProposalPayment['order'] }) => (
  <Link to={href('/admin/pagos/:orderId', { orderId: id })}>{code}</Link>
);
