import { href, Link } from 'react-router';
import { longDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { ProposalPayment } from '#server/services/payment-desk/list-proposal-payments.ts';

type Withdrawal = NonNullable<ProposalPayment['withdrawal']>;

/** That the client withdrew, and when. */
export const withdrawnText = ({ receivedAt }: Withdrawal) =>
  `Pidió el retracto el ${longDate(bogotaDate(receivedAt))}`;

/** The way to the request of a withdrawal. */
export const RequestLink = ({
  withdrawal: { requestId, radicado },
}: {
  withdrawal: Withdrawal;
}) => <Link to={href('/admin/solicitudes/:requestId', { requestId })}>{radicado}</Link>;

/** The way to an order, by its code. */
export const OrderLink = ({ order: { id, code } }: { order: ProposalPayment['order'] }) => (
  <Link to={href('/admin/pagos/:orderId', { orderId: id })}>{code}</Link>
);
