import { href } from 'react-router';
import { premium, yearlySaving } from '#content/catalogue.ts';
import { membershipPath } from '#content/checkout.ts';
import { priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';

/** For whoever pays nothing now: what it costs, and the trial. */
export const StartPanel = (props: { own: OwnMembership; outcome: Outcome | undefined }) => (
  <Panel title={props.own.status === 'trialing' ? 'Seguir después de la prueba' : 'Premium'}>
    <div className="membership-body">
      <p>
        <b>{priceText(premium.month)} al mes</b>, o <b>{priceText(premium.year)} al año</b>:{' '}
        {yearlySaving} % menos. El IVA está incluido, se paga en pesos o en dólares, y cancelas
        cuando quieras.
      </p>
      {props.own.isLaunch && premium.launch && props.own.launchPlaces !== null && (
        <p>
          <b>
            Lanzamiento: {premium.launch.percent} % menos los {premium.launch.months} primeros
            meses.
          </b>{' '}
          Quedan {props.own.launchPlaces} de {premium.launch.places} cupos.
        </p>
      )}
      <p className="row">
        <ButtonLink look="primary" href={membershipPath('month')}>
          Pagar el mes
        </ButtonLink>
        <ButtonLink href={membershipPath('year')}>Pagar el año</ButtonLink>
      </p>
      {props.own.canTry && (
        <OutcomeForm outcome={outcomeOf(props.outcome, 'try')}>
          <p>
            ¿Prefieres probar antes? Son {premium.trialDays} días con todas las herramientas, sin
            tarjeta. Termina sola; el descuento y los créditos empiezan con tu primer pago.
          </p>
          <SubmitButton intent="try" busy="Empezando...">
            Probar {premium.trialDays} días
          </SubmitButton>
        </OutcomeForm>
      )}
      <p className="membership-note">
        Lo que trae está en <a href={href('/memberships')}>la página de Premium</a>.
      </p>
    </div>
  </Panel>
);
