import { premium, yearlySaving } from '#content/catalogue.ts';
import { joinPremium } from '#content/join-premium.ts';
import { priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { seededRandom } from '#app/ui/art/seeded-random.ts';
import { Rule } from '#app/ui/shell/rule.tsx';
import './pass.css';

/** The membership as the pass that hangs from one's neck: what it costs, and the key to it. */
export const Pass = () => (
  <div className="pass">
    <Rule />
    <svg className="pass-strap" viewBox="0 0 120 90" preserveAspectRatio="none" aria-hidden="true">
      <path d="M10 0 52 90M110 0 68 90" />
    </svg>
    <div className="pass-card">
      <div className="pass-head night">
        <p className="pass-name">{premium.name}</p>
        <p className="measure">Acceso a toda la consola</p>
      </div>
      <div className="pass-body">
        <p className="pass-price">
          <small>{premium.month.currency}</small>
          <span className="figure">{premium.month.amount / 100}</span>
          <span>al mes</span>
        </p>
        <p>
          o <strong>{priceText(premium.year)}</strong> al año: ahorras {yearlySaving} %
        </p>
        <p className="pass-trial">
          Cuando abra, {premium.trialDays} días de prueba: una vez por cuenta, sin tarjeta, y
          termina sola.
        </p>
      </div>
      <div className="pass-stub">
        <ButtonLink look="primary" href={joinPremium.href} aria-describedby="pase-abre">
          {joinPremium.label}
        </ButtonLink>
        <p className="pass-note">{joinPremium.note}</p>
        <p className="pass-opening" id="pase-abre">
          {joinPremium.opening}
        </p>
        <svg
          className="pass-code"
          viewBox="0 0 320 44"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={code()} />
        </svg>
      </div>
    </div>
  </div>
);

/** A code of bars, each as wide as chance says. */
function code(): string {
  const random = seededRandom(2600);
  let path = '';
  for (let x = 0; x < 320;) {
    const width = 2 + Math.floor(random() * 5);
    path += `M${x} 0h${width}v44h-${width}z`;
    x += width + 2 + Math.floor(random() * 4);
  }
  return path;
}
