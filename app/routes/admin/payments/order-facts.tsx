import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { membershipSpans } from '#content/membership-spans.ts';
import { spanText } from '#content/dates.ts';
import { notResponsible } from '#content/iva.ts';
import { priceText } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import { periodName } from './period-words.ts';

const moment = momentText('long');

/** Whose order it is, what it costs, and until when. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const { client, price, pesos, taxPercent, quoteId, period, status, expiresAt, paidAt } = order;
  return (
    <dl className="desk-facts">
      <dt>Cliente</dt>
      <dd>
        {client ? (
          <>
            <Link to={href('/admin/usuarios/:userId', { userId: client.id })}>
              <bdi>{client.name ?? client.email ?? 'Sin nombre'}</bdi>
            </Link>
            <br />
            <bdi>{client.email}</bdi>
          </>
        ) : (
          'Ya no tiene cuenta'
        )}
      </dd>
      <dt>Precio</dt>
      <dd>
        {priceText(price)}
        {pesos && <>, o {priceText(pesos)}</>}
        <br />
        {taxPercent > 0 ? `Con IVA del ${taxPercent} %` : notResponsible}
      </dd>
      {period && <PeriodFacts period={period} />}
      {quoteId !== null && (
        <>
          <dt>Viene de</dt>
          <dd>
            <Link to={href('/admin/cotizaciones/:quoteId', { quoteId })}>una cotización</Link>
          </dd>
        </>
      )}
      {paidAt && (
        <>
          <dt>Pagado</dt>
          <dd>{moment(paidAt)}</dd>
        </>
      )}
      {status === 'open' && (
        <>
          <dt>Vence</dt>
          <dd>{moment(expiresAt)}</dd>
        </>
      )}
    </dl>
  );
}

/** Which period of a membership it pays, from when to when, and what became of it. */
const PeriodFacts = ({ period }: { period: NonNullable<StaffOrder['period']> }) => (
  <>
    <dt>Membresía</dt>
    <dd>
      {membershipSpans[period.plan].name}
      <br />
      {periodName(period)}
      {period.paid && (
        <>
          <br />
          {spanText(bogotaDate(period.paid.startsAt), bogotaDate(period.paid.endsAt))}
        </>
      )}
      {period.paid?.cut && (
        <>
          <br />
          {period.paid.cut.by === 'refund' ? 'Terminó con su devolución' : 'Lo reemplazó otro plan'}
          , el {moment(period.paid.cut.at)}
        </>
      )}
    </dd>
  </>
);
