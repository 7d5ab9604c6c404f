import { premium, yearlySaving } from '#content/catalogue.ts';
import { membershipPath } from '#content/checkout.ts';
import { priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { chargeText, dayText, planNames } from './membership-words.ts';

/** What was paid, what is paid next and how, and the other plan. */
export function PlanPanel({ own, outcome }: { own: OwnMembership; outcome: Outcome | undefined }) {
  const { plan, paidUntil, next, offers } = own;
  const charge = next && chargeText(next);
  const renewal = next && offers[next.plan];
  return (
    <Panel title="Tu plan">
      <div className="membership-body">
        <dl className="membership-facts">
          <div>
            <dt>Plan</dt>
            <dd>{plan && planNames[plan]}</dd>
          </div>
          <div>
            <dt>Pagado hasta</dt>
            <dd>{paidUntil && dayText(paidUntil)}</dd>
          </div>
          <div>
            <dt>Próximo pago</dt>
            <dd>
              {charge ? (
                <>
                  {charge.price}
                  {next.plan !== plan && `, plan ${planNames[next.plan].toLowerCase()}`}
                </>
              ) : (
                'Ninguno'
              )}
            </dd>
          </div>
          {next && (
            <div>
              <dt>Cómo se paga</dt>
              <dd>Por el enlace que te mandamos siete días antes. No se cobra solo.</dd>
            </div>
          )}
        </dl>
        {charge?.note && <p className="membership-note">{charge.note}</p>}
        {renewal && next && !renewal.startsNow && (
          <p className="row">
            <ButtonLink look="primary" href={membershipPath(next.plan)}>
              Pagar {next.plan === 'month' ? 'el mes' : 'el año'} que viene
            </ButtonLink>
          </p>
        )}
        <OtherPlan own={own} outcome={outcome} />
      </div>
    </Panel>
  );
}

/** A month becomes a year today, with what is left of it; a year becomes a month when it ends. */
function OtherPlan({ own, outcome }: { own: OwnMembership; outcome: Outcome | undefined }) {
  const { plan, next, offers } = own;
  if (plan === 'month' && offers.year?.startsNow)
    return (
      <p>
        El año vale {priceText(premium.year)}, {yearlySaving} % menos que doce meses, y lo que te
        queda de este mes se descuenta.{' '}
        <a href={membershipPath('year')}>
          Pasar al año por{' '}
          {priceText({ ...premium.year, amount: premium.year.amount - offers.year.left })}
        </a>
        .
      </p>
    );
  if (plan !== 'year' || !next) return null;
  const other = next.plan === 'year' ? 'month' : 'year';
  return (
    <OutcomeForm outcome={outcomeOf(outcome, 'plan')}>
      <input type="hidden" name="plan" value={other} />
      <p>
        {other === 'month'
          ? `Si prefieres pagar mes a mes (${priceText(premium.month)}), cambias cuando termine el año.`
          : 'Cuando termine el año pasas al plan mensual.'}
      </p>
      <SubmitButton intent="plan" busy="Guardando...">
        {other === 'month' ? 'Pasar al mes cuando termine' : 'Seguir con el año'}
      </SubmitButton>
    </OutcomeForm>
  );
}
