import { keepDrawn, later } from '#app/ui/later.tsx';
import { href } from 'react-router';
import { checkoutChat } from '#content/checkout-words.ts';
import { spanText } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { methodName } from '#content/payment-methods.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { FollowedOrder, PaidPart } from './followed-order.ts';
import { paidWords } from './paid-words.ts';
import { PriceParts } from './price-parts.tsx';
import { useCelebration } from './use-celebration.ts';
import type { WithdrawalView } from './withdrawal-view.ts';

const loadOrderRefunds = () => import('./order-refunds.tsx');
const OrderRefunds = keepDrawn(
  import.meta.env.SSR
    ? (await loadOrderRefunds()).OrderRefunds
    : later(loadOrderRefunds, 'OrderRefunds'),
);
const loadFiledWithdrawalPanel = async () => {
  const { FiledWithdrawalPanel } = await import('./withdrawal-part.tsx');
  return { FiledWithdrawalPanel };
};
const FiledWithdrawalPanel = keepDrawn(
  import.meta.env.SSR
    ? (await loadFiledWithdrawalPanel()).FiledWithdrawalPanel
    : later(loadFiledWithdrawalPanel, 'FiledWithdrawalPanel'),
);
const loadWithdrawalPart = async () => {
  const { WithdrawalPart } = await import('./withdrawal-part.tsx');
  return { WithdrawalPart };
};
const WithdrawalPart = keepDrawn(
  import.meta.env.SSR
    ? (await loadWithdrawalPart()).WithdrawalPart
    : later(loadWithdrawalPart, 'WithdrawalPart'),
);

const moment = momentText('long');

/** What was paid, and what comes now; what goes back is said first. */
export function PaidOrder(props: {
  order: FollowedOrder;
  paid: PaidPart;
  withdrawal: WithdrawalView | null;
}) {
  const { order, paid, withdrawal } = props;
  const { name, refunds } = order;
  const isOver = paid.isReturned || paid.isReturning;
  const request = withdrawal?.request ?? null;
  const { status, label, title, text } = paidWords(paid, request);
  const isWithdrawn = request !== null && request.isOpen && !isOver;
  const chat = request || isOver ? 'refunded' : paid.span ? 'member' : 'paid';
  useCelebration(order.id, paid.isFresh && !request);
  return (
    <div className="checkout wrap">
      <header className="checkout-head">
        <StatusBadge status={status}>{label}</StatusBadge>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      <div className="checkout-columns">
        {isWithdrawn && <FiledWithdrawalPanel request={request} isOver={false} />}
        {refunds.length > 0 && (
          <OrderRefunds
            refunds={refunds}
            hasAccount={request?.hasAccount ?? false}
            isWithdrawn={isWithdrawn}
          />
        )}
        <Panel title="Tu pedido">
          <PaidFacts order={order} paid={paid} label={label} />
        </Panel>
        {request && !isWithdrawn && <FiledWithdrawalPanel request={request} isOver={isOver} />}
        {!isOver && !isWithdrawn && paid.nextSteps.length > 0 && (
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
      </div>
      <p className="row">
        {paid.span && (
          <ButtonLink look="primary" href={href('/dashboard/membresia')}>
            Ver mi membresía
          </ButtonLink>
        )}
        <ButtonLink
          look={paid.span ? 'secondary' : 'primary'}
          href={whatsappLink(checkoutChat[chat]({ name, amount: paid.amount }))}
          rel="noopener"
        >
          Escribir por WhatsApp
        </ButtonLink>
        <ButtonLink href={href('/dashboard/pagos')}>Ver todos tus pagos</ButtonLink>
        <ButtonLink href={href('/')}>Volver al inicio</ButtonLink>
      </p>
      {withdrawal && !isOver && <WithdrawalPart id={order.id} withdrawal={withdrawal} />}
    </div>
  );
}

function PaidFacts(props: { order: FollowedOrder; paid: PaidPart; label: string }) {
  const { id, code, name, priceParts } = props.order;
  const { paid, label } = props;
  const { amount, returned, at, receipt, span } = paid;
  return (
    <dl className="checkout-facts">
      <div>
        <dt>Compra</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
      </div>
      {span && (
        <div>
          <dt>Periodo</dt>
          <dd>{spanText(bogotaDate(span.startsAt), bogotaDate(span.endsAt))} </dd>
        </div>
      )}
      <PriceParts parts={priceParts} />
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
        <dd>{label}</dd>
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

function meansText({ provider, method }: Pick<PaidPart, 'provider' | 'method'>): string {
  const means = methodName(method);
  return `${providerNames[provider] ?? provider}${means === null ? '' : `, ${means}`}`;
}
