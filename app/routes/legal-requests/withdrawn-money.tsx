import { priceText } from '#content/money.ts';
import type { WithdrawnMoney } from '#server/services/legal-requests/read-progress.ts';
import { orderPath } from '../checkout/order-paths.ts';
import { refundState } from '../checkout/order-refunds.tsx';

/** Of who withdraws: what goes back to them, how far that is, and the order. */
export function WithdrawnMoneyFacts({
  refund,
  isOpen,
}: {
  refund: WithdrawnMoney;
  isOpen: boolean;
}) {
  const { orderId, amount, parts, hasAccount } = refund;
  return (
    <>
      <div>
        <dt>Valor del retracto</dt>
        <dd>
          <strong>{priceText(amount)}</strong>
        </dd>
      </div>
      {(parts.length > 0 || isOpen) && (
        <div>
          <dt>La devolución</dt>
          {parts.length === 0 && <dd>Todavía no empieza: primero revisamos tu solicitud.</dd>}
          {parts.map((part) => (
            <dd key={part.id}>
              {parts.length > 1 && `${priceText(part.amount)}. `}
              {refundState(part, hasAccount)}.
            </dd>
          ))}
        </div>
      )}
      {orderId !== null && (
        <div>
          <dt>Tu pedido</dt>
          <dd>
            <a href={orderPath(orderId)}>Ver el pedido y su pago</a>
          </dd>
        </div>
      )}
    </>
  );
}
