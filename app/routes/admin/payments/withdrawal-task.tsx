import { href, Link } from 'react-router';
import { longDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { isUnanswered } from '#packages/legal-requests/src/index.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import type { OrderWithdrawal } from '#server/services/withdrawals/read-order-withdrawal.ts';
import { AccountFacts } from '../legal-requests/account-facts.tsx';
import { More } from '../more.tsx';

/** That the client withdrew, by when the money is to be back, and where it goes when somebody sends it. */
export function WithdrawalTask(props: { order: StaffOrder; withdrawal: OrderWithdrawal | null }) {
  const { order, withdrawal } = props;
  if (!withdrawal) return null;
  const { requestId, radicado, receivedAt, dueOn, status, account } = withdrawal;
  const waits = isUnanswered(status);
  // Answered before its transfer was made, it still says where that goes.
  if (!waits && !order.refunds.some((refund) => refund.status === 'manual')) return null;
  return (
    <section className="desk-waiting" aria-label="Retracto pedido">
      <p>
        <strong>Pidió el retracto el {longDate(bogotaDate(receivedAt))}</strong>, radicado{' '}
        <Link to={href('/admin/solicitudes/:requestId', { requestId })}>{radicado}</Link>. Hay que
        devolver a más tardar el {longDate(dueOn)}.
      </p>
      {waits && <p>{nextText(order)}</p>}
      {account && (
        <More title="Cuenta para la devolución" isOpen={false}>
          <AccountFacts account={account} />
        </More>
      )}
    </section>
  );
}

function nextText({ status, payments, refunds }: StaffOrder) {
  if (status === 'refunded') return 'La plata ya salió completa. Falta responder la solicitud.';
  const payment = payments.find(({ role }) => role === 'settles');
  if (payment?.refundable === 0 && refunds.some((refund) => refund.status !== 'done'))
    return 'La devolución está pedida y falta que termine. Después, responde la solicitud.';
  return (
    <>
      Devuélvelo en <a href="#pagos">Pagos y devoluciones</a>, y después responde la solicitud.
    </>
  );
}
