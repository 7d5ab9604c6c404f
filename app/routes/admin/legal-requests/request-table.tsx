import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { Table } from '#app/ui/table.tsx';
import { requestKinds } from '#packages/legal-requests/src/index.ts';
import type { RequestSummary } from '#server/services/legal-requests/list-requests.ts';
import { RequestBadge } from '../../legal-requests/request-badge.tsx';
import { UndeliveredMark } from '../undelivered.tsx';
import type { TermWords } from './clock-text.ts';
import { Term } from './term.tsx';

type ListedRequest = RequestSummary & { term: TermWords };

const moment = momentText('medium');

/** The requests of one page of the list; a radicado opens one. */
export const RequestTable = (props: { requests: readonly ListedRequest[] }) => (
  <Table caption="Lista de solicitudes">
    <thead>
      <tr>
        <th scope="col">Radicado</th>
        <th scope="col" className="desk-wide">
          Quién
        </th>
        <th scope="col" className="desk-wide">
          Estado
        </th>
        <th scope="col">Llegó</th>
      </tr>
    </thead>
    <tbody>
      {props.requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </tbody>
  </Table>
);

function RequestRow({ request }: { request: ListedRequest }) {
  const { id, radicado, kind, name, email, subject, status, receivedAt, mailFailure } = request;
  return (
    <tr>
      <th scope="row">
        <Link to={href('/admin/solicitudes/:requestId', { requestId: id })}>{radicado}</Link>
        <small>{requestKinds[kind].label}</small>
        <small>
          <bdi>{subject}</bdi>
        </small>
        <small className="desk-narrow">
          <bdi>{name}</bdi>
        </small>
        <small className="desk-narrow">
          <RequestBadge status={status} />
        </small>
        {mailFailure && <UndeliveredMark />}
      </th>
      <td className="desk-wide">
        <bdi>{name}</bdi>
        {email !== null && (
          <small>
            <bdi>{email}</bdi>
          </small>
        )}
      </td>
      <td className="desk-wide">
        <RequestBadge status={status} />
      </td>
      <td>
        <time dateTime={receivedAt.toISOString()}>{moment(receivedAt)}</time>
        <small>
          <Term term={request.term} />
        </small>
      </td>
    </tr>
  );
}
