import type { MailFailure } from '#server/ports/mail/mail.ts';

/** Why a mail to this address reached nobody, as the end of a sentence. */
export const WhyUndelivered = ({ failure, email }: { failure: MailFailure; email: string }) =>
  failure === 'refused' ? (
    <>
      el servidor de correo rechazó <bdi>{email}</bdi> para siempre. Esa dirección no existe o no
      recibe.
    </>
  ) : (
    <>
      en 20 horas de intentos, ningún servidor de correo recibió nada para <bdi>{email}</bdi>.
    </>
  );

/** What can be done for somebody whom a mail did not reach. */
export const OtherWays = ({ phone }: { phone: string | null }) =>
  phone === null ? (
    'No dejó teléfono: revisa si su correo tiene un error de tecleo y escríbele al correcto desde el buzón del estudio.'
  ) : (
    <>
      Llama o escribe al <a href={`tel:${phone}`}>{phone}</a>.
    </>
  );

/** In a row of a list. */
export const UndeliveredMark = () => (
  <small>
    <span className="due-late">Correo sin entregar</span>
  </small>
);
