import { premium, yearlySaving } from '#content/catalogue.ts';
import { joinPremium } from '#content/join-premium.ts';
import { priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import './price-tag.css';

/** What the plan costs by the month and by the year, and how to get on its list. */
export const PriceTag = () => (
  <div className="price-tag">
    <dl>
      <div>
        <dt>Por mes</dt>
        <dd className="figure">{priceText(premium.month)}</dd>
      </div>
      <div>
        <dt>Por año, ahorras {yearlySaving} %</dt>
        <dd className="figure">{priceText(premium.year)}</dd>
      </div>
      <div>
        <dt>De prueba cuando abra, sin tarjeta</dt>
        <dd className="figure">{premium.trialDays} días</dd>
      </div>
    </dl>
    <div className="row">
      <ButtonLink look="primary" href={joinPremium.href} aria-describedby="pro-abre">
        {joinPremium.label}
      </ButtonLink>
      <p className="price-note">{joinPremium.note}</p>
    </div>
    <p className="price-opening" id="pro-abre">
      {joinPremium.opening}
    </p>
  </div>
);
