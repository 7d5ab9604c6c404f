import { href } from 'react-router';
import { receiptNumber } from '#packages/payments/src/index.ts';
import { Panel } from '#app/ui/panel.tsx';
import type { PaidPeriod } from '#server/services/renewals/read-own-membership.ts';
import { orderPath } from '../../checkout/order-paths.ts';
import { dayText, planNames } from './membership-words.ts';

/** What was paid, the newest first, with its receipts. */
export const PeriodList = ({ periods }: { periods: readonly PaidPeriod[] }) => (
  <Panel title="Lo que has pagado">
    <ul className="membership-periods">
      {periods.map(({ orderId, plan, startsAt, endsAt, receipt, ...period }) => (
        <li key={orderId}>
          <a href={orderPath(orderId)}>
            {planNames[plan]}: del {dayText(startsAt)} al {dayText(endsAt)}
          </a>
          <span>
            {period.isRefunded && 'Devuelto'}
            {period.isReplaced && 'Cambió por el año'}
            {receipt === null ? (
              ' Su comprobante llega por correo'
            ) : (
              <>
                {' '}
                <a href={`${href('/checkout/comprobante')}?pedido=${orderId}`}>
                  Comprobante {receiptNumber(receipt)}
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
