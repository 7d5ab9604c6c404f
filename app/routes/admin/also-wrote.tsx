import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import type { AlsoWritten, AlsoWrittenItem } from '#server/services/desk/also-written.ts';
import { quoteStateWords } from '../quote/quote-state.ts';
import { proposalStatusLabel } from './proposals/proposal-badge.tsx';

const moment = momentText('medium');

/** Below a message, what else there is of its address. */
export function AlsoWrote({ alsoWritten: { items, more } }: { alsoWritten: AlsoWritten }) {
  if (items.length === 0) return null;
  return (
    <div className="desk-also">
      <strong>También escribió</strong>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ItemLink item={item} />
            <small>
              {' '}
              <time dateTime={item.createdAt.toISOString()}>{moment(item.createdAt)}</time>
            </small>
          </li>
        ))}
        {more > 0 && <li>y {more} más</li>}
      </ul>
    </div>
  );
}

function ItemLink({ item }: { item: AlsoWrittenItem }) {
  const { id } = item;
  switch (item.kind) {
    case 'contact':
      return <Link to={href('/admin/dashboard/:contactId', { contactId: id })}>Contacto</Link>;
    case 'proposal':
      return (
        <>
          <Link to={href('/admin/contact-submissions/:proposalId', { proposalId: id })}>
            Propuesta
          </Link>
          , {proposalStatusLabel(item.status).toLowerCase()}
        </>
      );
    case 'quote':
      return (
        <>
          <Link to={href('/admin/cotizaciones/:quoteId', { quoteId: id })}>
            {item.number === null ? 'Cotización' : `Cotización ${item.number}`}
          </Link>
          , {quoteStateWords[item.state].label.toLowerCase()}
        </>
      );
  }
}
