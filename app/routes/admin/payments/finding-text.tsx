import { findingTitles } from '#content/payment-findings.ts';
import { href, Link } from 'react-router';
import { priceText } from '#content/money.ts';
import { momentText } from '#app/ui/moment.ts';
import type { StaffFinding } from '#server/services/payment-desk/finding.ts';
import { findingAdvice } from './finding-advice.ts';
import { arrivedText } from './arrived-text.ts';
import { providerWords } from './provider-words.ts';
import { staffWords } from './staff-words.ts';

const moment = momentText('long');

/** What does not fit, and, while it waits, what to do about it. */
export function FindingText({ finding }: { finding: StaffFinding }) {
  const { kind, provider, subject, reference, amount, expected, order, detail } = finding;
  const { foundAt, resolved } = finding;
  return (
    <>
      <h3>{findingTitles[kind]}</h3>
      <dl className="desk-facts">
        {order && (
          <>
            <dt>Pedido</dt>
            <dd>
              <Link
                className="payment-code"
                to={href('/admin/pagos/:orderId', { orderId: order.id })}
              >
                {order.code}
              </Link>
            </dd>
            <dt>Cliente</dt>
            <dd>
              <bdi>{order.clientName ?? order.clientEmail ?? 'Ya no tiene cuenta'}</bdi>
            </dd>
          </>
        )}
        {amount && (
          <>
            <dt>Monto</dt>
            <dd>{expected ? arrivedText(amount, expected) : priceText(amount)}</dd>
          </>
        )}
        <dt>Por</dt>
        <dd>{providerWords[provider]}</dd>
        {kind !== 'manual-refund' && (
          <>
            <dt>{provider === 'manual' ? 'Referencia' : 'Identificador'}</dt>
            <dd className="payment-code">
              <bdi>{reference ?? subject}</bdi>
            </dd>
          </>
        )}
        {detail !== null && (
          <>
            <dt>Dato</dt>
            <dd>
              <bdi>{detail}</bdi>
            </dd>
          </>
        )}
        <dt>Desde</dt>
        <dd>
          <time dateTime={foundAt.toISOString()}>{moment(foundAt)}</time>
        </dd>
        {resolved && (
          <>
            <dt>Resuelta</dt>
            <dd>
              <time dateTime={resolved.at.toISOString()}>{moment(resolved.at)}</time>,{' '}
              <bdi>{staffWords(resolved.staffName)}</bdi>
            </dd>
          </>
        )}
      </dl>
      {resolved ? (
        <p className="desk-history-text" dir="auto">
          <bdi>{resolved.resolution}</bdi>
        </p>
      ) : (
        <p>{findingAdvice[kind]}</p>
      )}
    </>
  );
}
