import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { Table } from '#app/ui/table.tsx';
import { messageServiceLabel } from '#packages/contact/src/index.ts';
import type { ProposalSummary } from '#server/services/proposals/list-proposals.ts';
import { ProposalBadge } from './proposal-badge.tsx';
import { ProposalClock } from './proposal-clock.tsx';
import { SeverityBadge } from './severity-badge.tsx';

const moment = momentText('medium');

/** The proposals of one page of the list; a name opens one. */
export const ProposalTable = (props: { proposals: readonly ProposalSummary[]; now: Date }) => (
  <Table caption="Lista de propuestas">
    <thead>
      <tr>
        <th scope="col">Quién</th>
        <th scope="col" className="desk-wide">
          Servicio
        </th>
        <th scope="col" className="desk-wide">
          Estado
        </th>
        <th scope="col" className="desk-wide">
          La lleva
        </th>
        <th scope="col">Llegó</th>
      </tr>
    </thead>
    <tbody>
      {props.proposals.map((proposal) => (
        <ProposalRow key={proposal.id} proposal={proposal} now={props.now} />
      ))}
    </tbody>
  </Table>
);

function ProposalRow({ proposal, now }: { proposal: ProposalSummary; now: Date }) {
  const { id, name, email, service, severity, status, isPriority } = proposal;
  const { createdAt, assigneeName } = proposal;
  return (
    <tr>
      <th scope="row">
        <Link to={href('/admin/contact-submissions/:proposalId', { proposalId: id })}>
          <bdi>{name}</bdi>
        </Link>
        {isPriority && <span className="desk-mark">Premium</span>}
        <small>
          <bdi>{email}</bdi>
        </small>
        <small className="desk-narrow">
          {messageServiceLabel(service)} <SeverityBadge severity={severity} />
        </small>
        <small className="desk-narrow">
          <ProposalBadge status={status} />
        </small>
      </th>
      <td className="desk-wide">
        {messageServiceLabel(service)} <SeverityBadge severity={severity} />
      </td>
      <td className="desk-wide">
        <ProposalBadge status={status} />
      </td>
      <td className="desk-wide">{assigneeName ?? 'nadie'}</td>
      <td>
        <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
        <small>
          <ProposalClock proposal={proposal} now={now} />
        </small>
      </td>
    </tr>
  );
}
