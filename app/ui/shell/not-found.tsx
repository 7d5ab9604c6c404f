import { href } from 'react-router';
import { Altimeter } from './altimeter.tsx';
import { ButtonLink } from '../button.tsx';
import { PageMessage } from './page-message.tsx';

/** The page for an address that leads nowhere, or nowhere this person may go. */
export function NotFound() {
  return (
    <PageMessage
      mark="404 m s. n. m."
      title="Esta página no existe"
      actions={
        <ButtonLink look="primary" href={href('/')}>
          Volver al inicio
        </ButtonLink>
      }
      drawing={<Altimeter />}
    >
      <p lang="en">Oops! Page not found</p>
      <p>A esta altura no hay nada. El estudio queda más arriba, a 2600 metros.</p>
    </PageMessage>
  );
}
