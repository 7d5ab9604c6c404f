import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import type { ProposalReply } from '#server/services/proposals/read-history.ts';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';
import { OtherWays, WhyUndelivered } from '../undelivered.tsx';
import { proposalPath, type ProposalsAsked } from './proposal-list.ts';

/** Says at a reply that its mail reached nobody, and what can be done. */
export function FailedReply(props: {
  reply: ProposalReply;
  proposal: Proposal;
  /** For a link that leads to it. */
  id: string | undefined;
  asked: ProposalsAsked;
}) {
  const { reply, proposal, asked } = props;
  const { id, email, phone, firstAnsweredAt, status } = proposal;
  return (
    <div className="desk-waiting desk-failed" id={props.id}>
      <p>
        <strong>No salió:</strong>{' '}
        <WhyUndelivered failure={reply.failure ?? 'refused'} email={email} />
        {!firstAnsweredAt && status !== 'closed' && ' Sigue contando como sin responder.'}
      </p>
      <p>
        <OtherWays phone={phone} /> Cuando hables con esa persona, márcala «Contactada».
      </p>
      <div className="desk-buttons">
        <Link
          to={`${proposalPath(id, asked, { borrador: reply.id })}#responder`}
          className={buttonClass({ small: true })}
        >
          Escribirla otra vez
        </Link>
      </div>
    </div>
  );
}
