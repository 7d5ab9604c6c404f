import { momentText } from '#app/ui/moment.ts';
import { messageServiceLabel } from '#packages/contact/src/index.ts';
import type { Contact } from '#server/services/desk/read-contact.ts';
import { Due } from './due.tsx';

const moment = momentText('long');

/** What somebody wrote, and how to reach them. Marks that turn the direction of a text stay within it. */
export function ContactFacts({ contact, now }: { contact: Contact; now: Date }) {
  const { email, phone, service, createdAt, message, proposalId } = contact;
  return (
    <>
      <dl className="desk-facts">
        <dt>Correo</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(email)}`}>
            <bdi>{email}</bdi>
          </a>
        </dd>
        {phone !== null && (
          <>
            <dt>Teléfono</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </>
        )}
        <dt>Servicio</dt>
        <dd>{messageServiceLabel(service)}</dd>
        <dt>Llegó</dt>
        <dd>
          {moment(createdAt)}
          {proposalId === null && (
            <>
              {' · '}
              <Due receivedAt={createdAt} now={now} />
            </>
          )}
        </dd>
      </dl>
      <p className="desk-message" dir="auto">
        <bdi>{message}</bdi>
      </p>
    </>
  );
}
