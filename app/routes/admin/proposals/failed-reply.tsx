import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import type { ProposalReply } from '#server/services/proposals/read-history.ts';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';
import { proposalPath, type ProposalsAsked } from './proposal-query.ts';

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
        {reply.failure === 'refused' ? (
          <>
            el servidor de correo rechazó <bdi>{email}</bdi> para siempre. Esa dirección no existe o
            no recibe.
          </>
        ) : (
          <>
            en 20 horas de intentos, ningún servidor de correo la recibió para <bdi>{email}</bdi>.
          </>
        )}
        {!firstAnsweredAt && status !== 'closed' && ' Sigue contando como sin responder.'}
      </p>
      <p>
        {phone === null ? (
          'No dejó teléfono: revisa si su correo tiene un error de tecleo y escríbele al correcto desde el buzón del estudio.'
        ) : (
          <>
            Llama o escribe al <a href={`tel:${phone}`}>{phone}</a>.
          </>
        )}{' '}
        Cuando hables con esa persona, márcala «Contactada».
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
