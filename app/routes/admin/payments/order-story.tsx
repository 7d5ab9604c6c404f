import { findingTitles } from '#content/payment-findings.ts';
import { href } from 'react-router';
import { priceText } from '#content/money.ts';
import { methodName } from '#content/payment-methods.ts';
import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { receiptNumber } from '#packages/payments/src/index.ts';
import type { OrderRefund } from '#server/services/payment-desk/order-parts.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import { declinedBecause, RawReason, tellEvent } from './event-story.tsx';
import { isHeld } from './open-refunds.ts';
import { askedMailText, mailText } from './mail-text.ts';
import { arrivedText } from './arrived-text.ts';
import { attemptText, refundReasons, refundStatusWords, roleWords } from './payment-words.ts';
import { noKeysText, providerWords } from './provider-words.ts';
import { staffWords } from './staff-words.ts';
import { Code, Small, type Told, Words } from './told.tsx';
import { tellRecorded, tellReport } from './transfer-story.tsx';

const moment = momentText('medium');

/** All that happened to an order, from its beginning on. */
export const OrderStory = ({ order }: { order: StaffOrder }) => (
  <Panel title="Historia" id="historia">
    <ol className="desk-history">
      {storyOf(order).map(({ key, at, what, more }) => (
        <li key={key}>
          <p className="desk-history-what">
            {what} <time dateTime={at.toISOString()}>{moment(at)}</time>
          </p>
          {more}
        </li>
      ))}
    </ol>
  </Panel>
);

const storyOf = (order: StaffOrder): Told[] =>
  [
    ...beginningOf(order),
    ...attemptsOf(order),
    ...order.events.map(tellEvent),
    ...paymentsOf(order),
    ...order.refunds.flatMap((refund) => tellRefund(refund, order)),
    ...findingsOf(order),
  ].sort((one, other) => +one.at - +other.at);

function beginningOf({ client, price, pesos, rate, consent, createdAt }: StaffOrder): Told[] {
  const who = client ? (client.name ?? client.email) : 'Alguien que ya no tiene cuenta';
  const begun: Told = {
    key: 'begun',
    at: createdAt,
    what: (
      <>
        <bdi>{who}</bdi> empezó el pedido por {priceText(price)}.
      </>
    ),
    more: pesos && rate && (
      <Small>
        Son {priceText(pesos)}, con el dólar a{' '}
        {priceText({ amount: rate.copPerUsd, currency: 'COP' })}, según la tasa del{' '}
        {moment(rate.setAt)}
      </Small>
    ),
  };
  if (!consent) return [begun];
  const agreed: Told = {
    key: 'agreed',
    at: consent.at,
    what: 'Marcó que está de acuerdo con esto antes de pagar:',
    more: <Words>{consent.text}</Words>,
  };
  return [begun, agreed];
}

const attemptsOf = ({ attempts, payments }: StaffOrder): Told[] =>
  attempts.flatMap((attempt) => {
    const { id, provider, amount, reference, providerId, reason, report } = attempt;
    if (report?.isRecorded) return [tellRecorded(report)];
    const begun: Told = {
      key: id,
      at: attempt.createdAt,
      what: `Empezó a pagar ${priceText(amount)} por ${providerWords[provider]}.`,
      more: (
        <>
          <Small>
            Referencia <Code>{reference}</Code>
            {providerId !== null && (
              <>
                , en la pasarela <Code>{providerId}</Code>
              </>
            )}
            . {attemptText(attempt, payments)}
            {reason !== null && (
              <bdi>{provider === 'manual' ? ` Motivo: ${reason}.` : declinedBecause(reason)}</bdi>
            )}
          </Small>
          {reason !== null && provider !== 'manual' && <RawReason reason={reason} />}
        </>
      ),
    };
    return report ? [begun, ...tellReport(report)] : [begun];
  });

const paymentsOf = ({ id: orderId, payments }: StaffOrder): Told[] =>
  payments.flatMap(({ id, provider, reference, amount, method, role, receivedAt, receipt }) => {
    const came: Told = {
      key: id,
      at: receivedAt,
      what: `Llegaron ${priceText(amount)} por ${providerWords[provider]}.`,
      more: (
        <Small>
          {provider === 'manual' ? 'Referencia' : 'Transacción'} <Code>{reference}</Code>
          {methodName(method) !== null && `, con ${methodName(method)}`}. {roleWords[role]}
        </Small>
      ),
    };
    if (!receipt) return [came];
    const { number, issuedAt, mail } = receipt;
    const issued: Told = {
      key: `receipt ${number}`,
      at: issuedAt,
      what: (
        <>
          Se hizo el comprobante{' '}
          <a href={`${href('/checkout/comprobante')}?pedido=${orderId}`}>{receiptNumber(number)}</a>
          .
        </>
      ),
      more: <Small>{mailText(mail) ?? 'No se envió por correo.'}</Small>,
    };
    return [came, issued];
  });

function tellRefund(refund: OrderRefund, order: StaffOrder): Told[] {
  const { id, amount, reason, status, provider, providerId, note, tries } = refund;
  const { askedMailedAt, byHand, mail } = refund;
  const by = refund.askedBy ? staffWords(refund.askedBy.name) : 'El sitio';
  const asked: Told = {
    key: id,
    at: refund.askedAt,
    what: (
      <>
        {reason === 'provider' ? (
          <>La pasarela devolvió {priceText(amount)} por su cuenta.</>
        ) : (
          <>
            <bdi>{by}</bdi> pidió devolver {priceText(amount)}: {refundReasons[reason]}.
          </>
        )}
      </>
    ),
    more: (
      <>
        {status !== 'done' && (
          <Small>
            {isHeld(order, refund)
              ? `${noKeysText(provider)}: está detenida.`
              : refundStatusWords[status]}
            {note !== null && (
              <>
                {' '}
                Por qué: <bdi>{note.replace(/\.$/, '')}</bdi>.
              </>
            )}
            {tries > 0 && ` Intentos: ${tries}.`}
          </Small>
        )}
        {askedMailedAt && <Small>{askedMailText(askedMailedAt, mail)}</Small>}
      </>
    ),
  };
  if (!refund.doneAt) return [asked];
  const done: Told = {
    key: `${id} done`,
    at: refund.doneAt,
    what: `Se devolvieron ${priceText(amount)} por ${providerWords[byHand ? 'manual' : provider]}.`,
    more: (
      <>
        {providerId !== null && (
          <Small>
            Referencia <Code>{providerId}</Code>.
          </Small>
        )}
        {mail.isDone && <Small>{mailText(mail)}</Small>}
      </>
    ),
  };
  return [asked, done];
}

const findingsOf = ({ findings }: StaffOrder): Told[] =>
  findings.flatMap(({ id, kind, amount, expected, foundAt, resolved }) => {
    const found: Told = {
      key: id,
      at: foundAt,
      what: (
        <>
          <strong>Diferencia:</strong> {findingTitles[kind]}.
        </>
      ),
      more: amount && expected && <Small>{`${arrivedText(amount, expected)}.`}</Small>,
    };
    if (!resolved) return [found];
    const { at, staffName, resolution } = resolved;
    return [
      found,
      {
        key: `${id} resolved`,
        at,
        what: (
          <>
            <bdi>{staffWords(staffName)}</bdi> la resolvió.
          </>
        ),
        more: <Words>{resolution}</Words>,
      },
    ];
  });
