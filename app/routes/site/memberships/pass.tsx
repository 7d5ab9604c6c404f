import { premium, yearlySaving } from '#content/premium.ts';
import { priceText } from '#content/money.ts';
import { seededRandom } from '#app/ui/art/seeded-random.ts';
import { PremiumWays } from '#app/ui/site/premium-ways.tsx';
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
          {premium.trialDays} días de prueba: una vez por persona, sin tarjeta, y termina sola.
        </p>
      </div>
      <div className="pass-stub">
        <PremiumWays noteId="pase-nota" />
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
