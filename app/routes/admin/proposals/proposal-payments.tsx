import { href } from 'react-router';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { priceText } from '#content/money.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';
import type { ProposalPayment } from '#server/services/payment-desk/list-proposal-payments.ts';
import { paidBadges, paidStateOf } from './paid-state.ts';
import { OrderLink, RequestLink, withdrawnText } from './payment-links.tsx';

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
