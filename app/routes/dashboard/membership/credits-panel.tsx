import { premium } from '#content/premium.ts';
import { type Money, priceText } from '#content/money.ts';
import { Panel } from '#app/ui/panel.tsx';
import type { CreditMonth } from '#server/services/renewals/read-own-membership.ts';
import { orderPath } from '../../checkout/order-paths.ts';
import { dayText } from './membership-words.ts';

const dollars = (amount: number): Money => ({ amount, currency: 'USD' });

/** What may be used this month, and what became of the credits of each. */
export const CreditsPanel = ({ months }: { months: readonly CreditMonth[] }) => (
  <Panel title="Tus créditos">
    <div className="membership-body">
      <p className="membership-note">
        {priceText(premium.monthlyCredits)} por cada mes que pagas, para los servicios del estudio.
        Se descuentan solos al pagar, después de tu {premium.servicesDiscount} %; los que no usas se
        van con el mes.
      </p>
    </div>
    <ul className="membership-periods">
      {months.map((month) => (
        <li key={month.startsAt.toISOString()}>
          <span>
            Del {dayText(month.startsAt)} al {dayText(month.endsAt)}
          </span>
          <b>{standing(month)}</b>
          {month.orders.map(({ id, name, credits, isPaid }) => (
            <a key={id} href={orderPath(id)} className="membership-use">
              {priceText(dollars(credits))} en <bdi>{name}</bdi>
              {!isPaid && ', sin pagar todavía'}
            </a>
          ))}
        </li>
      ))}
    </ul>
  </Panel>
);

function standing({ granted, used, held, isOver }: CreditMonth): string {
  if (isOver) return used > 0 ? `Usaste ${priceText(dollars(used))}` : 'No los usaste';
  const left = dollars(granted - used - held);
  return `Te quedan ${priceText(left)}`;
}
