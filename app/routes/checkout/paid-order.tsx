import { href } from 'react-router';
import { checkoutChat } from '#content/checkout-words.ts';
import { priceText } from '#content/money.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { FollowedOrder, PaidPart } from './followed-order.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { useCelebration } from './use-celebration.ts';

const moment = momentText('long');

/** What was paid, and what comes now. */
export function PaidOrder({ order, paid }: { order: FollowedOrder; paid: PaidPart }) {
  const { name, refunds } = order;
  useCelebration(order.id, paid.isFresh);
  return (
    <div className="checkout wrap">
      <header className="checkout-head">
        <StatusBadge status={paid.isReturned ? 'removed' : 'live'}>
          {paid.isReturned ? 'Devuelto' : 'Pagado'}
        </StatusBadge>
        <h1>{paid.isReturned ? 'Pago devuelto' : 'Pago Exitoso'}</h1>
        <p className="lead">
          {paid.isReturned
            ? 'Te devolvimos todo lo que pagaste por este pedido.'
            : 'Tu pago llegó y quedó en tu cuenta.'}
        </p>
      </header>
      <div className="checkout-columns">
        <Panel title="Tu pedido">
          <PaidFacts order={order} paid={paid} />
        </Panel>
        {!paid.isReturned && (
          <Panel title="Qué sigue">
            <ol className="checkout-next">
              {paid.nextSteps.map(({ name, text }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </Panel>
        )}
        {refunds.length > 0 && <OrderRefunds refunds={refunds} />}
      </div>
      <p className="row">
        <ButtonLink
          look="primary"
          href={whatsappLink(
            checkoutChat[paid.isReturned ? 'refunded' : 'paid']({ name, amount: paid.amount }),
          )}
          rel="noopener"
        >
          Escribir por WhatsApp
        </ButtonLink>
        <ButtonLink href={href('/')}>Volver al inicio</ButtonLink>
      </p>
    </div>
  );
}

function PaidFacts({ order: { id, code, name }, paid }: { order: FollowedOrder; paid: PaidPart }) {
  const { amount, returned, isReturned, at, receipt } = paid;
  return (
    <dl className="checkout-facts">
      <div>
        <dt>Plan</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
      </div>
      <div>
        <dt>Pagaste</dt>
        <dd className="checkout-amount">{priceText(amount)}</dd>
      </div>
      {returned.amount > 0 && (
        <div>
          <dt>Te devolvimos</dt>
          <dd>{priceText(returned)}</dd>
        </div>
      )}
      <div>
        <dt>Estado</dt>
        <dd>
          {isReturned ? 'Devuelto' : returned.amount > 0 ? 'Pagado, con devolución' : 'Pagado'}
        </dd>
      </div>
      <div>
        <dt>Cómo</dt>
        <dd>{meansText(paid)}</dd>
      </div>
      {at && (
        <div>
          <dt>Cuándo</dt>
          <dd>{moment(at)}</dd>
        </div>
      )}
      <div>
        <dt>Pedido</dt>
        <dd className="checkout-code">{code}</dd>
      </div>
      <div>
        <dt>Comprobante</dt>
        <dd>
          {receipt === null ? (
            'Lo estamos haciendo: te llega por correo'
          ) : (
            <>
              N.º {receiptNumber(receipt)}{' '}
              <a href={`${href('/checkout/comprobante')}?pedido=${id}`}>Descargar en PDF</a>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

const providerNames: Record<string, string> = {
  wompi: 'Wompi',
  paypal: 'PayPal',
  manual: 'Transferencia',
};

/** What providers call the ways to pay. */
const methodNames: Record<string, string> = {
  CARD: 'tarjeta',
  PSE: 'PSE',
  NEQUI: 'Nequi',
  BANCOLOMBIA_TRANSFER: 'Bancolombia',
  BANCOLOMBIA_QR: 'Bancolombia QR',
  BANCOLOMBIA_COLLECT: 'corresponsal Bancolombia',
  DAVIPLATA: 'Daviplata',
};

function meansText({ provider, method }: Pick<PaidPart, 'provider' | 'method'>): string {
  const means = method === null ? undefined : methodNames[method];
  return `${providerNames[provider] ?? provider}${means ? `, ${means}` : ''}`;
}
