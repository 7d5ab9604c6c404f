import { href, Link } from 'react-router';
import { shortDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { momentText } from '#app/ui/moment.ts';
import { Table } from '#app/ui/table.tsx';
import type { QuoteSummary } from '#server/services/quotes/list-quotes.ts';
import { QuoteBadge } from '../../quote/quote-badge.tsx';
import { UndeliveredMark } from '../undelivered.tsx';

const moment = momentText('medium');

/** The quotes of one page of the list; a name opens one. */
export const QuoteTable = ({ quotes }: { quotes: readonly QuoteSummary[] }) => (
  <Table caption="Lista de cotizaciones">
    <thead>
      <tr>
        <th scope="col">Para quién</th>
        <th scope="col" className="desk-wide">
          Estado
        </th>
        <th scope="col" className="desk-wide">
          Válida hasta
        </th>
        <th scope="col" className="desk-wide">
          Empezó
        </th>
        <th scope="col" className="numeric desk-wide">
          Total
        </th>
      </tr>
    </thead>
    <tbody>
      {quotes.map((quote) => (
        <QuoteRow key={quote.id} quote={quote} />
      ))}
    </tbody>
  </Table>
);

function QuoteRow({ quote }: { quote: QuoteSummary }) {
  const { id, number, state, name, email, total, validUntil, createdAt, mailFailure } = quote;
  return (
    <tr>
      <th scope="row">
        <Link to={href('/admin/cotizaciones/:quoteId', { quoteId: id })}>
          <bdi>{name}</bdi>
        </Link>
        <small>{number ?? 'Sin número todavía'}</small>
        <small className="desk-narrow">{priceText(total)}</small>
        <small className="desk-line">
          <bdi>{email}</bdi>
        </small>
        <small className="desk-narrow">
          <QuoteBadge state={state} />
        </small>
        {mailFailure && <UndeliveredMark />}
      </th>
      <td className="desk-wide">
        <QuoteBadge state={state} />
      </td>
      <td className="desk-wide">{shortDate(validUntil)}</td>
      <td className="desk-wide">
        <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
      </td>
      <td className="numeric desk-wide">{priceText(total)}</td>
    </tr>
  );
}
