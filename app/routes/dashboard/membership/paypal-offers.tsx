import { priceText } from '#content/money.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { PaypalTerms } from '#server/services/renewals/paypal-terms.ts';
import type { PaypalWay } from '#server/services/renewals/read-paypal-way.ts';
import { dayText } from './membership-words.ts';

/** `isNequi`: what is charged to a Nequi is charged by PayPal instead. */
type Shown = { way: PaypalWay; isNequi: boolean; outcome: Outcome | undefined };

/** Those that nobody has begun to approve. */
const offersOf = ({ kind, offers, terms }: PaypalWay): PaypalTerms[] =>
  offers.filter(({ plan }) => kind !== 'waiting' || plan !== terms?.plan);

export const hasOffers = (way: PaypalWay): boolean =>
  way.offerStartsAt !== null && offersOf(way).length > 0;

/**
 * What PayPal would charge by itself, and from when: of a member the plan that is next, of a trial either. They stand in a list of
 * what can be chosen.
 */
export function PaypalOffers({ way, isNequi, outcome }: Shown) {
  const { offerStartsAt, kind } = way;
  const offers = offersOf(way);
  const [only] = offers;
  if (!only || !offerStartsAt) return null;
  // Beside what was chosen already it is another possibility, and no second charge.
  const isOther = kind === 'waiting' || isNequi;
  const on = `${isOther ? `Si prefieres ${kind === 'waiting' ? spans[only.plan] : 'PayPal'}: el` : 'El'} ${dayText(offerStartsAt)} PayPal ${isOther ? 'cobraría' : 'cobra'}`;
  if (offers.length === 1)
    return (
      <li>
        <PaypalForm
          plan={only.plan}
          outcome={outcome}
          button={kind === 'waiting' ? buttons[only.plan] : 'Que lo cobre PayPal'}
        >
          {`${on} ${offerText(only)}. ${approvedText}${isNequi ? ' Desde entonces no se cobra a tu Nequi.' : ''}`}
        </PaypalForm>
      </li>
    );
  return offers.map((offer, at) => (
    <li key={offer.plan}>
      {at === 0 && <p>{`${on} lo que elijas. ${approvedText}`}</p>}
      <PaypalForm plan={offer.plan} outcome={outcome} button={buttons[offer.plan]}>
        {`Son ${offerText(offer)}.`}
      </PaypalForm>
    </li>
  ));
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
  children?: string;
}) {
  const { plan, look, children } = props;
  const mine = outcomeOf(props.outcome, 'paypal');
  return (
    <OutcomeForm outcome={mine?.values.plan === plan ? mine : undefined}>
      <input type="hidden" name="plan" value={plan} />
      {children !== undefined && <p>{children}</p>}
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
