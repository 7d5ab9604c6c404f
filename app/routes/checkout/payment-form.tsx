import { href } from 'react-router';
import { beginNowConsent } from '#content/checkout-words.ts';
import { priceText } from '#content/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { PayableView, PayWay } from './checkout-view.ts';
import '#app/ui/form.css';

/** What is paid in each, and with what. */
const wayWords = {
  wompi: { label: 'Pagar en pesos con Wompi', means: 'Tarjeta, PSE o Nequi' },
  paypal: { label: 'Pagar en dólares con PayPal', means: 'Cuenta de PayPal o tarjeta' },
  manual: { label: 'Pagar por transferencia', means: 'Desde tu banco; la confirmamos a mano' },
} as const satisfies Record<PayWay['provider'], { label: string; means: string }>;

/**
 * A plain form, so that the browser follows the provider's address into another tab. One that came back with an error is in
 * that tab already, and stays there.
 */
export function PaymentForm({
  view: { ways, pesos, lacksRate, order, isFirstPeriod },
  outcome,
  again,
}: {
  view: PayableView;
  outcome: Outcome | undefined;
  /** They read that it was paid, or that another payment is on its way. */
  again: boolean;
}) {
  const isNewTab = outcome === undefined;
  const hasGateway = ways.some(({ provider }) => provider !== 'manual');
  const hasWompi = ways.some(({ provider }) => provider === 'wompi');
  return (
    <form method="post" target={isNewTab ? '_blank' : undefined} className="form">
      {outcome && (
        <FocusOnMount>
          <OutcomeAlert outcome={outcome} />
        </FocusOnMount>
      )}
      <input type="hidden" name="shownPesos" value={pesos?.amount ?? ''} />
      {again && <input type="hidden" name="again" value="1" />}
      {isFirstPeriod === null && (
        <Checkbox
          name="beginNow"
          defaultChecked={
            outcome
              ? outcome.values.beginNow === 'on'
              : order?.standing.kind !== 'paid' && order?.beginsNow
          }
          hint="Opcional: si no, empezamos después."
        >
          {beginNowConsent}
        </Checkbox>
      )}
      <ul className="checkout-ways">
        {ways.map((way, at) => (
          <li key={way.provider}>
            <Button
              type="submit"
              name="provider"
              value={way.provider}
              look={at === 0 ? 'primary' : 'secondary'}
              aria-describedby={`medios-${way.provider}`}
              {...(way.provider === 'manual' && { formTarget: '_self' })}
            >
              {wayWords[way.provider].label}
              {isNewTab && way.provider !== 'manual' && (
                <span className="visually-hidden"> (se abre en otra pestaña)</span>
              )}
            </Button>
            <p id={`medios-${way.provider}`}>
              {wayWords[way.provider].means}: {priceText(way.amount)}
            </p>
          </li>
        ))}
      </ul>
      {lacksRate && (
        <p className="checkout-note">
          Por ahora este pago se hace en dólares. ¿Prefieres pesos? Escríbenos y lo acordamos.
        </p>
      )}
      {hasGateway && (
        <p className="checkout-note">
          {isNewTab ? 'El pago de la pasarela se abre en otra pestaña y aquí ves cómo va. ' : ''}
          Los datos de tu tarjeta los pide la pasarela, nunca nosotros. Le pasamos el valor y los
          datos del pedido{hasWompi && ' (a Wompi, también tu correo)'}, según la{' '}
          <NewTabLink href={href('/politica-privacidad')}>
            política de tratamiento de datos
          </NewTabLink>
          .
        </p>
      )}
    </form>
  );
}
