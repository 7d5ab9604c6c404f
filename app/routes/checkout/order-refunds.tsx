import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { Panel } from '#app/ui/panel.tsx';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { FollowedRefund } from './followed-order.ts';

/** What goes back to the client, and how far it is. */
export const OrderRefunds = (props: {
  refunds: readonly FollowedRefund[];
  /** Whether they said to which account it goes. */
  hasAccount: boolean;
  /** They withdrew, and what they paid is not on its way yet. */
  isWithdrawn?: boolean;
}) => (
  <Panel title="Devoluciones">
    <ul className="panel-rows checkout-refunds">
      {props.refunds.map((refund) => (
        <li key={refund.id}>
          <span>
            <span className="panel-row-name">{priceText(refund.amount)}</span>
            <br />
            {originText(refund, props.isWithdrawn ?? false)}
          </span>
          <span>{refundState(refund, props.hasAccount)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);

const originText = ({ isStray }: FollowedRefund, isWithdrawn: boolean): string =>
  isStray
    ? `De un pago que llegó de más${isWithdrawn ? ', aparte de tu retracto' : ''}`
    : 'De lo que pagaste';

/** How far a refund is, in words. */
export function refundState(
  { status, doneAt }: Pick<FollowedRefund, 'status' | 'doneAt'>,
  hasAccount: boolean,
): string {
  switch (status) {
    case 'done':
      return doneAt ? `Devuelto el ${longDate(bogotaDate(doneAt))}` : 'Devuelto';
    case 'asked':
      return 'La estamos pidiendo: si hay que hacerla a mano, te escribimos';
    case 'pending':
      return 'En camino: la pasarela la está haciendo';
    case 'manual':
      return hasAccount
        ? 'La hace el equipo a mano, a la cuenta que nos diste'
        : 'La hace el equipo a mano: te escribe para pedirte la cuenta';
  }
}
