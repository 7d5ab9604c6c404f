import { machinePaths } from '#content/machine-paths.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** The minutes that `?espera=` names, after a download that was refused; null without a number. */
export function waitingMinutes(request: Request): number | null {
  const text = new URL(request.url).searchParams.get('espera') ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** The button that downloads everything, or how long until it does again. */
export function ExportButton({ wait }: { wait: number | null }) {
  return (
    <>
      {wait !== null && (
        <Alert tone="error" title="Ya descargaste varias copias">
          Para cuidar el servidor damos unas pocas por hora. Puedes pedir otra en{' '}
          {wait === 1 ? '1 minuto' : `${wait} minutos`}.
        </Alert>
      )}
      <p>
        {/* A download is a document of its own: the router must not ask for it. */}
        <ButtonLink href={machinePaths.export}>Descargar mi copia</ButtonLink>
      </p>
    </>
  );
}
