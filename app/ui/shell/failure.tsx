import { href } from 'react-router';
import { ClippedWave } from './clipped-wave.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { PageMessage } from './page-message.tsx';

/** The page that the network lost on its way. */
export const NoAnswer = ({ email }: { email: string }) => (
  <Failure
    requestId=""
    email={email}
    status={504}
    mark="Sin señal"
    title="No llegó la página"
    message="Se cortó la conexión antes de que llegara la respuesta. Lo que ya guardaste sigue guardado."
  />
);

/** The page for a failure, ours unless a title and a message explain it, with the id of its log line. */
export function Failure(props: {
  requestId: string;
  email: string;
  mark?: string;
  status: number;
  title?: string;
  message?: string;
}) {
  // Who was refused and read why would only be refused again.
  const isRefused = props.title !== undefined && props.status < 500;
  const subject = encodeURIComponent(`Algo falló en el sitio (${props.requestId})`);
  return (
    <PageMessage
      mark={props.requestId ? `Código ${props.requestId}` : (props.mark ?? 'La señal se saturó')}
      title={props.title ?? 'Algo falló de nuestro lado'}
      actions={
        <>
          {isRefused ? <WayBack status={props.status} /> : <Retry />}
          <ButtonLink href={`mailto:${props.email}?subject=${subject}`}>Escribirnos</ButtonLink>
        </>
      }
      drawing={<ClippedWave />}
    >
      <p>{props.message ?? `Lo que hiciste estaba bien: ${whatHappened(props.requestId)}`}</p>
      {!isRefused && (
        <p>
          Espera un momento y vuelve a intentar. Si sigue pasando, escríbenos
          {props.requestId ? ' con el código de arriba.' : '.'}
        </p>
      )}
    </PageMessage>
  );
}

/** What our log has not is of a proxy before us, or of the browser. */
const whatHappened = (requestId: string): string =>
  requestId ? 'el error quedó anotado y lo vamos a mirar.' : 'lo que falló es nuestro.';

/** The empty address is this page again. */
const Retry = () => (
  <ButtonLink look="primary" href="">
    Volver a intentar
  </ButtonLink>
);

/** To what was sent; an address that is too long has nothing before it, and without script nobody knows the way. */
function WayBack({ status }: { status: number }) {
  const home = (
    <ButtonLink look="primary" href={href('/')}>
      Ir al inicio
    </ButtonLink>
  );
  if (status === 414) return home;
  return (
    <>
      <span className="needs-script">
        <Button look="primary" data-back>
          Volver atrás
        </Button>
      </span>
      <noscript>{home}</noscript>
    </>
  );
}
