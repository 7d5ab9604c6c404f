import { href } from 'react-router';
import { spanText } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';
import { Panel } from '#app/ui/panel.tsx';
import type { PaidPeriod } from '#server/services/renewals/read-own-membership.ts';
import { orderPath } from '../../checkout/order-paths.ts';
import { planNames } from './membership-words.ts';

type Shown = {
  periods: readonly PaidPeriod[];
  /** The orders that they withdrew from. */
  withdrawn: readonly string[];
};

/** What was paid, the newest first, with its receipts. */
export const PeriodList = ({ periods, withdrawn }: Shown) => (
  <Panel title="Lo que has pagado">
    <ul className="membership-periods">
      {periods.map((period) => (
        <li key={period.orderId}>
          <p>
            <a href={orderPath(period.orderId)}>{planNames[period.plan]}</a>
            <span className="membership-note">
              {spanText(bogotaDate(period.startsAt), bogotaDate(period.endsAt))}
            </span>
          </p>
          <p>
            <Became period={period} isWithdrawn={withdrawn.includes(period.orderId)} />
            {period.receipt === null ? (
              <span className="membership-note">Su comprobante llega por correo</span>
            ) : (
              <a href={`${href('/checkout/comprobante')}?pedido=${period.orderId}`}>
                Comprobante {receiptNumber(period.receipt)}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  </Panel>
);

function Became({ period, isWithdrawn }: { period: PaidPeriod; isWithdrawn: boolean }) {
  const text = period.isRefunded
    ? 'Devuelto'
    : isWithdrawn
      ? 'Pediste el retracto'
      : period.isReplaced
        ? 'Lo cambiaste por el año'
        : null;
  return text && <span className="membership-note">{text}</span>;
}
