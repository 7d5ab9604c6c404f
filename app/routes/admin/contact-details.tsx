import { href, Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { AlsoWritten } from '#server/services/desk/also-written.ts';
import type { Contact } from '#server/services/desk/read-contact.ts';
import { MessageFacts } from './message-facts.tsx';

/** What somebody wrote, and what is done with it. `query` is that of the list. */
export function ContactDetails(props: {
  contact: Contact;
  alsoWritten: AlsoWritten;
  pageName: string | null;
  /** Whether it is asked if it should be deleted. */
  isAsked: boolean;
  dueAt: Date | null;
  query: string;
  outcome: Outcome | undefined;
  now: Date;
}) {
  const { contact, alsoWritten, pageName, isAsked, dueAt, query, outcome, now } = props;
  const here = href('/admin/dashboard/:contactId', { contactId: contact.id });
  const asking = `${here}${query}${query ? '&' : '?'}eliminar`;
  return (
    <>
      <MessageFacts
        message={contact}
        alsoWritten={alsoWritten}
        pageName={pageName}
        dueAt={dueAt}
        now={now}
      />
      <OutcomeForm outcome={outcome} action={here + query}>
        {isAsked ? (
          <>
            <p className="desk-question">¿Estás seguro de eliminar este contacto?</p>
            <div className="desk-buttons">
              <SubmitButton intent="delete" look="danger" small busy="Eliminando...">
                Sí, eliminar
              </SubmitButton>
              <Link to={here + query} className={buttonClass({ small: true })} replace>
                No
              </Link>
            </div>
          </>
        ) : (
          <div className="desk-buttons">
            {contact.proposalId === null ? (
              <SubmitButton intent="pass" look="primary" small busy="Pasando...">
                Pasar a propuestas
              </SubmitButton>
            ) : (
              <Link
                to={href('/admin/contact-submissions/:proposalId', {
                  proposalId: contact.proposalId,
                })}
                className={buttonClass({ small: true })}
              >
                Ver la propuesta
              </Link>
            )}
            <Link to={asking} className={buttonClass({ small: true })} replace>
              Eliminar
            </Link>
          </div>
        )}
      </OutcomeForm>
    </>
  );
}
