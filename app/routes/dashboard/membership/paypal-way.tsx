import { href } from 'react-router';
import { priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';
import type { PaypalWay as Way } from '#server/services/renewals/read-paypal-way.ts';
import { dayText } from './membership-words.ts';
import { offerText, PaypalForm } from './paypal-offers.tsx';
import { RemoveForm } from './remove-form.tsx';

type Shown = { own: OwnMembership; way: Way; outcome: Outcome | undefined };

/** What PayPal charges by itself, waits to charge, or charges no more. */
export function PaypalWay({ own, way, outcome }: Shown) {
  switch (way.kind) {
    case 'active':
      return (
        <>
          <div role="status">
            {way.failure && !way.isPaidAhead ? (
              <StatusBadge status="failed">PayPal no pudo cobrar</StatusBadge>
            ) : (
              <StatusBadge status="live">Se cobra sola por PayPal</StatusBadge>
            )}
          </div>
          <p>{activeText(own, way)}</p>
          <p className="membership-note">
            Si lo quitas, le decimos a PayPal que no cobre más y{' '}
            {own.paidUntil
              ? 'tu membresía se paga por el enlace que te mandamos'
              : own.status === 'trialing'
                ? 'la prueba termina sola'
                : 'vuelves hoy a la cuenta gratuita, con tus canciones en su sitio'}
            . Si un cobro alcanza a salir, te lo devolvemos.
          </p>
          <RemoveForm intent="paypal-remove" outcome={outcome} busy="Quitando...">
            Quitar PayPal
          </RemoveForm>
        </>
      );
    case 'waiting':
      return (
        <>
          <div role="status">
            <StatusBadge status="pending">Falta que lo apruebes en PayPal</StatusBadge>
          </div>
          {way.terms && (
            <p>
              {`Serían ${offerText(way.terms)}${way.startsAt ? `, desde el ${dayText(way.startsAt)}` : ''}. Mientras no lo apruebes, PayPal no cobra nada; cuando lo hagas, esta página te lo muestra.`}
            </p>
          )}
          <div className="row">
            {way.terms && (
              <PaypalForm
                plan={way.terms.plan}
                outcome={outcome}
                button="Aprobar en PayPal"
                look="primary"
              />
            )}
            <ButtonLink href={href('/dashboard/membresia')}>Ya lo aprobé</ButtonLink>
            <RemoveForm intent="paypal-remove" outcome={outcome} busy="Cancelando...">
              No usar PayPal
            </RemoveForm>
          </div>
        </>
      );
    case 'lost':
      return (
        <>
          <div role="status">
            <StatusBadge status="removed">PayPal ya no cobra</StatusBadge>
          </div>
          <p>
            {way.lost === 'price'
              ? 'El precio cambió y no es el que aprobaste en PayPal: terminamos esa suscripción para que no te cobre otra cosa.'
              : 'Tu suscripción terminó en PayPal: la cancelaste allí, o no pudo cobrar.'}
          </p>
        </>
      );
    case 'left':
    case 'none':
      return null;
  }
}

function activeText(own: OwnMembership, way: Way): string {
  if (way.isPaidAhead)
    return 'Ya pagaste el periodo que PayPal iba a cobrar: si lo cobra también, te devolvemos su cobro.';
  return way.failure ? failureText(way.failure, own) : chargeText(own, way);
}

function chargeText({ next, trialEndsAt, status }: OwnMembership, way: Way): string {
  const { terms, nextChargeAt, startsAt } = way;
  const on = nextChargeAt ?? startsAt;
  // In a trial nothing is next yet but what was approved, with all its prices.
  const day = on ? `${next ? 'El' : 'Desde el'} ${dayText(on)}` : 'El día que termina cada periodo';
  const goesOn = terms && next?.price.amount === terms.price.amount ? ', y así cada vez' : '';
  const price = next && `${priceText(next.price)}${goesOn}`;
  const charges = `${day} PayPal cobra ${price ?? (terms ? offerText(terms) : 'el periodo que sigue')}.`;
  return status === 'trialing' && trialEndsAt
    ? `${charges} Si no quieres seguir después de la prueba, quítalo antes y no se cobra nada.`
    : `${charges} Siete días antes te escribimos. Si no quieres seguir, cancela antes de ese día.`;
}

const failureText = (
  { at, retryAt }: NonNullable<Way['failure']>,
  { graceUntil }: OwnMembership,
): string =>
  [
    `El ${dayText(at)} el cobro no pasó.`,
    retryAt
      ? `PayPal lo intenta otra vez el ${dayText(retryAt)}.`
      : 'PayPal no dijo si lo intenta otra vez.',
    `Revisa allá con qué pagas, o paga tú${graceUntil ? ` antes del ${dayText(graceUntil)}` : ''}: si PayPal cobra después, te devolvemos su cobro.`,
  ].join(' ');
