import { href } from 'react-router';
import { premium, yearlySaving } from '#content/catalogue.ts';
import { membershipPath } from '#content/checkout.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { Plan } from '#packages/membership/src/index.ts';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';

/** For whoever pays nothing now: what it costs. */
export const StartPanel = ({ own }: { own: OwnMembership }) => (
  <Panel title={titles[own.status] ?? 'Empieza con Premium'}>
    <div className="membership-body">
      <ul className="membership-prices">
        <Price plan="month" unit="por el mes" note="Pagas mes a mes" />
        <Price plan="year" unit="por el año" note={`${yearlySaving}\u{A0}% menos que doce meses`} />
      </ul>
      {own.isLaunch && premium.launch && own.launchPlaces !== null && (
        <p>
          <b>
            Lanzamiento: {`${premium.launch.percent}\u{A0}%`} menos los {premium.launch.months}{' '}
            primeros meses.
          </b>{' '}
          Quedan {own.launchPlaces} de {premium.launch.places} cupos.
        </p>
      )}
      <p className="membership-note">
        El IVA está incluido, se paga en pesos o en dólares, y cancelas cuando quieras. Lo que trae
        está en <a href={href('/memberships')}>la página de Premium</a>.
      </p>
    </div>
  </Panel>
);

const titles: Partial<Record<OwnMembership['status'], string>> = {
  trialing: 'Seguir después de la prueba',
  ended: 'Vuelve a Premium',
};

const Price = ({ plan, unit, note }: { plan: Plan; unit: string; note: string }) => (
  <li>
    <p>
      <small>{premium[plan].currency}</small>{' '}
      <span className="membership-price">{premium[plan].amount / 100}</span> {unit}
    </p>
    <p className="membership-note">{note}</p>
    <ButtonLink look={plan === 'month' ? 'primary' : 'secondary'} href={membershipPath(plan)}>
      {plan === 'month' ? 'Pagar el mes' : 'Pagar el año'}
    </ButtonLink>
  </li>
);
