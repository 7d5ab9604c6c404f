import { priceText } from '#content/money.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { PaypalTerms } from '#server/services/renewals/paypal-terms.ts';
import type { PaypalWay } from '#server/services/renewals/read-paypal-way.ts';
import { dayText } from './membership-words.ts';

/** `isNequi`: what is charged to a Nequi is charged by PayPal instead. */
type Shown = { way: PaypalWay; isNequi: boolean; outcome: Outcome | undefined };

/** What PayPal would charge by itself, and from when: of a member the plan that is next, of a trial either. */
export function PaypalOffers({ way, isNequi, outcome }: Shown) {
  const { offerStartsAt, kind, terms } = way;
  const offers = way.offers.filter(({ plan }) => kind !== 'waiting' || plan !== terms?.plan);
  const [only] = offers;
  if (!only || !offerStartsAt) return null;
  // Beside what was chosen already it is another possibility, and no second charge.
  const isOther = kind === 'waiting' || isNequi;
  const on = `${isOther ? `Si prefieres ${kind === 'waiting' ? spans[only.plan] : 'PayPal'}: el` : 'El'} ${dayText(offerStartsAt)} PayPal ${isOther ? 'cobraría' : 'cobra'}`;
  if (offers.length === 1)
    return (
      <PaypalForm
        plan={only.plan}
        outcome={outcome}
        button={kind === 'waiting' ? buttons[only.plan] : 'Que lo cobre PayPal'}
      >
        {`${on} ${offerText(only)}. ${approvedText}${isNequi ? ' Desde entonces no se cobra a tu Nequi.' : ''}`}
      </PaypalForm>
    );
  return (
    <>
      <p>{`${on} lo que elijas. ${approvedText}`}</p>
      {offers.map((offer) => (
        <PaypalForm
          key={offer.plan}
          plan={offer.plan}
          outcome={outcome}
          button={buttons[offer.plan]}
        >
          {`Son ${offerText(offer)}.`}
        </PaypalForm>
      ))}
    </>
  );
}

const approvedText = 'Lo apruebas en su página, y hoy no se cobra nada.';

const spans = { month: 'el mes', year: 'el año' } as const satisfies Record<
  PaypalTerms['plan'],
  string
>;

const buttons = {
  month: 'Que PayPal cobre cada mes',
  year: 'Que PayPal cobre cada año',
} as const satisfies Record<PaypalTerms['plan'], string>;

/** Leads to PayPal. */
export function PaypalForm(props: {
  plan: PaypalTerms['plan'];
  outcome: Outcome | undefined;
  button: string;
  look?: 'primary';
  children: string;
}) {
  const { plan, look } = props;
  const mine = outcomeOf(props.outcome, 'paypal');
  return (
    <OutcomeForm outcome={mine?.values.plan === plan ? mine : undefined}>
      <input type="hidden" name="plan" value={plan} />
      <p>{props.children}</p>
      <div>
        <SubmitButton intent="paypal" busy="Abriendo PayPal..." {...(look && { look })}>
          {props.button}
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

/** `USD 15 las 2 primeras veces, y después USD 30 cada mes`. */
export function offerText({ plan, price, first }: PaypalTerms): string {
  const each = `${priceText(price)} cada ${plan === 'month' ? 'mes' : 'año'}`;
  if (!first) return each;
  const times = first.cycles === 1 ? 'la primera vez' : `las ${first.cycles} primeras veces`;
  return `${priceText(first.price)} ${times}, y después ${each}`;
}
