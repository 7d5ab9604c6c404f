import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { Table } from '#app/ui/table.tsx';
import { messageServiceLabel } from '#packages/contact/src/index.ts';
import type { ListedContact } from '#server/services/desk/list-contacts.ts';
import { answerDueAt } from './due-text.ts';
import { Due } from './due.tsx';

const moment = momentText('medium');

/** The messages of one page of the list; a name opens what its person wrote. `query` is that of the list. */
export function ContactTable(props: {
  contacts: readonly ListedContact[];
  query: string;
  now: Date;
}) {
  const { contacts, query, now } = props;
  return (
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
        {contacts.map(({ id, name, email, service, createdAt, proposalId, excerpt }) => (
          <tr key={id}>
            <th scope="row">
              <Link
                to={href('/admin/dashboard/:contactId', { contactId: id }) + query}
                preventScrollReset
              >
                <bdi>{name}</bdi>
              </Link>
              <small className="desk-line">
                <bdi>{email}</bdi>
              </small>
              <small className="desk-line" dir="auto">
                {excerpt}
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
  );
}
