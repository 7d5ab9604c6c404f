import { momentText } from '#app/ui/moment.ts';
import type { AlsoWritten } from '#server/services/desk/also-written.ts';
import { messageServiceLabel } from '#packages/contact/src/index.ts';
import { AlsoWrote } from './also-wrote.tsx';
import { Due } from './due.tsx';

const moment = momentText('long');

type Message = {
  email: string;
  phone: string | null;
  service: string;
  createdAt: Date;
  message: string;
  /** Why they have no copy of it, if they should. */
  copyFailure: string | null;
  /** The path of the page that they wrote from. */
  page: string | null;
};

/** What somebody wrote, and how to reach them. Marks that turn the direction of a text stay within it. */
export function MessageFacts(props: {
  message: Message;
  alsoWritten: AlsoWritten;
  /** What the page is called that they wrote from, if there still is one. */
  pageName: string | null;
  /** When the first answer is due; null when none is. */
  dueAt: Date | null;
  now: Date;
}) {
  const { email, phone, service, createdAt, message, copyFailure, page } = props.message;
  const at = email.lastIndexOf('@');
  return (
    <>
      <dl className="desk-facts">
        <dt>Correo</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(email)}`}>
            <bdi>
              {email.slice(0, at)}
              {/* Too long for a line, it breaks here. */}
              <wbr />
              {email.slice(at)}
            </bdi>
          </a>
          {copyFailure !== null && (
            <small className="desk-copy-failed">{copyText(copyFailure)}</small>
          )}
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
        {page !== null && (
          <>
            <dt>Escribió desde</dt>
            <dd>{props.pageName === null ? page : <a href={page}>{props.pageName}</a>}</dd>
          </>
        )}
        <dt>Llegó</dt>
        <dd>
          {moment(createdAt)}
          {props.dueAt && (
            <>
              {' · '}
              <Due at={props.dueAt} now={props.now} />
            </>
          )}
        </dd>
      </dl>
      <p className="desk-message" dir="auto" tabIndex={0}>
        <bdi>{message}</bdi>
      </p>
      <AlsoWrote alsoWritten={props.alsoWritten} />
    </>
  );
}

/** What it says about the address, before anybody answers to it. */
const copyText = (failure: string): string =>
  failure === 'refused'
    ? 'No salió la copia de su mensaje: ese correo no existe o no recibe. Revisa si tiene un error de tecleo antes de responderle.'
    : 'No salió la copia de su mensaje: su servidor de correo no la recibió en 20 horas.';
