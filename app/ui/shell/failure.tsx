import { ClippedWave } from './clipped-wave.tsx';
import { ButtonLink } from '../button.tsx';
import { PageMessage } from './page-message.tsx';

/** The page that the network lost on its way. */
export const NoAnswer = ({ email }: { email: string }) => (
  <Failure
    requestId=""
    email={email}
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
  title?: string;
  message?: string;
}) {
  const subject = encodeURIComponent(`Algo falló en el sitio (${props.requestId})`);
  return (
    <PageMessage
      mark={props.requestId ? `Código ${props.requestId}` : (props.mark ?? 'La señal se saturó')}
      title={props.title ?? 'Algo falló de nuestro lado'}
      actions={
        <>
          {/* The empty address is this page again. */}
          <ButtonLink look="primary" href="">
            Volver a intentar
          </ButtonLink>
          <ButtonLink href={`mailto:${props.email}?subject=${subject}`}>Escribirnos</ButtonLink>
        </>
      }
      drawing={<ClippedWave />}
    >
      <p>
        {props.message ?? 'Lo que hiciste estaba bien: el error quedó anotado y lo vamos a mirar.'}
      </p>
      <p>
        Espera un momento y vuelve a intentar. Si sigue pasando, escríbenos
        {props.requestId ? ' con el código de arriba.' : '.'}
      </p>
    </PageMessage>
  );
}
