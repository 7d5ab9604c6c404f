import { href } from 'react-router';
import { launchPrice, premium, yearlySaving } from '#content/premium.ts';
import { membershipPath } from '#content/membership-path.ts';
import { type Money, priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { Plan } from '#packages/membership/src/index.ts';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';

/** For whoever pays nothing now: what it costs. `isQuiet`: another button is the one to press. */
export const StartPanel = ({ own, isQuiet }: { own: OwnMembership; isQuiet: boolean }) => (
  <Panel title={titles[own.status] ?? 'Empieza con Premium'}>
    <div className="membership-body">
      <ul className="membership-prices">
        {own.isLaunch && premium.launch ? (
          <Price
            plan="month"
            price={launchPrice}
            unit="por el mes"
            note={launchText(own, premium.launch)}
            isQuiet={isQuiet}
          />
        ) : (
          <Price
            plan="month"
            price={premium.month}
            unit="por el mes"
            note="Pagas mes a mes"
            isQuiet={isQuiet}
          />
        )}
        <Price
          plan="year"
          price={premium.year}
          unit="por el año"
          note={`${yearlySaving}\u{A0}% menos que doce meses`}
          isQuiet={isQuiet}
        />
      </ul>
      <p className="membership-note">
        El IVA está incluido, se paga en pesos o en dólares, y cancelas cuando quieras. Lo que trae
        está en <a href={href('/memberships')}>la página de Premium</a>.
      </p>
    </div>
  </Panel>
);

const titles: Partial<Record<OwnMembership['status'], string>> = {
  trialing: 'Seguir después de la prueba',
  past_due: 'Falta tu primer pago',
  ended: 'Vuelve a Premium',
};

type Launch = NonNullable<typeof premium.launch>;

const launchText = ({ launchPlaces, periods }: OwnMembership, { months, places }: Launch): string =>
  periods.length > 0
    ? `Lanzamiento: tu cupo sigue siendo tuyo. Después de tus ${months} primeros meses, ${priceText(premium.month)}.`
    : `Lanzamiento: los ${months} primeros meses, y después ${priceText(premium.month)}.${
        launchPlaces === null ? '' : ` Quedan ${launchPlaces} de ${places} cupos.`
      }`;

type Offered = { plan: Plan; price: Money; unit: string; note: string; isQuiet: boolean };

const Price = ({ plan, price, unit, note, isQuiet }: Offered) => (
  <li>
    <p>
      <small>{price.currency}</small> <span className="membership-price">{price.amount / 100}</span>{' '}
      {unit}
    </p>
    <p className="membership-note">{note}</p>
    <ButtonLink
      look={plan === 'month' && !isQuiet ? 'primary' : 'secondary'}
      href={membershipPath(plan)}
    >
      {plan === 'month' ? 'Pagar el mes' : 'Pagar el año'}
    </ButtonLink>
  </li>
);
