import { premium, yearlySaving } from '#content/premium.ts';
import { priceText } from '#content/money.ts';
import { PremiumWays } from '#app/ui/site/premium-ways.tsx';
import './price-tag.css';

/** What the plan costs by the month and by the year, how long it is tried, and the ways in. */
export const PriceTag = () => (
  <div className="price-tag">
    <dl>
      <div>
        <dt>Al mes</dt>
        <dd className="figure">{priceText(premium.month)}</dd>
      </div>
      <div>
        <dt>Al año, ahorras {yearlySaving} %</dt>
        <dd className="figure">{priceText(premium.year)}</dd>
      </div>
      <div>
        <dt>De prueba, sin tarjeta</dt>
        <dd className="figure">{premium.trialDays} días</dd>
      </div>
    </dl>
    <PremiumWays noteId="pro-nota" />
  </div>
);
