import { ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/alert.tsx';

/** In the place of a section whose data could not be read, with the id of its log line. */
export function LoadFailure({ requestId }: { requestId: string }) {
  return (
    <Alert tone="error" title="No se pudieron cargar los datos del dashboard...">
      <span className="load-failure">
        Espera un momento y vuelve a intentar. Si sigue pasando, escríbenos
        {requestId ? ` con este código: ${requestId}` : ''}.
      </span>
      {/* The empty address is this page again. */}
      <ButtonLink href="">Volver a intentar</ButtonLink>
    </Alert>
  );
}
