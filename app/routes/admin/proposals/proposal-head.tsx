import { Link } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import type { ProposalPayment } from '#server/services/payment-desk/list-proposal-payments.ts';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';
import type { ClockWords } from './clock-words.ts';
import { lastFailure } from './last-failure.ts';
import { ProposalBadge } from './proposal-badge.tsx';
import { ProposalClock } from './proposal-clock.tsx';
import { proposalList, proposalPath, type ProposalsAsked } from './proposal-list.ts';
import { ReturnedMoney } from './returned-money.tsx';
import { SeverityBadge } from './severity-badge.tsx';

/** Whose proposal it is, how far it is, and what nobody may miss who works on it. */
export function ProposalHead(props: {
  proposal: Proposal;
  /** When a problem is so urgent; null of what is no report. */
  severityMeaning: string | null;
  payments: readonly ProposalPayment[];
  next: { id: string } | null;
  asked: ProposalsAsked;
  clock: ClockWords;
}) {
  const { proposal, payments, next, asked } = props;
  return (
    <header className="desk-head">
      <p className="desk-ways">
        <Link to={proposalList.to(asked)}>← Propuestas</Link>
        {next && <Link to={proposalPath(next.id, { ...asked, cursor: null })}>Siguiente →</Link>}
      </p>
      <h1>
        <bdi>{proposal.name}</bdi>
      </h1>
      <p className="desk-standing">
        <ProposalBadge status={proposal.status} />
        <span>
          Primera respuesta: <ProposalClock clock={props.clock} />
        </span>
      </p>
      <ReturnedMoney payments={payments} isClosed={proposal.status === 'closed'} />
      {proposal.replyFailure !== null && (
        <Alert tone="error" title="No le llegó la última respuesta">
          <a href={`#${lastFailure}`}>Mira por qué y qué puedes hacer</a>.
        </Alert>
      )}
      {proposal.awaitsReply && (
        <p>
          <span className="desk-mark">Espera tu respuesta</span> Lo último que hay es lo que te
          contestó.
        </p>
      )}
      {proposal.severity && (
        <p>
          <SeverityBadge severity={proposal.severity} /> {props.severityMeaning}
        </p>
      )}
      {proposal.isPriority && (
        <p>
          <span className="desk-mark">Premium</span> Su membresía promete atención prioritaria.
        </p>
      )}
    </header>
  );
}
