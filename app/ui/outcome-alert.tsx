import { brand } from '#content/brand.ts';
import { Alert } from './alert.tsx';
import type { Outcome } from './outcome-form.tsx';

/** What a form led to. An unexpected failure shows its code, to be found in the log. */
export function OutcomeAlert({ outcome }: { outcome: Outcome }) {
  const { done, title, message, requestId } = outcome;
  return (
    <Alert tone={done ? 'success' : 'error'} title={title}>
      {message}
      {requestId && <FailureCode requestId={requestId} />}
    </Alert>
  );
}

function FailureCode({ requestId }: { requestId: string }) {
  const subject = encodeURIComponent(`Algo falló en el sitio (${requestId})`);
  return (
    <>
      {' '}
      Si sigue pasando, <a href={`mailto:${brand.email}?subject=${subject}`}>escríbenos</a> con este
      código: <span className="measure">{requestId}</span>
    </>
  );
}
