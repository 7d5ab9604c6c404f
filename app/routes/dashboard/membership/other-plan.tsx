import { premium, yearlySaving } from '#content/premium.ts';
import { membershipPath } from '#content/membership-path.ts';
import { priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';

type Shown = { own: OwnMembership; outcome: Outcome | undefined };

/** A month becomes a year today, with what is left of it; a year becomes a month when it ends. */
export function OtherPlan({ own, outcome }: Shown) {
  const { plan, next, offers } = own;
  const isPaypal = own.renewal === 'paypal';
  if (plan === 'month' && offers.year?.startsNow) {
    const { left } = offers.year;
    return (
      <Panel title="Pasa al año">
        <div className="membership-body">
          <p>
            El año vale {priceText(premium.year)}, {`${yearlySaving}\u{A0}%`} menos que doce meses,
            y empieza hoy.{' '}
            {left > 0
              ? 'Lo que te queda de este mes se descuenta.'
              : 'De este mes no queda nada por descontar.'}
            {isPaypal && ' PayPal deja de cobrar el mes.'}
          </p>
          <ButtonLink href={membershipPath('year')}>
            Pasar al año por {priceText({ ...premium.year, amount: premium.year.amount - left })}
          </ButtonLink>
        </div>
      </Panel>
    );
  }
  if (plan !== 'year' || !next) return null;
  const other = next.plan === 'year' ? 'month' : 'year';
  return (
    <Panel title={other === 'month' ? 'Pasa al mes' : 'Sigue con el año'}>
      <div className="membership-body">
        <OutcomeForm outcome={outcomeOf(outcome, 'plan')}>
          <input type="hidden" name="plan" value={other} />
          <p>
            {other === 'month'
              ? `Si prefieres pagar mes a mes (${priceText(premium.month)}), cambias cuando termine el año.`
              : 'Cuando termine el año pasas al plan mensual. Si cambiaste de idea, sigues pagando por año.'}
            {isPaypal &&
              ' PayPal cobra el plan de ahora: al cambiar lo quitamos, y lo conectas otra vez.'}
          </p>
          <SubmitButton intent="plan" busy="Guardando...">
            {other === 'month' ? 'Pasar al mes cuando termine' : 'Seguir con el año'}
          </SubmitButton>
        </OutcomeForm>
      </div>
    </Panel>
  );
}
