import { href } from 'react-router';
import { ButtonLink } from '../button.tsx';
import { authPath } from '../shell/auth-path.ts';
import './sign-up-link.css';

/**
 * Leads to an account, and from there to its dashboard, or to the `tool` whose path is given: at once whoever has signed in, as the
 * header says (`data-session`).
 */
export const SignUpLink = ({ look, tool }: { look?: 'primary'; tool?: string | undefined }) => (
  <ButtonLink {...(look && { look })} href={authPath(tool ?? href('/'), 'signup')}>
    <span className="sign-up-out">Crear Cuenta</span>
    <span className="sign-up-in">{tool ? 'Abrir la herramienta' : 'Mi dashboard'}</span>
  </ButtonLink>
);
