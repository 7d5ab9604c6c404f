import { href, Link } from 'react-router';
import { priceText } from '#content/money.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';
import { momentText } from '#app/ui/moment.ts';
import { Table } from '#app/ui/table.tsx';
import type { ListedOrder } from './listed-order.ts';
import { OrderBadge } from './order-badge.tsx';
import { providerWords } from './provider-words.ts';

const moment = momentText('medium');

/** The orders of one page of the list; what was bought opens one. */
export const OrderTable = ({ orders }: { orders: readonly ListedOrder[] }) => (
  <div className="payment-orders">
    <Table caption="Lista de pedidos">
      <thead>
        <tr>
          <th scope="col">Pedido</th>
          <th scope="col" className="payment-client">
            Cliente
          </th>
          <th scope="col" className="desk-wide">
            Estado
          </th>
          <th scope="col" className="desk-wide">
            Empezó
          </th>
          <th scope="col" className="numeric desk-wide">
            Monto
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </Table>
  </div>
);

function OrderRow({ order }: { order: ListedOrder }) {
  const { id, code, name, period, standing, createdAt } = order;
  return (
    <tr>
      <th scope="row">
        <Link to={href('/admin/pagos/:orderId', { orderId: id })}>
          <bdi>{name}</bdi>
        </Link>
        <small className="payment-code">{code}</small>
        {period !== null && <small>{period}</small>}
        <small className="payment-beneath">
          <Client order={order} />
        </small>
        <small className="desk-narrow">
          <Amount order={order} />
        </small>
        <small className="desk-narrow">
          <Since order={order} />
        </small>
        <small className="desk-narrow">
          <OrderBadge standing={standing} />
        </small>
      </th>
      <td className="payment-client">
        <Client order={order} />
      </td>
      <td className="desk-wide">
        <OrderBadge standing={standing} />
      </td>
      <td className="desk-wide">
        <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
      </td>
      <td className="numeric desk-wide">
        <Amount order={order} />
      </td>
    </tr>
  );
}

/** What came in and how, and of what is not paid its price. */
const Amount = ({ order: { price, paid } }: { order: ListedOrder }) =>
  paid ? (
    <>
      {priceText(paid.amount)}
      <small className="payment-way">
        por {providerWords[paid.provider]}
        {paid.receipt !== null && (
          <>
            , <span>{receiptNumber(paid.receipt)}</span>
          </>
        )}
      </small>
    </>
  ) : (
    priceText(price)
  );

function Since({ order: { createdAt, paidAt } }: { order: ListedOrder }) {
  const at = paidAt ?? createdAt;
  return (
    <>
      {paidAt ? 'Pagado' : 'Empezó'} el <time dateTime={at.toISOString()}>{moment(at)}</time>
    </>
  );
}

const Client = ({ order: { clientName, clientEmail } }: { order: ListedOrder }) =>
  clientName === null && clientEmail === null ? (
    'Ya no tiene cuenta'
  ) : (
    <>
      <bdi>{clientName}</bdi>
      <small>
        <bdi>{clientEmail}</bdi>
      </small>
    </>
  );
