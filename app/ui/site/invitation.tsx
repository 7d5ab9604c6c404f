import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../button.tsx';
import { authPath } from '../shell/auth-path.ts';
import './invitation.css';

/**
 * The invitation to open an account, for visitors alone: the site script shows it once per page and session, where it
 * stands, after the person has done something and has read on. It hides nothing and holds nobody.
 */
export function Invitation(props: { title: string; text: string }) {
  const { pathname } = useLocation();
  return (
    <dialog className="invitation" data-invitation aria-labelledby="invitacion">
      <h2 id="invitacion">{props.title}</h2>
      <p>{props.text}</p>
      <div className="row">
        <ButtonLink small href={authPath(pathname, 'signup')}>
          Crear Cuenta
        </ButtonLink>
        <form method="dialog">
          <Button type="submit" look="quiet" small>
            Ahora no
          </Button>
        </form>
      </div>
    </dialog>
  );
}
