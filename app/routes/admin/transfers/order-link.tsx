import { href, Link } from 'react-router';

/** Leads to the order of a transfer. */
export const OrderLink = ({ orderId, code }: { orderId: string; code: string }) => (
  <Link className="transfer-order" to={href('/admin/pagos/:orderId', { orderId })}>
    {code}
  </Link>
);
