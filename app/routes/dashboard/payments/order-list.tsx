import { href } from 'react-router';
import { priceText } from '#content/money.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { orderPath } from '../../checkout/order-paths.ts';
import type { ListedOrder } from './listed-order.ts';

/** What a person ordered: each leads to its own page, and to its receipt. */
export const OrderList = ({ orders }: { orders: readonly ListedOrder[] }) => (
  <ul className="payments-list panel">
    {orders.map((order) => (
      <li key={order.id}>
        <OrderRow order={order} />
      </li>
    ))}
  </ul>
);

function OrderRow({ order }: { order: ListedOrder }) {
  const { id, code, name, amount, returned, strayReturned, state, span, days } = order;
  return (
    <article>
      <div className="payments-what">
        <h2>
          <a href={orderPath(id)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        {span !== null && <p>{span}</p>}
        <p>{days}</p>
        <p>
          Pedido <span className="payments-code">{code}</span>
        </p>
      </div>
      <div className="payments-state">
        <StatusBadge status={state.status}>{state.label}</StatusBadge>
        {state.text !== null && (
          <p>
            <bdi>{state.text}</bdi>
          </p>
        )}
      </div>
      <div className="payments-money">
        <p className="payments-amount">{priceText(amount)}</p>
        {returned && <p>Te devolvimos {priceText(returned)}</p>}
        {strayReturned.map((one) => (
          <p key={one.currency}>
            {order.isSettled
              ? 'Te devolvimos también un pago que llegó de más: '
              : 'Te devolvimos '}
            {priceText(one)}
          </p>
        ))}
        <Receipt order={order} />
      </div>
    </article>
  );
}

function Receipt({ order: { id, receipt, awaitsReceipt } }: { order: ListedOrder }) {
  if (receipt !== null)
    return (
      <p>
        <a href={`${href('/checkout/comprobante')}?pedido=${id}`}>
          Comprobante {receiptNumber(receipt)} (PDF)
        </a>
      </p>
    );
  return awaitsReceipt ? <p>Estamos haciendo tu comprobante.</p> : null;
}
