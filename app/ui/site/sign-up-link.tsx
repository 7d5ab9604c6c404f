import { href } from 'react-router';
import { ButtonLink } from '../button.tsx';
import { authPath } from '../shell/auth-path.ts';
import './sign-up-link.css';

/** Leads to an account, and from there to its dashboard: at once whoever has signed in, as the header says (`data-session`). */
export const SignUpLink = ({ look }: { look?: 'primary' }) => (
  <ButtonLink {...(look && { look })} href={authPath(href('/'), 'signup')}>
    <span className="sign-up-out">Crear Cuenta</span>
    <span className="sign-up-in">Mi dashboard</span>
  </ButtonLink>
);
