import { priceText } from '#content/money.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';
import type { PaypalTerms } from '#server/services/renewals/paypal-terms.ts';
import type { PaypalWay } from '#server/services/renewals/read-paypal-way.ts';
import { dayText } from './membership-words.ts';

type Shown = { own: OwnMembership; way: PaypalWay; outcome: Outcome | undefined };

/** What PayPal would charge by itself, and from when: of a member the plan that is next, of a trial either. */
export function PaypalOffers({ own, way, outcome }: Shown) {
  const { offers, offerStartsAt, kind } = way;
  const mine = outcomeOf(outcome, 'paypal');
  if (offers.length === 0 || !offerStartsAt) return null;
  return offers.map((offer) => (
    <OutcomeForm key={offer.plan} outcome={mine?.values.plan === offer.plan ? mine : undefined}>
      <input type="hidden" name="plan" value={offer.plan} />
      <p>
        {kind === 'waiting' && way.terms?.plan === offer.plan
          ? 'Todavía falta que lo apruebes en PayPal.'
          : `El ${dayText(offerStartsAt)} PayPal cobra ${offerText(offer)}. Lo apruebas en su página, y hoy no se cobra nada.`}
      </p>
      <div>
        <SubmitButton intent="paypal" busy="Abriendo PayPal...">
          {buttonText(offer, { own, way })}
        </SubmitButton>
      </div>
    </OutcomeForm>
  ));
}

function buttonText(
  { plan }: PaypalTerms,
  { own, way }: { own: OwnMembership; way: PaypalWay },
): string {
  if (way.kind === 'waiting' && way.terms?.plan === plan) return 'Aprobar en PayPal';
  if (own.paidUntil) return 'Que lo cobre PayPal';
  return plan === 'month' ? 'Que PayPal cobre cada mes' : 'Que PayPal cobre cada año';
}

/** `USD 15 las 2 primeras veces, y después USD 30 cada mes`. */
export function offerText({ plan, price, first }: PaypalTerms): string {
  const each = `${priceText(price)} cada ${plan === 'month' ? 'mes' : 'año'}`;
  if (!first) return each;
  const times = first.cycles === 1 ? 'la primera vez' : `las ${first.cycles} primeras veces`;
  return `${priceText(first.price)} ${times}, y después ${each}`;
}
