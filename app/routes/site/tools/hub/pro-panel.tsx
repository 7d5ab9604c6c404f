import { premium, yearlySaving } from '#content/premium.ts';
import { priceText } from '#content/money.ts';
import { pages } from '#content/site-map.ts';
import { toolsHub } from '#content/tools/hub.ts';
import { joinPremium } from '#content/join-premium.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PremiumLink } from '#app/ui/site/premium-ways.tsx';
import './pro-panel.css';

const channels = [38, 76, 114, 152, 190, 228];

/** The plan that takes the limits away, with its prices. */
export const ProPanel = () => (
  <div className="pro-panel">
    <svg className="pro-console" viewBox="0 0 266 170" aria-hidden="true">
      {channels.map((x) => (
        <g key={x}>
          <path d={`M${x} 10v150`} />
          <rect x={x - 13} y="122" width="26" height="30" rx="2" />
          <path d={`M${x - 13} 137h26`} />
        </g>
      ))}
    </svg>
    <div>
      <h3>{toolsHub.pro.title}</h3>
      <p>{toolsHub.pro.text}</p>
      <dl>
        <div>
          <dt>Al mes</dt>
          <dd>{priceText(premium.month)}</dd>
        </div>
        <div>
          <dt>Al año, {yearlySaving} % menos</dt>
          <dd>{priceText(premium.year)}</dd>
        </div>
        <div>
          <dt>De prueba, sin tarjeta</dt>
          <dd>{premium.trialDays} días</dd>
        </div>
      </dl>
      <div className="row">
        <PremiumLink {...joinPremium.month} />
        <ButtonLink href={pages.digitalPro.path}>Conoce Digital Pro</ButtonLink>
        <ButtonLink look="quiet" href={pages.memberships.path}>
          Todo lo que trae Premium
        </ButtonLink>
      </div>
    </div>
  </div>
);
