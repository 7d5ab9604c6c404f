import { Alert } from '#app/ui/alert.tsx';
import { priceText } from '#content/money.ts';
import type { ProposalPayment } from '#server/services/payment-desk/list-proposal-payments.ts';
import { paidStateOf } from './paid-state.ts';
import { OrderLink, RequestLink, withdrawnText } from './payment-links.tsx';

type Shown = { payments: readonly ProposalPayment[] };

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
