import { Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { Table } from '#app/ui/table.tsx';
import { messageServiceLabel } from '#packages/contact/src/index.ts';
import type { ListedProposal } from '#server/services/proposals/list-proposals.ts';
import type { ClockWords } from './clock-words.ts';
import { ProposalBadge } from './proposal-badge.tsx';
import { ProposalClock } from './proposal-clock.tsx';
import { proposalPath, type ProposalsAsked } from './proposal-list.ts';
import { SeverityBadge } from './severity-badge.tsx';

const moment = momentText('medium');

type ShownProposal = ListedProposal & { clock: ClockWords };

type Shown = {
  /** Of which money went back, and how, in words. */
  returned: ReadonlyMap<string, string>;
  asked: ProposalsAsked;
};

/** The proposals of one page of the list that was asked for; a name opens one. */
export const ProposalTable = ({
  proposals,
  ...shown
}: Shown & { proposals: readonly ShownProposal[] }) => (
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
      {proposals.map((proposal) => (
        <ProposalRow key={proposal.id} proposal={proposal} {...shown} />
      ))}
    </tbody>
  </Table>
);

function ProposalRow({ proposal, returned, asked }: Shown & { proposal: ShownProposal }) {
  const { id, name, email, service, severity, status, isPriority } = proposal;
  const { createdAt, assigneeName, replyFailure, awaitsReply, excerpt } = proposal;
  const state = returned.get(id);
  return (
    <tr>
      <th scope="row">
        <Link to={proposalPath(id, asked)}>
          <bdi>{name}</bdi>
        </Link>
        {isPriority && <span className="desk-mark">Premium</span>}
        <small className="desk-line">
          <bdi>{email}</bdi>
        </small>
        <small className="desk-line" dir="auto">
          {excerpt}
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
          <ProposalClock clock={proposal.clock} />
        </small>
        {state && (
          <small>
            <span className="due-late">pago: {state}</span>
          </small>
        )}
        {replyFailure !== null && (
          <small>
            <span className="due-late">respuesta sin entregar</span>
          </small>
        )}
        {awaitsReply && (
          <small>
            <span className="due-soon">espera tu respuesta</span>
          </small>
        )}
      </td>
    </tr>
  );
}
