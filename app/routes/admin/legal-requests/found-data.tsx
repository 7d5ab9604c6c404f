import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import type { AddressData } from '#server/services/address-data/find-address-data.ts';

export type FoundAddress = AddressData & { requestId: string };

/** How much stands under an address, and the way to a copy of it. */
export function FoundData({ found }: { found: FoundAddress }) {
  const { requestId, counts, acceptedQuotes, requests, hasAccount, isChecked } = found;
  return (
    <>
      {found.mailFailure !== null && (
        <p>
          A este correo no le llegó nuestro mensaje: si está mal escrito,{' '}
          <Link to={href('/admin/solicitudes/:requestId', { requestId })}>corrígelo</Link> antes de
          buscar.
        </p>
      )}
      <dl className="desk-facts">
        <dt>Mensajes del inicio</dt>
        <dd>{counts.contacts}</dd>
        <dt>Propuestas</dt>
        <dd>{counts.proposals === 0 ? 0 : `${counts.proposals}, con sus respuestas y notas`}</dd>
        <dt>Demos</dt>
        <dd>{counts.demos}</dd>
        <dt>Cotizaciones</dt>
        <dd>{quotesText(counts.quotes, acceptedQuotes)}</dd>
        <dt>Boletín</dt>
        <dd>{counts.newsletter === 0 ? 'no está' : 'está en la lista, o estuvo'}</dd>
        <dt>Solicitudes</dt>
        <dd>{requests}, que no se borran</dd>
        <dt>Cuenta</dt>
        <dd>{hasAccount ? 'sí tiene' : 'no tiene'}</dd>
      </dl>
      {acceptedQuotes > 0 && (
        <p>
          Una cotización aceptada es un contrato, y las leyes comerciales mandan guardarla con su
          prueba. Las demás se borran con su propuesta.
        </p>
      )}
      {hasAccount && (
        <p>
          Lo de la cuenta no se toca desde aquí: la persona lo descarga o la elimina en Ajustes, Tus
          datos. Aquí solo está lo que no va con la cuenta.
        </p>
      )}
      {isChecked && (
        <p>
          <ButtonLink
            small
            href={href('/admin/solicitudes/:requestId/datos.zip', { requestId })}
            download
          >
            Descargar la copia (ZIP)
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** «3, de ellas 2 aceptadas, que no se borran». */
function quotesText(erasable: number, accepted: number): string {
  const total = erasable + accepted;
  if (accepted === 0) return total === 0 ? '0' : `${total}, sin aceptar`;
  const kept =
    accepted === 1 ? '1 aceptada, que no se borra' : `${accepted} aceptadas, que no se borran`;
  return `${total}, de ellas ${kept}`;
}
