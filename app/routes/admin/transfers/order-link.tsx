import { Link } from 'react-router';
import { orderList } from '../payments/order-list.ts';

/** Leads to an order by its code, which is that of one alone. */
export const OrderLink = ({ code }: { code: string }) => (
  <Link className="transfer-order" to={orderList.to({ search: code })}>
    {code}
  </Link>
);
