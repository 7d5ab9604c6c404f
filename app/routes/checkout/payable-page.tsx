import { href } from 'react-router';
import { checkoutChat } from '#content/checkout-words.ts';
import { notResponsible } from '#content/iva.ts';
import { longDate } from '#content/dates.ts';
import { type Money, priceText } from '#content/money.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { termText, withdrawalDays, withdrawalTerm } from '#packages/legal-requests/src/index.ts';
import { announcedDays } from '#packages/membership/src/index.ts';
import type { PayableView } from './checkout-view.ts';
import { OrderState } from './order-state.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PriceParts } from './price-parts.tsx';
import type { WayBack } from './way-back.ts';
// Its list of what is included.
import '#app/ui/site/packs.css';

type Shown = { view: PayableView; outcome: Outcome | undefined };

/** What is bought, what it costs, how far the person is with it, and the ways to pay it. */
export function PayablePage({ view, outcome }: Shown) {
  const { name, description, features, back } = view;
  return (
    <div className="checkout wrap">
      <CheckoutHead name={name} back={back}>
        <bdi>{description}</bdi>
      </CheckoutHead>
      <div className="checkout-columns">
        <section className="panel checkout-pay" aria-label="Pago">
          <Price view={view} />
          <Payment view={view} outcome={outcome} />
        </section>
        <Panel title="Lo que incluye">
          <div className="checkout-included">
            <ul className="ticks">
              {features.map((feature, at) => (
                <li key={at}>
                  <bdi>{feature}</bdi>
                </li>
              ))}
            </ul>
            <Withdrawal isFirstPeriod={view.isFirstPeriod} />
          </div>
        </Panel>
      </div>
    </div>
  );
}

/** The way back, and what is bought. */
export const CheckoutHead = (props: { name: string; back: WayBack; children: React.ReactNode }) => (
  <header className="checkout-head">
    <a className="back" href={props.back.path}>
      {props.back.label}
    </a>
    <h1>{props.name}</h1>
    <p className="lead">{props.children}</p>
  </header>
);

const oneOff = (unit: string | null): string =>
  `Pagas una sola vez: ${unit?.includes('primer') ? 'no se renueva automáticamente' : 'nadie te cobra después'}`;

const renewalText = `No se cobra sola, a menos que tú lo pidas: ${announcedDays} días antes de que termine te mandamos el enlace para renovar, y tú decides`;

function Price({ view }: { view: PayableView }) {
  const { price, pesos, rateText, taxPercent, unit, isFirstPeriod, priceParts, launch } = view;
  return (
    <>
      <PriceFigure price={price} unit={unit} />
      {priceParts.length > 0 && (
        <dl className="checkout-parts">
          <PriceParts parts={priceParts} />
        </dl>
      )}
      <ul className="checkout-terms">
        {launch && (
          <li>
            Precio de lanzamiento: {launch.percent} % menos los {launch.months} primeros meses
            {isFirstPeriod === true && '. Te guardamos el cupo media hora'}
          </li>
        )}
        {rateText !== null && pesos && (
          <li>
            <b>{priceText(pesos)}</b> a {rateText}
          </li>
        )}
        <li>
          {taxPercent > 0 ? `IVA del ${taxPercent} % incluido` : notResponsible}.{' '}
          {isFirstPeriod === null ? oneOff(unit) : renewalText}
        </li>
      </ul>
    </>
  );
}

/** `USD 390 por canción`, as large as it matters. */
export const PriceFigure = ({ price, unit }: { price: Money; unit: string | null }) => (
  <p className="checkout-price">
    <small>{price.currency}</small>{' '}
    <span className="figure">
      {(price.amount / 100).toLocaleString('es-CO', {
        minimumFractionDigits: price.amount % 100 ? 2 : 0,
      })}
    </span>{' '}
    {unit !== null && <span className="measure">{unit}</span>}
  </p>
);

function Payment({ view, outcome }: Shown) {
  const { name, price, ways, order, paypal } = view;
  const standing = order?.standing.kind;
  const chat = whatsappLink(checkoutChat.beforePaying({ name, amount: price }));
  const again = againWords(view);
  const form = (again: boolean) => <PaymentForm view={view} outcome={outcome} again={again} />;
  return (
    <>
      <div role="status">{order && <OrderState order={order} />}</div>
      {paypal && <p className="checkout-note">{paypalText(paypal)}</p>}
      {ways.length === 0 ? (
        <div className="checkout-closed">
          <p>
            <b>El pago en línea no está disponible todavía.</b> No te cobramos nada: escríbenos y
            acordamos cómo lo pagas.
          </p>
        </div>
      ) : standing === 'review' ? null : again ? (
        <details className="checkout-again" open={outcome !== undefined}>
          <summary>{again.summary}</summary>
          {again.note && <p>{again.note}</p>}
          {form(true)}
        </details>
      ) : (
        form(false)
      )}
      <p className="checkout-chat">
        <ButtonLink href={chat} rel="noopener">
          Preguntar por WhatsApp
        </ButtonLink>
      </p>
    </>
  );
}

function paypalText(paypal: NonNullable<PayableView['paypal']>): string {
  switch (paypal.kind) {
    case 'late':
      return `PayPal todavía no lo ha cobrado${paypal.retryAt ? ` y lo intenta otra vez el ${longDate(bogotaDate(paypal.retryAt))}` : ''}. Si lo pagas aquí y PayPal cobra después, te devolvemos su cobro.`;
    case 'ends':
      return `PayPal cobra tu plan ${paypal.plan === 'month' ? 'mensual' : 'anual'}: cuando pagues este, deja de cobrarlo.`;
  }
}

const secondGoesBack = 'Si llegan los dos pagos, te devolvemos el segundo completo.';

/** Before somebody pays what may be paid already; null where nothing speaks against it. */
function againWords({ order, isPaidByOthers }: PayableView) {
  const standing = order?.standing.kind;
  if (standing === 'paid') return { summary: 'Comprarlo otra vez', note: null };
  if (standing === 'pending') return { summary: 'Pagar de todos modos', note: secondGoesBack };
  if (isPaidByOthers)
    return {
      summary: 'Pagar de todos modos',
      note: `Desde otra cuenta ya se empezó a pagar esta cotización. ${secondGoesBack}`,
    };
  return null;
}

/** Ley 1480 of 2011, art. 47: of a membership the first period. */
const Withdrawal = ({ isFirstPeriod }: Pick<PayableView, 'isFirstPeriod'>) => (
  <p className="checkout-note">
    {isFirstPeriod === false
      ? 'Cancelas cuando quieras y conservas lo que pagaste hasta que termine.'
      : `Tienes ${withdrawalDays} días hábiles para retractarte, sin dar razones: te devolvemos todo en máximo ${termText(withdrawalTerm)}.`}{' '}
    {isFirstPeriod === null && 'Si nos pediste empezar antes, ese derecho va hasta que empecemos. '}
    Está en los <NewTabLink href={href('/terminos-condiciones')}>términos</NewTabLink>.
  </p>
);
