import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { Table } from '#app/ui/table.tsx';
import { messageServiceLabel } from '#packages/contact/src/index.ts';
import type { BoundedCount } from '#server/services/desk/search-plan.ts';
import type { ContactSummary } from '#server/services/desk/list-contacts.ts';
import { countText } from './count-text.ts';
import { answerDueAt } from './due-text.ts';
import { Due } from './due.tsx';

const moment = momentText('medium');

/** The messages of one page of the list; a name opens what its person wrote. `query` is that of the list. */
export function ContactTable(props: {
  contacts: readonly ContactSummary[];
  count: BoundedCount;
  query: string;
  now: Date;
}) {
  const { contacts, count, query, now } = props;
  return (
    <>
      <p className="desk-count">
        {countText(count)} {count.count === 1 ? 'mensaje' : 'mensajes'}
      </p>
      <Table caption="Lista de mensajes">
        <thead>
          <tr>
            <th scope="col">Quién</th>
            <th scope="col" className="desk-wide">
              Servicio
            </th>
            <th scope="col">Llegó</th>
          </tr>
        </thead>
        <tbody>
          {contacts.map(({ id, name, email, service, createdAt, proposalId }) => (
            <tr key={id}>
              <th scope="row">
                <Link
                  to={href('/admin/dashboard/:contactId', { contactId: id }) + query}
                  preventScrollReset
                >
                  <bdi>{name}</bdi>
                </Link>
                <small>
                  <bdi>{email}</bdi>
                </small>
                <small className="desk-narrow">{messageServiceLabel(service)}</small>
              </th>
              <td className="desk-wide">{messageServiceLabel(service)}</td>
              <td>
                <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
                <small>
                  {proposalId === null ? (
                    <Due at={answerDueAt(createdAt)} now={now} />
                  ) : (
                    'en propuestas'
                  )}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
