import { membershipPath } from '#content/membership-path.ts';
import { priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { chargeText, dayText, planNames } from './membership-words.ts';

const renewalNotes = {
  link: 'Por el enlace que te mandamos siete días antes. No se cobra sola.',
  nequi: 'Se cobra sola a tu Nequi; siete días antes te escribimos.',
  paypal: 'Se cobra sola por PayPal; siete días antes te escribimos.',
} as const satisfies Record<OwnMembership['renewal'], string>;

type Shown = {
  own: OwnMembership;
  /** The page says elsewhere how it is paid. */
  isWayTold: boolean;
  /** PayPal is about to charge what is next: the checkout does not take it. */
  isPaypal: boolean;
};

/** What was paid, what is paid next, and how. */
export function PlanPanel({ own, isWayTold, isPaypal }: Shown) {
  const { status, plan, paidUntil, next, offers } = own;
  const renewal = next && offers[next.plan];
  // It is charged to their Nequi in any case.
  const isCharged = own.renewal === 'nequi' && status === 'active';
  const charge =
    next && (isPaypal ? { price: priceText(next.price), note: null } : chargeText(next));
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
          {next && !isWayTold && (
            <div>
              <dt>Cómo se paga</dt>
              <dd>{renewalNotes[own.renewal]}</dd>
            </div>
          )}
        </dl>
        {charge?.note && <p className="membership-note">{charge.note}</p>}
        {renewal && next && !renewal.startsNow && !isPaypal && (
          <p className="row">
            <ButtonLink look={isCharged ? 'secondary' : 'primary'} href={membershipPath(next.plan)}>
              Pagar {next.plan === 'month' ? 'el mes' : 'el año'}
              {status === 'active' && ' que viene'}
            </ButtonLink>
          </p>
        )}
      </div>
    </Panel>
  );
}
