import { href } from 'react-router';
import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import { phoneLink, phoneText } from '#content/phone.ts';
import { paymentText } from '#content/quote.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { canBecome } from '#packages/quote/src/index.ts';
import type { Quote } from '#server/services/quotes/quote.ts';
import { QuoteBadge } from './quote-badge.tsx';
import { moneyOf, QuoteLines } from './quote-lines.tsx';

/** A quote as its client reads it. */
export type Offer = Pick<
  Quote,
  | 'currency'
  | 'discountPercent'
  | 'lines'
  | 'name'
  | 'notes'
  | 'revision'
  | 'state'
  | 'taxPercent'
  | 'totals'
  | 'validUntil'
> & { number: string; sentOn: string; decidedAt: Date | null; acceptedName: string | null } & {
  isPaidHere: boolean;
  /** Somebody paid it in this site. */
  isPaid: boolean;
};

const moment = momentText('long');

/** What it is called, what became of it, what it comes to and until when, and the way to the answer. */
export const OfferHead = ({ offer, token }: { offer: Offer; token: string }) => (
  <header className="quote-head">
    <QuoteBadge state={offer.state} isTheirs isPaid={offer.isPaid} />
    <h1>Cotización {offer.number}</h1>
    <Standing offer={offer} />
    <OfferSummary offer={offer} token={token} />
  </header>
);

function OfferSummary({ offer, token }: { offer: Offer; token: string }) {
  const { number, state, taxPercent, totals, validUntil, isPaidHere, isPaid } = offer;
  const checkout = `${href('/checkout')}?cotizacion=${token}`;
  return (
    <div className="quote-summary">
      <dl>
        <div>
          <dt>{taxPercent > 0 ? 'Total, con IVA' : 'Total'}</dt>
          <dd className="quote-price">{moneyOf(offer, totals.total)}</dd>
        </div>
        {!isPaid && (
          <div>
            <dt>{state === 'expired' ? 'Venció el' : 'Válida hasta el'}</dt>
            <dd>{longDate(validUntil)}</dd>
          </div>
        )}
      </dl>
      <div className="quote-ways">
        {canBecome(state, 'accepted') ? (
          <ButtonLink look="primary" href="#respuesta">
            Aceptar o rechazar
          </ButtonLink>
        ) : (
          state !== 'accepted' && (
            <ButtonLink look="primary" href={askPath(`Quiero otra cotización como la ${number}.`)}>
              Pedir otra
            </ButtonLink>
          )
        )}
        {state === 'accepted' && (isPaid || isPaidHere) && (
          <ButtonLink look="primary" href={checkout}>
            {isPaid ? 'Ver el pago' : 'Pagar esta cotización'}
          </ButtonLink>
        )}
        <ButtonLink href={href('/cotizacion/:token/pdf', { token })}>Descargar en PDF</ButtonLink>
      </div>
    </div>
  );
}

/** The form of the contact page, with its message begun. */
export const askPath = (prefillMessage: string): string =>
  `${href('/contact')}?${new URLSearchParams({ prefillMessage })}`;

/** What is offered, and who offers it to whom. */
export const OfferBody = ({ offer }: { offer: Offer }) => (
  <>
    <Panel title="Lo que se ofrece">
      <QuoteLines quote={offer} />
    </Panel>
    {offer.notes !== '' && (
      <Panel title="Condiciones">
        <p className="quote-notes" dir="auto">
          <bdi>{offer.notes}</bdi>
        </p>
      </Panel>
    )}
    <div className="quote-parties">
      <dl>
        <dt>Para</dt>
        <dd>
          <bdi>{offer.name}</bdi>
        </dd>
        <dt>Fecha</dt>
        <dd>{longDate(offer.sentOn)}</dd>
      </dl>
      <dl>
        <dt>De</dt>
        <dd>
          {brand.name}, NIT {brand.nit}
        </dd>
        <dt>Dirección</dt>
        <dd>
          {brand.address.street}, {brand.address.city}, {brand.address.country}
        </dd>
        <dt>Contacto</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          <br />
          <a href={phoneLink}>{phoneText}</a>
        </dd>
      </dl>
    </div>
  </>
);

function Standing({ offer }: { offer: Offer }) {
  const { state, name, validUntil, decidedAt, acceptedName, isPaid, isPaidHere } = offer;
  const when = decidedAt ? moment(decidedAt) : '';
  switch (state) {
    case 'draft':
    case 'sent':
      return (
        <p>
          Para <bdi>{name}</bdi>. Léela con calma: la respondes al final.
        </p>
      );
    case 'accepted':
      return (
        <Alert tone="success" title={isPaid ? 'Está aceptada y pagada' : 'Está aceptada'}>
          La aceptó <bdi>{acceptedName}</bdi> el {when}, hora de Bogotá.
          {!isPaid && ` ${paymentText({ isHere: isPaidHere, isAccepted: true })}`}
        </Alert>
      );
    case 'rejected':
      return (
        <Alert tone="error" title="Se rechazó">
          La respuesta nos llegó el {when}, hora de Bogotá. Si cambiaste de opinión, escríbenos y te
          enviamos otra.
        </Alert>
      );
    case 'expired':
      return (
        <Alert tone="error" title="Ya venció">
          Fue válida hasta el {longDate(validUntil)}. Escríbenos y te enviamos otra con los precios
          de hoy.
        </Alert>
      );
    case 'withdrawn':
      return (
        <Alert tone="error" title="Ya no está vigente">
          El estudio la retiró el {when}, hora de Bogotá. Si la esperabas, escríbenos.
        </Alert>
      );
  }
}
