import { href } from 'react-router';
import { checkoutChat } from '#content/checkout-words.ts';
import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { announcedDays } from '#packages/membership/src/index.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { Frailejon } from '#app/ui/art/frailejon.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { PageMessage } from '#app/ui/shell/page-message.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { orderPath, payWayPath } from './order-paths.ts';
import { CheckoutHead, PriceFigure } from './payable-page.tsx';

type Of<Kind extends CheckoutView['kind']> = { view: Extract<CheckoutView, { kind: Kind }> };

/** An address that asks for nothing we have. */
export const PlanNotFound = () => (
  <PageMessage
    mark="Pago"
    title="Plan no encontrado"
    actions={
      <ButtonLink look="primary" href={href('/memberships')}>
        Volver a las membresías
      </ButtonLink>
    }
    drawing={<Drawing />}
  >
    <p>El plan seleccionado no existe o los parámetros son inválidos.</p>
  </PageMessage>
);

/** A price that is not ours: nobody owes it. */
export function ToAgree({ view: { name, amount, back } }: Of<'to-agree'>) {
  return (
    <div className="checkout wrap">
      <CheckoutHead name={name} back={back}>
        El precio depende de lo que necesites: lo hablamos, te mandamos una cotización y la pagas
        cuando la aceptes.
      </CheckoutHead>
      <div className="checkout-columns">
        <Panel title="A convenir">
          <div className="checkout-pay">
            {amount && (
              <p>
                El enlace dice {priceText(amount)}, pero ese no es un precio nuestro y aquí no se
                cobra.
              </p>
            )}
            <p className="row">
              <ButtonLink
                look="primary"
                href={whatsappLink(checkoutChat.toAgree({ name, amount }))}
                rel="noopener"
              >
                Acordarlo por WhatsApp
              </ButtonLink>
              <ButtonLink href={href('/contact')}>Pedir una cotización</ButtonLink>
            </p>
          </div>
        </Panel>
      </div>
    </div>
  );
}

/** What is announced and cannot be paid. */
export function ComingSoon({ view }: Of<'coming-soon'>) {
  const { name, description, features, price, unit, note, back } = view;
  const chat = whatsappLink(checkoutChat.comingSoon({ name, amount: price }));
  return (
    <div className="checkout wrap">
      <CheckoutHead name={name} back={back}>
        {description}
      </CheckoutHead>
      <div className="checkout-columns">
        <Panel title="Próximamente">
          <div className="checkout-pay">
            <PriceFigure price={price} unit={unit} />
            <p>{note}</p>
            <p className="row">
              <ButtonLink look="primary" href={href('/contact')}>
                Ir a Contacto
              </ButtonLink>
              <ButtonLink href={chat} rel="noopener">
                Preguntar por WhatsApp
              </ButtonLink>
            </p>
          </div>
        </Panel>
        <Panel title="Lo que va a incluir">
          <div className="checkout-included">
            <ul className="ticks">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        </Panel>
      </div>
    </div>
  );
}

/** What was paid runs, and the next period cannot be paid yet. */
export const AlreadyMember = ({ view: { paidUntil, next } }: Of<'member'>) => (
  <PageMessage
    mark="Premium"
    title="Ya tienes Premium"
    actions={
      <ButtonLink look="primary" href={href('/dashboard/membresia')}>
        Ver mi membresía
      </ButtonLink>
    }
    drawing={<Drawing />}
  >
    <p>
      Lo que pagaste va hasta el {longDate(bogotaDate(paidUntil))}: por ahora no hay nada más que
      pagar. {next ? afterwards[next] : 'La cancelaste: ese día termina, y no se cobra nada más.'}
    </p>
  </PageMessage>
);

const afterwards = {
  link: `La renovación se abre ${announcedDays} días antes, y te avisamos por correo.`,
  nequi: `Ese día se cobra a tu Nequi, y ${announcedDays} días antes te avisamos.`,
  paypal: `Ese día cobra PayPal, y ${announcedDays} días antes te avisamos.`,
} as const;

/** The next period is charged without them: there is no second way to pay it. */
export const PaypalCharges = ({ view: { name, price, at } }: Of<'paypal-charges'>) => (
  <PageMessage
    mark="Premium"
    title="PayPal cobra tu Premium"
    actions={
      <>
        <ButtonLink look="primary" href={payWayPath}>
          Ver cómo se paga
        </ButtonLink>
        <ButtonLink href={href('/dashboard/pagos')}>Ver tus pagos</ButtonLink>
      </>
    }
    drawing={<Drawing />}
  >
    <p>
      El {longDate(bogotaDate(at))} PayPal cobra {priceText(price)} por {name}: aquí no tienes que
      pagar nada. Si prefieres pagarlo tú, o no seguir, quita PayPal en{' '}
      <a href={payWayPath}>Cómo se paga</a> antes de ese día.
    </p>
  </PageMessage>
);

/** A quote is paid once it is accepted. */
export const QuoteUnaccepted = ({ view: { number, token, words } }: Of<'quote-unaccepted'>) => (
  <PageMessage
    mark={`Cotización ${number}`}
    title={words.title}
    actions={
      <ButtonLink look="primary" href={href('/cotizacion/:token', { token })}>
        Ver la cotización
      </ButtonLink>
    }
    drawing={<Drawing />}
  >
    <p>{words.message}</p>
  </PageMessage>
);

/** There is nothing left to pay. */
export const QuotePaid = ({ view: { number, orderId } }: Of<'quote-paid'>) => (
  <PageMessage
    mark={`Cotización ${number}`}
    title="Ya está pagada"
    actions={
      orderId === null ? (
        <ButtonLink look="primary" href={href('/contact')}>
          Escribirle al equipo
        </ButtonLink>
      ) : (
        <ButtonLink look="primary" href={orderPath(orderId)}>
          Ver tu pago
        </ButtonLink>
      )
    }
    drawing={<Drawing />}
  >
    <p>
      {orderId === null
        ? 'La pagaron desde otra cuenta. Si no sabes quién fue, escríbenos.'
        : 'El pago llegó y está en tu cuenta: no hace falta otro.'}
    </p>
  </PageMessage>
);

const Drawing = () => (
  <div className="checkout-drawing">
    <Frailejon />
  </div>
);
