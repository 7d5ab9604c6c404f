import { momentText } from '#app/ui/moment.ts';
import type { EventEntry } from '#server/services/payment-desk/order-parts.ts';
import { declineText } from '../../checkout/decline-words.ts';
import { providerWords } from './provider-words.ts';
import { Code, Small, type Told } from './told.tsx';

const moment = momentText('medium');

/** What providers call what happened: the end of Wompi's name of an event, and the type of one of PayPal's. */
const happenings: ReadonlyMap<string, string> = new Map([
  ['PENDING', 'el pago espera confirmación'],
  ['APPROVED', 'el pago fue aprobado'],
  ['DECLINED', 'el pago fue rechazado'],
  ['VOIDED', 'el pago fue anulado'],
  ['ERROR', 'el pago falló'],
  ['CHECKOUT.ORDER.APPROVED', 'el cliente lo aprobó'],
  ['PAYMENT.CAPTURE.PENDING', 'el pago espera confirmación'],
  ['PAYMENT.CAPTURE.COMPLETED', 'el pago fue aprobado'],
  ['PAYMENT.CAPTURE.DECLINED', 'el pago fue rechazado'],
  ['PAYMENT.CAPTURE.DENIED', 'el pago fue rechazado'],
  ['PAYMENT.CAPTURE.REFUNDED', 'el pago se devolvió'],
  ['PAYMENT.CAPTURE.REVERSED', 'el pago se reversó'],
  ['PAYMENT.SALE.PENDING', 'el cobro de la suscripción espera confirmación'],
  ['PAYMENT.SALE.COMPLETED', 'cobró la suscripción'],
  ['PAYMENT.SALE.DENIED', 'el cobro de la suscripción fue rechazado'],
  ['PAYMENT.SALE.REFUNDED', 'el cobro de la suscripción se devolvió'],
  ['PAYMENT.SALE.REVERSED', 'el cobro de la suscripción se reversó'],
]);

export function tellEvent({ provider, id, body, receivedAt, appliedAt, tries }: EventEntry): Told {
  const type = provider === 'paypal' ? paypalType(body) : id.split(':').at(-1);
  const happened = happenings.get(type ?? '');
  return {
    key: `event ${provider} ${id}`,
    at: receivedAt,
    what: `${providerWords[provider]} ${happened ? `avisó: ${happened}` : 'envió un aviso'}.`,
    more: (
      <>
        <Small>
          {appliedAt
            ? `Aplicado el ${moment(appliedAt)}`
            : `Todavía no se aplica${tries > 0 ? ` (intentos: ${tries})` : ''}.`}
        </Small>
        <details className="payment-body">
          <summary>Ver lo que envió</summary>
          <Small>
            <Code>{id}</Code>
          </Small>
          <pre tabIndex={0}>{body}</pre>
        </details>
      </>
    ),
  };
}

/** A long body is cut, and is no JSON any more. */
const paypalType = (body: string): string | undefined =>
  /"event_type"\s*:\s*"([A-Z.-]+)"/.exec(body)?.[1];

/** Why a provider declined, in Spanish where that is known; empty of codes of programs. */
export function declinedBecause(reason: string): string {
  const text = declineText(reason);
  return text === declineText(null) ? '' : ` ${text}`;
}

/** The reason of a provider, letter by letter. */
export const RawReason = ({ reason }: { reason: string }) => (
  <details className="payment-body">
    <summary>Ver el motivo de la pasarela</summary>
    <pre tabIndex={0}>{reason}</pre>
  </details>
);
